import { expect, test } from 'ux-jury/test';
import { field, signIn } from './support.ts';

test.beforeEach(({ page }) => signIn(page));

test('Create a project after leaving required fields empty', {
  annotation: { type: 'goal', description: 'Set up a new project for our summer fair, owned by Jon' },
}, async ({ page }) => {
  const submit = page.getByRole('button', { name: /create project|submit/i });

  await page.goto('/projects');
  await page.getByTestId('new-project').click();

  await test.step('Submit with nothing but a description', async () => {
    await field(page, 'Description', 'description').fill('Stalls, music and a raffle on the quay.');
    await submit.click();
    await expect(page.getByText(/enter a project name|error/i).first()).toBeVisible();
  });

  await test.step('Fill in what is missing', async () => {
    const description = field(page, 'Description', 'description');
    if ((await description.inputValue()) === '')
      await description.fill('Stalls, music and a raffle on the quay.');
    await field(page, 'Project name', 'name').fill('Summer fair');
    await field(page, 'Owner', 'owner').selectOption('Jon Bauer');
    await field(page, 'Due date', 'due').fill('2031-08-21');
    for (const needless of await page.getByTestId('needless').getByRole('textbox').all()) {
      await needless.fill('Summer fair');
    }
    await submit.click();
  });

  const again = page.getByRole('button', { name: 'Yes, continue' });
  const created = page.getByRole('heading', { name: 'Summer fair' });
  await expect(again.or(created)).toBeVisible();
  if (await again.isVisible()) await again.click();

  await expect(created).toBeVisible();
  await expect(page.getByRole('status').first()).toBeVisible();
});
