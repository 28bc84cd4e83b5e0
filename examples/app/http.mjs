import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';

const TYPES = { '.css': 'text/css', '.js': 'text/javascript', '.svg': 'image/svg+xml' };
const MAX_FORM_BYTES = 64 * 1024;

export const page = (body, status = 200) => ({
  status,
  headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  body: String(body),
});

export const json = (value, status = 200) => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
  body: JSON.stringify(value),
});

export const redirect = (location, headers = {}) => ({ status: 303, headers: { location, ...headers }, body: '' });

/** The posted form as plain text fields; repeated names keep the last value. */
export async function readForm(request) {
  let text = '';
  for await (const chunk of request) {
    text += chunk;
    if (text.length > MAX_FORM_BYTES) throw new Error('The form is too large');
  }
  return Object.fromEntries(new URLSearchParams(text));
}

export function readCookie(request, name) {
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim().split('='));
  return pairs.find(([key]) => key === name)?.[1] ?? null;
}

/** A file of `public/` (names without folders only), or null when there is none. */
export async function readAsset(path) {
  const name = path === '/favicon.ico' ? 'favicon.svg' : path.slice(1);
  const type = TYPES[extname(name)];
  if (!type || !/^[a-z-]+\.[a-z]+$/.test(name)) return null;
  try {
    const body = await readFile(new URL(`public/${name}`, import.meta.url));
    return { status: 200, headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-cache' }, body };
  } catch {
    return null;
  }
}

/** Finds the route for a request; `:name` parts become params. */
export function matchRoute(routes, method, path) {
  for (const [routeMethod, pattern, handle] of routes) {
    const params = routeMethod === method ? matchPath(pattern, path) : null;
    if (params) return { handle, params };
  }
  return null;
}

function matchPath(pattern, path) {
  const expected = pattern.split('/');
  const actual = path.split('/');
  if (expected.length !== actual.length) return null;
  const params = {};
  for (const [index, part] of expected.entries()) {
    if (part.startsWith(':')) params[part.slice(1)] = decodeURIComponent(actual[index]);
    else if (part !== actual[index]) return null;
  }
  return params;
}
