import { expect, test } from 'ux-jury/test';
import { signIn } from './support.ts';

test.beforeEach(({ page }) => signIn(page));

test('Recover from a link to a project that is gone', async ({ page }) => {
  await page.goto('/projects');

  await test.step('Follow an old bookmark', async () => {
    await page.goto('/projects/winter-newsletter');
    await expect(page.getByText(/not found/i)).toBeVisible();
  });

  await test.step('Find the way back', async () => {
    const back = page.getByRole('link', { name: 'Back to projects' });
    if (await back.isVisible()) await back.click();
    else await page.goBack();
    await expect(page.getByTestId('project')).toHaveCount(6);
  });
});
