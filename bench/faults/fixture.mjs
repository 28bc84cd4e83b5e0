// Copied into the bench's own project: Playwright's test of ux-jury, which listens to what mutations tell.
import { appendFileSync } from 'node:fs';
import { test as base } from 'ux-jury/test';

const { SITES = '{}', TOLD } = process.env;

const test = base.extend({
  context: async ({ context }, use, info) => {
    const id = info.tags[0].slice(1);
    const write = (fact) => appendFileSync(TOLD, `${JSON.stringify({ case: id, ...fact })}\n`);
    context.on('console', (message) => {
      const [, broken, text] = /^ux-fault(-broken)? ([\s\S]*)$/.exec(message.text()) ?? [];
      if (text !== undefined) write(broken === undefined ? JSON.parse(text) : { broken: text });
    });
    await use(context);
  },
});

/**
 * One journey of an app, walked once for every case of this run. Screens are told apart by structure and window: a height
 * of its own for each case keeps the reporter from taking a mutated screen for one that it has seen.
 */
export function journey(title, goal, walk) {
  for (const [index, [id, baseURL]] of Object.entries(JSON.parse(SITES)).entries()) {
    test.describe(id, () => {
      test.use({ baseURL, viewport: { width: 1280, height: 720 + index } });
      test(title, { tag: `@${id}`, annotation: { type: 'goal', description: goal } }, walk);
    });
  }
}

/** Whether something shows up within the time; a look, no expectation. */
export async function appears(locator, ms = 5000) {
  const end = Date.now() + ms;
  while (Date.now() < end) {
    if (await locator.first().isVisible()) return true;
    await new Promise((resume) => setTimeout(resume, 80));
  }
  return false;
}

/** Enters and sends as a person does who is refused once: looks, enters what is missing, sends again. */
export async function sendUntil(shown, { enter, send }) {
  for (let tries = 0; tries < 2; tries += 1) {
    await enter();
    await send();
    if (await appears(shown, tries === 0 ? 6000 : 15_000)) return;
  }
}

/** Fills a field that does not hold the words yet. */
export async function fillIn(field, words) {
  if ((await field.inputValue()) !== words) await field.fill(words);
}
