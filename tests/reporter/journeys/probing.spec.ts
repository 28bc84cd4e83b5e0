import { expect, test } from '../../../reporter/test.ts';

test.describe.configure({ mode: 'parallel' });

for (const name of ['one', 'other'])
  test(`${name} person at home`, async ({ page }) => {
    await page.goto('/enter');
    await expect(page.getByRole('heading')).toHaveText('Home');
    await page.getByLabel('Name').fill('Zed');
    await page.getByRole('button', { name: 'More' }).click();
  });

test('leaves', async ({ page }) => {
  await page.goto('/enter');
  await expect(page.getByRole('heading')).toHaveText('Home');
  await page.goto('/account/delete');
  await page.goto('/reset?token=S3CRET-TOKEN');
});
