import { html } from './html.mjs';

const NAVIGATION = [
  { href: '/projects', name: 'Projects', worse: 'Items' },
  { href: '/reports', name: 'Reports', worse: 'Reports' },
  { href: '/settings', name: 'Settings', worse: 'Prefs' },
  { href: '/help', name: 'Help', worse: 'Help' },
];

/** A whole document. `current` is the navigation address that this page belongs to; `bare` leaves navigation out (signed out). */
export function layout(visit, { title, body, current = null, bare = false, narrow = false }) {
  const { faulty } = visit;
  const width = narrow ? 'narrow' : 'wide';
  return html`<!doctype html>
<html${faulty('no-lang') ? '' : html` lang="en"`}>
${documentHead(visit, title)}
<body>
${faulty('no-skip-link') ? '' : html`<a class="skip" href="#main">Skip to main content</a>`}
${bare ? '' : topBar(visit, current)}
${faulty('no-landmarks') ? html`<div class="main ${width}">${body}</div>` : html`<main id="main" class="main ${width}" tabindex="-1">${body}</main>`}
${bare || faulty('no-landmarks') ? '' : bottomBar()}
</body>
</html>`;
}

function documentHead({ faulty }, title) {
  const viewport = faulty('no-zoom') ? 'width=device-width, initial-scale=1, maximum-scale=1, user-scalable=no' : 'width=device-width, initial-scale=1';
  const script = faulty('dead-control') ? 'hurried.js' : 'harbour.js';
  return html`<head>
<meta charset="utf-8">
<meta name="viewport" content="${viewport}">
${title === null ? '' : html`<title>${title} · Harbour</title>`}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/harbour.css">
<link rel="stylesheet" href="/pages.css">
${faulty('low-contrast') && html`<link rel="stylesheet" href="/hurried.css">`}
<script src="/${script}"></script>
</head>`;
}

export const logo = ({ faulty }) =>
  faulty('missing-logo')
    ? html`<img class="logo" src="/img/logo-v2-final.png" width="32" height="32">`
    : html`<img class="logo" src="/logo.svg" width="32" height="32" alt="">`;

function topBar(visit, current) {
  const { faulty } = visit;
  const content = html`
<a class="brand" href="/projects">${logo(visit)}<span>Harbour</span></a>
${navigation(visit, current)}
<form class="sign-out" method="post" action="/sign-out">
<button class="button quiet" type="submit">${faulty('inconsistent-names') ? 'Log off' : 'Sign out'}</button>
</form>`;
  return faulty('no-landmarks') ? html`<div class="top">${content}</div>` : html`<header class="top">${content}</header>`;
}

function navigation({ faulty }, current) {
  const links = NAVIGATION.map(({ href, name, worse }) => {
    const mark = href === current && !faulty('no-current-page') ? html` aria-current="page"` : '';
    return html`<li><a href="${href}"${mark}>${faulty('inconsistent-names') ? worse : name}</a></li>`;
  });
  return faulty('no-landmarks')
    ? html`<div class="nav"><ul>${links}</ul></div>`
    : html`<nav class="nav" aria-label="Main"><ul>${links}</ul></nav>`;
}

const bottomBar = () => html`<footer class="bottom">
<p>Harbour keeps your team’s work in one calm place.</p>
<p><a href="/help">Get help</a></p>
</footer>`;

/** The trail above a page's heading, and the way back. */
export function breadcrumb({ faulty }, name) {
  if (faulty('no-breadcrumb')) return '';
  return html`<nav class="trail" aria-label="Breadcrumb"><ol>
<li><a href="/projects">Projects</a></li>
<li aria-current="page">${name}</li>
</ol></nav>`;
}

/** The one-time confirmation that the previous request left; it takes the focus so that it is read out. */
export function flash(visit) {
  const text = visit.session?.flash;
  if (!text) return '';
  visit.session.flash = null;
  return html`<p class="notice" role="status" tabindex="-1" data-focus>${text}</p>`;
}
