import { expect, test } from 'ux-jury/test';
import { field, signIn, tabTo, task } from './support.ts';

test.beforeEach(({ page }) => signIn(page));

test('Find a project and tick a task with the keyboard only', {
  tag: '@keyboard',
  annotation: { type: 'goal', description: 'Mark “Book the movers” as done without a mouse' },
}, async ({ page }) => {
  await page.goto('/projects');

  await test.step('Search', async () => {
    await tabTo(page, field(page, 'Search projects', 'q'));
    await page.keyboard.type('office');
    await page.keyboard.press('Enter');
    await expect(page.getByTestId('project')).toHaveCount(1);
  });

  await test.step('Open the project', async () => {
    await tabTo(page, page.getByRole('link', { name: 'Office move' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Office move', level: 1 })).toBeVisible();
  });

  await test.step('Tick the task', async () => {
    const box = task(page, 'Book the movers').getByRole('checkbox');
    await tabTo(page, box);
    await page.keyboard.press('Space');
    await expect(page.getByText('3 of 5 tasks done')).toBeVisible();
    await expect(box).toBeChecked();
  });
});
