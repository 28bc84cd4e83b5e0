import { type Browser, type BrowserContext, type Page, test as plain } from '@playwright/test';
import { test as recording } from '../../../../reporter/test.ts';

const EVENTS = ['page', 'console', 'weberror', 'request', 'requestfailed', 'requestfinished', 'response'];

/** Who hears of anything: whatever is listened to costs time at every event. */
function listListeners({ browser, page }: { browser: Browser; page: Page }): string[] {
  const context: BrowserContext = page.context();
  const count = (one: unknown, name: string): number => {
    const listeners: unknown = Reflect.get(Object(one), 'listenerCount');
    return typeof listeners === 'function' ? Number(listeners.call(one, name)) : 0;
  };
  return [
    `browser ${count(browser, 'context')}`,
    ...EVENTS.map((name) => `context ${name} ${count(context, name)}`),
    `page download ${count(page, 'download')}`,
    `debugger ${count(context.debugger, 'pausedstatechanged')}`,
  ];
}

for (const [name, test] of [
  ['plain', plain],
  ['ours', recording],
] as const)
  test(`listeners ${name}`, async ({ browser, page }) => {
    await page.goto('/two');
    const kit = await page.evaluate(() => Reflect.has(globalThis, '__uxJurySend'));
    await page.getByRole('heading').click();
    process.stdout.write(`HEARD ${name} ${listListeners({ browser, page }).join(', ')}, kit ${kit}\n`);
  });
