import { expect, test } from 'ux-jury/test';
import { signIn } from './support.ts';

test.beforeEach(({ page }) => signIn(page));

test('Delete a project on second thought', {
  annotation: {
    type: 'goal',
    description: 'Delete the finished newsletter project, and nothing by accident',
  },
}, async ({ page }) => {
  const remove = page.getByTestId('delete');
  const dialog = page.getByRole('dialog', { name: 'Delete “Spring newsletter”?' });
  const list = page.getByTestId('new-project');

  await page.goto('/projects/spring-newsletter');
  await remove.click();
  await expect(dialog.or(list)).toBeVisible();

  if (await dialog.isVisible()) {
    await test.step('Change my mind', async () => {
      await dialog.getByRole('button', { name: 'Keep project' }).click();
      await expect(dialog).toBeHidden();
    });
    await test.step('Delete it after all', async () => {
      await remove.click();
      await dialog.getByRole('button', { name: 'Delete project' }).click();
    });
  }

  await expect(page).toHaveURL('/projects');
  await expect(page.getByTestId('project')).toHaveCount(5);
  await expect(page.getByRole('link', { name: 'Spring newsletter' })).toBeHidden();
});
