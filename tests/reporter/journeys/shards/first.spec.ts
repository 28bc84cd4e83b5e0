import { expect, test } from '../../../../reporter/test.ts';

test.describe.configure({ mode: 'parallel' });

test('opens a dialog', async ({ page }) => {
  await page.goto('/odd');
  await page.getByText('Open dialog').click();
  await page.getByRole('button', { name: 'Close it' }).click();
});

test('goes back', { annotation: { type: 'goal', description: 'See the second page' } }, async ({ page }) => {
  await page.goto('/sign-in');
  await page.getByRole('link', { name: 'Second page' }).click();
  await expect(page.getByRole('heading')).toHaveText('Second');
});

test('fails on the first try', async ({ page }) => {
  await page.goto('/sign-in');
  if (test.info().retry === 0) await page.getByText('No such thing').click({ timeout: 200 });
  await page.getByRole('link').click();
  await expect(page.getByRole('heading')).toHaveText('Second');
});

test('asks only the server', async ({ request, baseURL }) => {
  expect((await request.get(`${baseURL}/two`)).ok()).toBe(true);
});
