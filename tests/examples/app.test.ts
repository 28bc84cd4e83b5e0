import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Build } from '../../examples/app/server.mjs';
import { ACCOUNT, openSite, type Site, type Visitor } from './visitor.ts';

const FAIR = {
  name: 'Summer fair',
  description: 'Stalls on the quay',
  owner: 'Jon Bauer',
  due: '2031-08-21',
};
const BUILDS: Build[] = ['good', 'worse'];
const PAGES = [
  ['/projects', 200],
  ['/projects?q=office&status=on-track', 200],
  ['/projects/new', 200],
  ['/projects/office-move', 200],
  ['/reports', 200],
  ['/settings', 200],
  ['/help', 200],
  ['/favicon.ico', 200],
  ['/projects/gone', 404],
  ['/nowhere', 404],
  ['/..%2fserver.mjs', 404],
  ['/outage', 500],
] as const;

describe.each(BUILDS)('the %s build', (build) => {
  let site: Site;
  let visitor: Visitor;
  beforeAll(async () => {
    site = await openSite(build);
    visitor = await site.signIn();
  });
  afterAll(() => site.close());

  it.each(PAGES)('answers %s with %i', async (path, status) => {
    expect((await visitor.get(path)).status).toBe(status);
  });

  it('takes at least as long over the report as it says', async () => {
    const { html, milliseconds } = await visitor.get('/reports/weekly');
    expect(html).toContain('Your week at a glance');
    expect(milliseconds).toBeGreaterThanOrEqual(build === 'good' ? 1490 : 2390);
  });

  it('sends strangers to sign in and brings them back', async () => {
    const stranger = site.visit();
    expect((await stranger.get('/settings')).location).toBe('/sign-in?next=%2Fsettings');
    expect((await stranger.post('/sign-in', { ...ACCOUNT, next: '/settings' })).location).toBe('/settings');
    expect((await stranger.post('/sign-in', { ...ACCOUNT, next: '//evil.example' })).location).toBe(
      '/projects',
    );
  });

  it('refuses a wrong password and ends a session on sign-out', async () => {
    const stranger = site.visit();
    const refused = await stranger.post('/sign-in', { ...ACCOUNT, password: 'guess' });
    expect([refused.status, refused.location]).toEqual([200, null]);
    await stranger.post('/sign-in', ACCOUNT);
    await stranger.post('/sign-out');
    expect((await stranger.get('/projects')).status).toBe(303);
  });

  it('escapes what people type', async () => {
    const { html } = await visitor.get(`/projects?q=${encodeURIComponent('"><script>alert(1)</script>')}`);
    expect(html).not.toContain('<script>alert');
  });

  it('keeps every session to its own data', async () => {
    const [one, other] = await Promise.all([site.signIn(), site.signIn()]);
    await one.post('/projects/office-move/delete');
    expect((await one.get('/projects/office-move')).status).toBe(404);
    expect((await other.get('/projects/office-move')).status).toBe(200);
  });

  it('adds, ticks and removes tasks', async () => {
    const path = '/projects/support-handbook/tasks';
    expect((await visitor.postLive(path, { title: 'Draw a map' })).regions.tasks).toContain('Draw a map');
    expect((await visitor.postLive(`${path}/t1/toggle`, { done: 'on' })).regions.progress).toContain(
      '1 of 3 tasks done',
    );
    expect((await visitor.postLive(`${path}/t1/remove`)).regions.progress).toContain('0 of 2 tasks done');
  });
});

describe('the good build', () => {
  let site: Site;
  let visitor: Visitor;
  beforeAll(async () => {
    site = await openSite('good');
    visitor = await site.signIn();
  });
  afterAll(() => site.close());

  it('ties each error to its field and keeps what was typed', async () => {
    const { html } = await visitor.post('/projects/new', { ...FAIR, name: ' ', due: '2001-01-01' });
    expect(html).toContain('There are 2 problems');
    expect(html).toMatch(/id="name"[^>]*aria-invalid="true" aria-describedby="name-hint name-error"/);
    expect(html).toContain('Choose today or a later date');
    expect(html).toContain(FAIR.description);
    expect(html).toContain('<option value="Jon Bauer" selected>');
  });

  it('creates a project, says so once, and gives a second one its own address', async () => {
    expect((await visitor.post('/projects/new', FAIR)).location).toBe('/projects/summer-fair');
    expect((await visitor.get('/projects/summer-fair')).html).toContain('“Summer fair” created');
    expect((await visitor.get('/projects/summer-fair')).html).not.toContain('created');
    expect((await visitor.post('/projects/new', FAIR)).location).toBe('/projects/summer-fair-2');
  });

  it('brings a removed task back to its place', async () => {
    const path = '/projects/annual-report';
    const before = await visitor.postLive(`${path}/restore`);
    const { regions } = await visitor.postLive(`${path}/tasks/t2/remove`);
    expect(regions.status).toContain('Undo');
    expect((await visitor.postLive(`${path}/restore`)).regions.tasks).toBe(before.regions.tasks);
  });

  it('saves settings and refuses a broken email address', async () => {
    const fields = { name: 'Mira Lindqvist', email: ACCOUNT.email, team: '', frequency: 'weekly' };
    expect((await visitor.post('/settings', { ...fields, email: 'mira' })).html).toContain(
      'Enter an email address like',
    );
    expect((await visitor.post('/settings', fields)).location).toBe('/settings');
    expect((await visitor.get('/settings')).html).toContain('value="Mira Lindqvist"');
  });
});

it('starts every server with fresh data', async () => {
  const first = await openSite('good');
  const visitor = await first.signIn();
  await visitor.post('/projects/new', FAIR);
  await first.close();
  const second = await openSite('good');
  expect((await (await second.signIn()).get('/projects')).html).not.toContain(FAIR.name);
  await second.close();
});

it('has journeys that never sleep', () => {
  const folder = new URL('../../examples/journeys/', import.meta.url);
  for (const file of readdirSync(folder)) {
    expect(readFileSync(new URL(file, folder), 'utf8'), file).not.toMatch(/waitForTimeout|setTimeout/);
  }
});
