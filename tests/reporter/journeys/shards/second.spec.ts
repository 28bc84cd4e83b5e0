import { expect, test } from '../../../../reporter/test.ts';

test.describe.configure({ mode: 'parallel' });

test('reads 同じ / page: "two" 🚀?', async ({ page }) => {
  await page.goto('/two');
  await expect(page.getByRole('link')).toBeVisible();
});

test('signs in', async ({ page }) => {
  await page.goto('/sign-in');
  await page.getByLabel('Password').fill('S3CRET-PW-99');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('status')).toHaveText('Hello');
});

test('goes wrong', async ({ page }) => {
  await page.goto('/two');
  await page.getByText('No such thing').click({ timeout: 200 });
});
