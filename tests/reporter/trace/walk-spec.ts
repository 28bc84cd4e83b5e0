import { makeProject, USE } from '../make-project.ts';

/**
 * What a person's test walks on the site: fields, a secret, a dialog, a popup, a frame, a shadow root, a long page. It waits
 * for the troubles: without our fixture nothing holds the next call, and an error that comes after it began counts to it.
 */
export const WALK = `
test('walks', async ({ page }) => {
  await page.goto('/?token=S3CRET-IN-QUERY');
  await test.step('fill in the form', async () => {
    await page.getByLabel('Name').fill('Anna');
    await page.getByLabel('Password').fill('S3CRET-PW-99');
    await page.getByLabel('Card').fill('S3CRET-4111-1');
  });
  await page.getByLabel('Big').check();
  await page.getByLabel('Colour').selectOption('red');
  await page.getByRole('button', { name: 'Save project' }).click();
  await expect(page.getByRole('status')).toHaveText('Project saved');
  await page.goto('/odd');
  await Promise.all([
    page.waitForEvent('pageerror'),
    page.waitForEvent('requestfinished', (request) => request.url().includes('missing-data')),
    page.getByText('Troubles').click(),
  ]);
  await page.getByText('Confirm').click();
  await page.getByRole('button', { name: 'Open dialog' }).click();
  await page.getByRole('button', { name: 'Close it' }).click();
  await page.frameLocator('iframe').getByText('In frame').click();
  await page.getByText('In shadow').click();
  const [popup] = await Promise.all([page.waitForEvent('popup'), page.getByText('Popup').click()]);
  await popup.getByRole('link', { name: 'Back' }).click();
  await expect(popup.getByRole('heading')).toHaveText('Form');
  await page.goto('/notices');
  await page.getByText('The end').click();
});`;

/** A config of the reporter's one line, over what the project had: `use` and other settings of Playwright's. */
export function configOf(use: string, { options = '', more = '' } = {}): string {
  return `import { defineConfig } from '@playwright/test';
export default defineConfig({ outputDir: './results', workers: 1, timeout: 300_000, use: { ...${USE}, ${use} }, ${more}
  reporter: [['line'], ['ux-jury/reporter', { outputDir: 'bundle', ${options} }]] });`;
}

/** A project that only has the reporter's line; its tests import \`from\`. */
export function makeTraced(config: string, { spec = WALK, from = '@playwright/test', modules = '' } = {}) {
  const files = {
    'playwright.config.ts': config,
    'walk.spec.ts': `import { expect, test } from '${from}';${spec}`,
  };
  return makeProject({ files, ...(modules === '' ? {} : { modules }) });
}
