import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A small site with one of everything that the reporter must see. */
export async function startSite(): Promise<{ url: string; server: Server }> {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://site').pathname;
    if (path === '/slow-data') return void setTimeout(() => response.end('data'), 900);
    if (path === '/never.woff2') return;
    if (path.startsWith('/missing') || path === '/favicon.ico') response.statusCode = 404;
    if (path === '/file') response.setHeader('content-disposition', 'attachment; filename=list.csv');
    response.setHeader('content-type', path === '/file' ? 'text/csv' : 'text/html; charset=utf-8');
    if (path === '/shop')
      return void response.end(
        shop(new URL(request.url ?? '', 'http://site').searchParams.get('frame') ?? ''),
      );
    response.end(PAGES[path] ?? '<!doctype html><title>Not here</title><h1>Not here</h1>');
  });
  await new Promise<void>((resume) => server.listen(0, '127.0.0.1', resume));
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

const page = (title: string, body: string) =>
  `<!doctype html><html lang="en"><title>${title}</title><meta name="viewport" content="width=device-width"><body>${body}</body></html>`;

const shop = (frame: string) =>
  page(
    'Shop',
    `<h1 style="margin:0;height:40px">Shop</h1><iframe src="${frame}" title="Pay" style="position:absolute;left:0;top:50px;border:0" width="400" height="200"></iframe>`,
  );

const FORM = `
<header><nav aria-label="Main"><a href="/two?token=S3CRET-IN-QUERY#part">Second page</a></nav></header>
<main><h1>Form</h1><p>It is <span id="clock" style="display:inline-block;width:80px">12:00:00</span></p>
<form onsubmit="event.preventDefault()">
  <label>Name <input id="name" aria-describedby="name-hint" required></label><small id="name-hint">As in your passport</small>
  <label for="mail">Mail</label><input id="mail" type="email" autocomplete="email">
  <label>Password <input id="password" type="password" autocomplete="current-password"></label>
  <label>Card <input id="card" autocomplete="cc-number"></label>
  <input id="hint-only" placeholder="Nickname">
  <label>Colour <select id="colour"><option value="">-</option><option value="red">Red</option></select></label>
  <label class="switch"><input id="news" type="checkbox" style="position:absolute;opacity:0;width:1px;height:1px"><span style="display:inline-block;width:48px;height:24px;background:#ccc"></span>News</label>
  <fieldset><legend>Size</legend><label><input type="radio" name="size" id="small">Small</label><label><input type="radio" name="size" id="big">Big</label></fieldset>
  <label>Photo <input id="photo" type="file"></label>
  <label>Due <input id="due" type="date"></label>
  <label>Note <textarea id="note"></textarea></label>
</form>
<p id="internal-note">KEEP-THIS-HIDDEN</p>
<button id="save" data-testid="save" style="width:120px;height:40px"><svg width="16" height="16" aria-hidden="true"><rect width="16" height="16"/></svg>Save project</button>
<div role="status" id="said"></div><div id="list"></div>
<script>
  setInterval(() => { clock.textContent = new Date().toTimeString().slice(0, 8) }, 300);
  save.onclick = () => { list.setAttribute('aria-busy', 'true'); list.textContent = 'Working';
    setTimeout(() => { list.removeAttribute('aria-busy'); list.innerHTML = '<p>Project in the list</p>'; said.textContent = 'Project saved' }, 400) };
</script></main>`;

const ODD = `<main><h1>Odd things</h1>
<button id="dead">Dead end</button>
<button id="slow" onclick="setTimeout(() => out.textContent = 'slow answer', 700)">Slow</button>
<button id="fetching" onclick="fetch('/slow-data').then(() => out.textContent = 'fetched')">Fetch</button>
<button id="shift" onclick="setTimeout(() => { const ad = document.createElement('div'); ad.style.height = '200px'; ad.textContent = 'ad'; document.querySelector('main').prepend(ad) }, 700)">Shift</button>
<button id="troubles" onclick="console.error('broken {password: S3CRET-PW-99}'); setTimeout(() => { throw new Error('page fell over') }); fetch('/missing-data?key=S3CRET-KEY')">Troubles</button>
<button id="alert" onclick="alert('Watch out')">Alert</button>
<button id="confirm" onclick="out.textContent = String(confirm('Really?'))">Confirm</button>
<button id="popup" onclick="window.open('/two')">Popup</button>
<button id="css" class="opener">Style only</button><div class="panel">Panel by style</div>
<style>.panel { display: none } .opener:focus + .panel { display: block }</style>
<button id="dialog" onclick="box.showModal()">Open dialog</button><dialog id="box" aria-label="Confirm deletion"><button onclick="box.close()">Close it</button></dialog>
<button id="route" onclick="history.pushState({}, '', '/odd/next'); out.textContent = 'next'">Route</button>
<a href="/file" download>Get the list</a>
<div id="fake" onclick="out.textContent = 'fake'" style="width:80px">Fake button</div>
<div id="drag" draggable="true" style="width:60px;height:30px;background:#ddd">Drag me</div><div id="drop" style="width:60px;height:30px" ondragover="event.preventDefault()" ondrop="out.textContent = 'dropped'">Here</div>
<span id="twice" ondblclick="out.textContent = 'twice'">Twice</span>
<input id="keys" aria-label="Keys"><output id="out"></output>
<div id="host"></div><iframe src="/frame" title="Frame" width="300" height="100" style="margin-left:40px"></iframe>
<script>host.attachShadow({ mode: 'open' }).innerHTML = '<button>In shadow</button><p id="inner"></p>';
host.shadowRoot.querySelector('button').onclick = () => { host.shadowRoot.querySelector('p').textContent = 'shadow answer' }</script></main>`;

const PAGES: Record<string, string> = {
  '/': page('Form', FORM),
  '/odd': page('Odd', ODD),
  '/two': page(
    'Second',
    '<h1>Second</h1><a href="/">Back</a><button onclick="window.close()">Close window</button>',
  ),
  '/sign-in': page(
    'Sign in',
    `<main><h1>Sign in</h1><label>Password <input type="password" id="password"></label>
     <button onclick="out.textContent = 'Hello'">Sign in</button><p role="status" id="out"></p><a href="/two">Second page</a></main>`,
  ),
  '/slow-font': page(
    'Slow font',
    `<style>@font-face { font-family: never; src: url(/never.woff2) } body { font-family: never, sans-serif }</style>
     <main><h1>Words</h1><button onclick="this.textContent = 'Clicked'">Click</button></main>`,
  ),
  '/notices': page(
    'Notices',
    `<main><label>Name <input></label><button>Press</button><div style="height:3000px"></div><p>The end</p></main>
     <script>window.seen = []; for (const type of ['focus', 'blur', 'resize', 'scroll', 'visibilitychange', 'mouseover', 'pointermove', 'keydown', 'click'])
       window.addEventListener(type, (event) => seen.push(type + ' ' + (event.target.tagName ?? 'window')), true);
     new MutationObserver((records) => seen.push('mutation ' + records.length)).observe(document, { subtree: true, childList: true, attributes: true });</script>`,
  ),
  '/frame': page(
    'Frame',
    '<button onclick="this.nextElementSibling.textContent = 1">In frame</button><p></p>',
  ),
  '/pay': page(
    'Pay',
    `<input aria-label="Card" autocomplete="cc-number" style="position:absolute;left:20px;top:20px;width:180px;height:40px"><button style="position:absolute;top:90px" onclick="this.textContent = 'Paid'">Pay</button>`,
  ),
  '/file': 'a,b',
};
