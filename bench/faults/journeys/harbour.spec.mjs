import { expect } from 'ux-jury/test';
import { appears, fillIn, journey, sendUntil } from '../fixture.mjs';

const ACCOUNT = { email: 'mira@harbour.example', password: 'quiet-harbour-7' };

journey(
  'Sign in and set up a project',
  'Sign in and set up a new project for the summer fair',
  async ({ page }) => {
    await page.goto('/sign-in');
    await sendUntil(page.getByTestId('new-project'), {
      enter: async () => {
        await fillIn(page.locator('#email, [name=email]').first(), ACCOUNT.email);
        await fillIn(page.locator('[type=password]').first(), ACCOUNT.password);
      },
      send: () => page.locator('form [type=submit], form button').first().click(),
    });
    await page.getByTestId('new-project').click();
    await sendUntil(page.locator('h1, main div').filter({ hasText: 'Summer fair' }), {
      enter: async () => {
        await fillIn(page.locator('[name=name]').first(), 'Summer fair');
        await page.locator('[name=owner]').selectOption({ index: 2 });
        await fillIn(page.locator('[name=due]'), '2031-08-21');
      },
      send: () =>
        page.locator('main form [type=submit], main form button, form[method=post] button').last().click(),
    });
    await expect(page).toHaveURL(/projects\/summer-fair/);
  },
);

journey('Delete a finished project', 'Delete the finished newsletter project', async ({ page }) => {
  await page.request.post('/sign-in', { form: ACCOUNT });
  await page.goto('/projects/spring-newsletter');
  await page.getByTestId('delete').click();
  const yes = page.getByRole('dialog').getByRole('button').last();
  if (await appears(yes, 1500))
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /delete/i })
      .click();
  await expect(page).toHaveURL(/\/projects$/);
});
