import { expect, type Locator, type Page } from 'ux-jury/test';

export const ACCOUNT = { email: 'mira@harbour.example', password: 'quiet-harbour-7' };

/** Signs in over HTTP, so that only the sign-in journey walks through the form. */
export async function signIn(page: Page): Promise<void> {
  const answer = await page.request.post('/sign-in', { form: ACCOUNT });
  expect(answer.ok()).toBe(true);
}

/** A field by its label; by its test id where the page forgot the label. */
export function field(page: Page, label: string, testId: string): Locator {
  return page.getByLabel(label, { exact: true }).or(page.getByTestId(testId));
}

/** The row of one task, with its checkbox and its remove button. */
export function task(page: Page, title: string): Locator {
  return page.getByTestId('task').filter({ hasText: title });
}

/** Presses Tab, as a person without a mouse does, until the element has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error('The Tab key never reached the element in 40 presses');
}
