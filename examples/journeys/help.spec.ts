import { expect, test } from 'ux-jury/test';
import { signIn } from './support.ts';

test.beforeEach(({ page }) => signIn(page));

test('Look up how to invite a colleague, then go on working', {
  annotation: { type: 'goal', description: 'Find out how a colleague gets access' },
}, async ({ page }) => {
  await page.goto('/projects');
  await page.getByRole('link', { name: 'Help', exact: true }).click();
  await page.getByText('How do I invite a colleague?').click();
  await expect(page.getByText('find your team’s name')).toBeVisible();

  const back = page.getByRole('link', { name: 'Back to projects' });
  if (await back.isVisible()) await back.click();
  else await page.goBack();
  await expect(page.getByTestId('project')).toHaveCount(6);
});
