import { expect, test } from '../../../reporter/test.ts';

test.describe.configure({ mode: 'default' });

test('ends well', async ({ page }) => {
  await page.goto('/sign-in');
  await page.getByLabel('Password').fill('S3CRET-PW-99');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('status')).toHaveText('Hello');
});

test('hangs', async ({ page }) => {
  await page.goto('/two');
  await page.getByRole('link', { name: 'Back' }).click();
  await page.waitForTimeout(60_000);
});

test('never begins', async ({ page }) => {
  await page.goto('/odd');
});

test('worker dies', async ({ page }) => {
  await page.goto('/two');
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page.getByRole('heading')).toHaveText('Form');
  process.kill(process.pid, 'SIGKILL');
  await page.waitForTimeout(10_000);
});

test('page crashes', async ({ page }) => {
  await page.goto('/two');
  await page.getByRole('link', { name: 'Back' }).click();
  await page.goto('chrome://crash').catch(() => undefined);
});

test('page closes', async ({ page }) => {
  await page.goto('/two');
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page.getByRole('heading')).toHaveText('Form');
  await page.close();
});
