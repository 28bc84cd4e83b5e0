import { expect, test } from 'ux-jury/test';
import { field, signIn, task } from './support.ts';

test.beforeEach(({ page }) => signIn(page));

test('Add a task and mark it done', async ({ page }) => {
  const title = field(page, 'New task', 'task-title');
  const add = page.getByTestId('add');

  await page.goto('/projects/office-move');

  await test.step('Forget to say what the task is', async () => {
    await add.click();
    await expect(title).toBeFocused();
    await expect(page.getByTestId('task')).toHaveCount(5);
  });

  await test.step('Add it', async () => {
    await title.fill('Return the old keys');
    await add.click();
    await expect(task(page, 'Return the old keys')).toBeVisible();
  });

  await test.step('Mark it done', async () => {
    const box = task(page, 'Return the old keys').getByRole('checkbox');
    await box.check();
    await expect(box).toBeChecked();
    await expect(page.getByText('3 of 6 tasks done')).toBeVisible();
  });
});

test('Remove a task by mistake', {
  annotation: {
    type: 'goal',
    description: 'Remove a task that is no longer needed, without losing another one',
  },
}, async ({ page }) => {
  await page.goto('/projects/customer-onboarding');
  await task(page, 'Draft the welcome email').getByTestId('remove').click();
  await expect(page.getByTestId('task')).toHaveCount(3);

  const undo = page.getByRole('button', { name: 'Undo' });
  if (await undo.isVisible()) {
    await undo.click();
  } else {
    await field(page, 'New task', 'task-title').fill('Draft the welcome email');
    await page.getByTestId('add').click();
  }
  await expect(task(page, 'Draft the welcome email')).toBeVisible();
});
