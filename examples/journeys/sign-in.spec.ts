import { expect, test } from 'ux-jury/test';
import { ACCOUNT, field } from './support.ts';

test('Sign in after mistyping the password', {
  annotation: { type: 'goal', description: 'Get to my projects although I mistyped my password once' },
}, async ({ page }) => {
  const email = field(page, 'Email', 'email');
  const password = field(page, 'Password', 'password');
  const submit = page.getByRole('button', { name: /^(sign in|submit)$/i });

  await page.goto('/sign-in');

  await test.step('Mistype the password', async () => {
    await email.fill(ACCOUNT.email);
    await password.fill('quiet-harbor-7');
    await submit.click();
    await expect(page.getByText(/do not match|error/i).first()).toBeVisible();
  });

  await test.step('Correct it', async () => {
    if ((await email.inputValue()) === '') await email.fill(ACCOUNT.email);
    await password.fill(ACCOUNT.password);
    await submit.click();
  });

  await expect(page).toHaveURL('/projects');
  await expect(page.getByRole('link', { name: 'Website refresh' })).toBeVisible();
});
