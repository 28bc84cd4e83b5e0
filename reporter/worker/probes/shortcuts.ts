import type { Part } from '../../../src/contract/part.ts';
import { askProbes, type ProbeWorld } from './ask-probes.ts';
import type { ProbePage } from './probe-screen.ts';

/** Single keys that pages take as commands; none that a browser itself uses. */
const SIGNS = [...'abcdefghijklmnopqrstuvwxyz0123456789+-*?!.'];
const SETTLE_MS = 15;

/** Presses single printable keys while nothing has the focus, where the page listens for keys at all. */
export async function probeShortcuts({ page, world, reload }: ProbePage): Promise<Part[]> {
  if (!(await listensForKeys(await world()))) return [];
  await reload();
  const read = async () => `${page.url()} ${await askProbes(await world(), 'readText()')}`;
  const switches = await page
    .locator('text=/shortcut|remap|single[- ]key|keyboard command/i')
    .filter({ visible: true })
    .count();
  if ((await askProbes(await world(), 'leaveFocus()')) !== true) return [];
  const calm = await read();
  await page.waitForTimeout(150);
  if ((await read()) !== calm) return [];
  for (const sign of SIGNS) {
    await page.keyboard.press(sign === '+' ? 'NumpadAdd' : sign);
    if (sign === '+') await page.keyboard.type('+');
    await page.waitForTimeout(SETTLE_MS);
    if ((await read()) === calm) continue;
    return [
      { kind: 'shortcut', key: 'body', name: sign, box: null, facts: { sign, switches: switches > 0 } },
    ];
  }
  return [];
}

/** Whether the window, the document or its body listens for keys; asked of the page's own world. */
async function listensForKeys({ cdp }: ProbeWorld): Promise<boolean> {
  for (const expression of ['document', 'window', 'document.body', 'document.documentElement']) {
    const { result } = await cdp.send('Runtime.evaluate', { expression });
    if (result.objectId === undefined) continue;
    const { listeners } = await cdp.send('DOMDebugger.getEventListeners', { objectId: result.objectId });
    if (listeners.some(({ type }) => /^key(down|up|press)$/.test(type))) return true;
  }
  return false;
}
