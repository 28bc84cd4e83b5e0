import { expect, test } from 'ux-jury/test';
import { signIn } from './support.ts';

test.beforeEach(({ page }) => signIn(page));

test('Build the weekly report and follow it to a late project', async ({ page }) => {
  await page.goto('/projects');
  await page.getByRole('link', { name: 'Reports' }).click();

  await test.step('Build the report', async () => {
    await page.getByTestId('build').click();
    await expect(page.getByRole('heading', { name: 'Your week at a glance' })).toBeVisible();
    await expect(page.getByRole('row')).toHaveCount(7);
  });

  await page
    .getByRole('row', { name: /annual report/i })
    .getByRole('link')
    .click();
  await expect(page).toHaveURL('/projects/annual-report');
});
