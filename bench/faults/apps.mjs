import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../../examples/app/server.mjs';
import { answerPets, PETS_SPEC } from './pets-service.mjs';
import { serveSite } from './serve-site.mjs';

const cache = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'ux-jury-faults');

/** The apps that faults are put into: ours, and finished ones of others that lie in npm packages. None of it is shipped. */
export const APPS = [
  {
    id: 'harbour',
    what: 'The example app of this repository, good build',
    start: async () => {
      const { url, close } = await startServer();
      return { origin: url, close };
    },
  },
  {
    id: 'todomvc',
    what: 'TodoMVC in plain JavaScript (cypress-example-kitchensink 7.0.0, MIT)',
    start: () => serveFrom('cypress-example-kitchensink@7.0.0', { under: 'app' }),
  },
  {
    id: 'kitchensink',
    what: 'Documentation site of a test runner (cypress-example-kitchensink 7.0.0, MIT)',
    start: () => serveFrom('cypress-example-kitchensink@7.0.0', { under: 'app' }),
  },
  {
    id: 'sbadmin',
    what: 'Administration template (startbootstrap-sb-admin-2 4.1.4, MIT)',
    start: () => serveFrom('startbootstrap-sb-admin-2@4.1.4', { under: '.' }),
  },
  {
    id: 'swagger',
    what: 'Swagger UI over a small pet service (swagger-ui-dist 5.35.0, Apache-2.0)',
    start: () => serveFrom('swagger-ui-dist@5.35.0', { under: '.', made: PETS_SPEC, answer: answerPets }),
  },
  {
    id: 'tiddlywiki',
    what: 'TiddlyWiki, empty edition (tiddlywiki 5.4.1, BSD-3-Clause)',
    start: async () => {
      const folder = fetchPackage('tiddlywiki@5.4.1');
      const site = join(folder, 'built');
      if (!existsSync(join(site, 'index.html')))
        run('node', ['tiddlywiki.js', './editions/empty', '--output', site, '--build', 'index'], folder);
      return serveSite({ root: site });
    },
  },
];

async function serveFrom(spec, { under, ...how }) {
  return serveSite({ root: join(fetchPackage(spec), under), ...how });
}

/** The unpacked package, fetched once by the ordinary npm into a cache outside of the repository. Throws when it cannot be had. */
function fetchPackage(spec) {
  const folder = join(cache, spec.replace('@', '-'));
  if (existsSync(folder)) return folder;
  mkdirSync(cache, { recursive: true });
  const draft = mkdtempSync(join(tmpdir(), 'ux-jury-fetch-'));
  const name = run('npm', ['pack', spec, '--silent'], draft).trim().split('\n').at(-1);
  run('tar', ['xzf', name], draft);
  run('cp', ['-r', join(draft, 'package'), `${folder}.tmp`], draft);
  renameSync(`${folder}.tmp`, folder);
  rmSync(draft, { recursive: true });
  return folder;
}

function run(command, args, cwd) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stderr.trim().split('\n').at(-1)}`);
  return stdout;
}
