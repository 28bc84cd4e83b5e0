import { ACCOUNT, type Site } from './visitor.ts';

type Check = (site: Site) => Promise<boolean>;

const FAIR = {
  name: 'Summer fair',
  description: 'Stalls on the quay',
  owner: 'Jon Bauer',
  due: '2031-08-21',
};
const FULL = { ...FAIR, name_again: 'Summer fair', cost_centre: 'none', phone: 'none' };

const page = async (site: Site, path: string) => (await (await site.signIn()).get(path)).html;
const posted = async (site: Site, path: string, fields: Record<string, string> = {}) =>
  (await site.signIn()).post(path, fields);
const linked = async (site: Site, path = '/projects') => (await site.signIn()).linked(path);
const stranger = async (site: Site) => (await site.visit().get('/sign-in')).html;

/** For each fault of `faults.mjs`: can it be seen in what this site answers? */
export const CHECKS: Record<string, Check> = {
  'no-lang': async (site) => !(await page(site, '/projects')).includes('<html lang="en">'),
  'no-zoom': async (site) => (await page(site, '/projects')).includes('user-scalable=no'),
  'fixed-width': async (site) => (await linked(site)).includes('min-width: 1100px'),
  'no-skip-link': async (site) => !(await page(site, '/projects')).includes('href="#main"'),
  'no-landmarks': async (site) => !/<main|<nav|<header/.test(await page(site, '/projects')),
  'no-current-page': async (site) => !(await page(site, '/settings')).includes('aria-current="page"'),
  'low-contrast': async (site) => contrastOnWhite(lastColour(await linked(site), 'soft')) < 4.5,
  'no-focus-outline': async (site) => (await linked(site)).includes('outline: none !important'),
  'missing-logo': async (site) => {
    const source = /<img class="logo" src="([^"]+)"/.exec(await page(site, '/projects'))?.[1] ?? '';
    return (await site.visit().get(source)).status !== 200;
  },
  'inconsistent-names': async (site) => {
    const html = await page(site, '/settings');
    return html.includes('>Prefs</a>') && html.includes('<h1>Configuration</h1>');
  },
  'placeholder-only': async (site) => !(await stranger(site)).includes('<label for="email">'),
  'no-autocomplete': async (site) => !(await stranger(site)).includes('autocomplete="current-password"'),
  'blocked-paste': async (site) => (await stranger(site)).includes('onpaste="return false"'),
  'error-code': async (site) => (await posted(site, '/projects/new')).html.includes('Error 0x42'),
  'lost-input': async (site) =>
    !(await posted(site, '/projects/new', { ...FULL, name: '' })).html.includes(FAIR.description),
  'dead-control': async (site) => !(await linked(site)).includes('data-compact'),
  'blank-results': async (site) => !(await page(site, '/projects?q=zzz')).includes('Nothing matches'),
  'colour-only-status': async (site) => !/class="badge at-risk">At risk</.test(await page(site, '/projects')),
  'skipped-headings': async (site) => (await page(site, '/projects')).includes('<h5>'),
  'console-error': async (site) => (await linked(site)).includes('console.error('),
  'needless-fields': async (site) => (await page(site, '/projects/new')).includes('id="cost_centre"'),
  'needless-confirmation': async (site) => (await posted(site, '/projects/new', FULL)).location === null,
  'no-title': async (site) => !(await page(site, '/projects/office-move')).includes('<title>'),
  'no-breadcrumb': async (site) => !(await page(site, '/projects/office-move')).includes('class="trail"'),
  'div-button': async (site) =>
    /<div class="button[^>]*onclick/.test(await page(site, '/projects/office-move')),
  'alert-validation': async (site) => (await linked(site)).includes("alert('ERR_VALIDATION"),
  'unlabelled-checkbox': async (site) =>
    !(await page(site, '/projects/office-move')).includes('<label for="task-t1">'),
  'tiny-target': async (site) =>
    (await page(site, '/projects/office-move')).includes('class="tiny"') &&
    (await linked(site)).includes('.tiny { width: 14px; height: 14px;'),
  'no-undo': async (site) =>
    !(await live(site, '/projects/office-move/tasks/t1/remove')).regions.status?.includes('Undo'),
  'jargon-message': async (site) =>
    (await live(site, '/projects/office-move/tasks/t1/toggle')).regions.status?.includes('200 OK') ?? false,
  'layout-shift': async (site) => (await linked(site)).includes('setTimeout(() => showResult'),
  'uncaught-exception': async (site) => (await linked(site)).includes('window.analytics.track('),
  'unconfirmed-delete': async (site) => {
    const visitor = await site.signIn();
    await visitor.get('/projects/office-move/purge');
    return (await visitor.get('/projects/office-move')).status === 404;
  },
  'no-feedback': async (site) => !(await page(site, '/reports')).includes('id="report-status" role="status"'),
  'preticked-consent': async (site) => /id="news"[^>]* checked/.test(await page(site, '/settings')),
  'blocked-save': async (site) =>
    (await posted(site, '/settings', { name: 'Mira', email: ACCOUNT.email })).status === 500,
  'dead-end': async (site) => !(await page(site, '/help')).includes('<a '),
  'raw-error': async (site) => (await page(site, '/outage')).includes('    at '),
};

const live = async (site: Site, path: string) => (await site.signIn()).postLive(path);

const lastColour = (css: string, name: string) =>
  [...css.matchAll(new RegExp(`--${name}: (#[0-9a-f]{6})`, 'g'))].at(-1)?.[1] ?? '#ffffff';

function contrastOnWhite(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}
