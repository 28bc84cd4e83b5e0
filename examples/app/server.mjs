import { createServer } from 'node:http';
import { pathToFileURL } from 'node:url';
import { faultsOf } from './faults.mjs';
import { matchRoute, readAsset, readCookie, readForm, redirect } from './http.mjs';
import { showFailure, showMissing } from './pages/errors.mjs';
import { routes as help } from './pages/help.mjs';
import { routes as newProject } from './pages/new-project.mjs';
import { routes as project } from './pages/project.mjs';
import { routes as projects } from './pages/projects.mjs';
import { routes as reports } from './pages/reports.mjs';
import { routes as settings } from './pages/settings.mjs';
import { routes as signIn } from './pages/sign-in.mjs';
import { createSessions } from './store.mjs';

const ROUTES = [...signIn, ...projects, ...newProject, ...project, ...reports, ...settings, ...help];
const PUBLIC_PATHS = new Set(['/sign-in', '/help']);

/**
 * Starts Harbour on 127.0.0.1. `port` 0 takes any free one; `build` is "good" or "worse". All data lives in this server and
 * dies with it. `onError` hears of every failure behind a 500 page. Returns the address and a function that stops it.
 */
export async function startServer({ port = 0, build = 'good', onError = () => {} } = {}) {
  const context = { faulty: faultsOf(build), sessions: createSessions(), onError };
  const server = createServer((request, response) => answer(context, request, response));
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}

async function answer(context, request, response) {
  const result = await respond(context, request);
  response.writeHead(result.status, result.headers);
  response.end(request.method === 'HEAD' ? '' : result.body);
}

async function respond(context, request) {
  const url = new URL(request.url, 'http://harbour');
  const visit = {
    ...context,
    url,
    session: context.sessions.find(readCookie(request, 'harbour')),
    wantsJson: (request.headers.accept ?? '').includes('application/json'),
  };
  try {
    return (await readAsset(url.pathname)) ?? (await handleVisit(visit, request));
  } catch (error) {
    return showFailure(visit, error);
  }
}

async function handleVisit(visit, request) {
  const { pathname, search } = visit.url;
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  if (pathname === '/') return redirect('/projects');
  if (pathname === '/outage') throw new Error('The project service did not answer within 30 seconds');
  const route = matchRoute(ROUTES, method, pathname);
  if (!route) return showMissing(visit);
  if (!visit.session && !PUBLIC_PATHS.has(pathname)) {
    return redirect(`/sign-in?next=${encodeURIComponent(pathname + search)}`);
  }
  const form = method === 'POST' ? await readForm(request) : {};
  return route.handle({ ...visit, params: route.params, form });
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const build = process.env.UX_BUILD ?? 'good';
  const onError = (error) => process.stderr.write(`${error.stack}\n`);
  const { url } = await startServer({ port: Number(process.env.PORT ?? 4173), build, onError });
  process.stdout.write(`Harbour (${build} build) listens on ${url}\n`);
}
