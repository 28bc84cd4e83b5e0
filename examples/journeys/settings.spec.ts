import { expect, test } from 'ux-jury/test';
import { field, signIn } from './support.ts';

test.beforeEach(({ page }) => signIn(page));

test('Change my name and my notifications', {
  annotation: {
    type: 'goal',
    description: 'Use my new surname and get one email a week instead of one a day',
  },
}, async ({ page }) => {
  const name = field(page, 'Your name', 'name');

  await page.goto('/settings');
  await name.fill('Mira Lindqvist');
  await page.getByLabel('The weekly summary is ready').check();
  await page.getByLabel('Once a week').check();
  await page.getByRole('button', { name: /save settings|apply/i }).click();
  await expect(page.getByRole('status'), 'the page says that the settings were saved').toHaveText(/saved/i);

  await page.reload();
  await expect(name).toHaveValue('Mira Lindqvist');
  await expect(page.getByLabel('Once a week')).toBeChecked();
});
