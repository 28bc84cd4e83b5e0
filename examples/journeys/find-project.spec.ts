import { expect, test } from 'ux-jury/test';
import { field, signIn } from './support.ts';

test.beforeEach(({ page }) => signIn(page));

test('Find a project by its name and its status', {
  tag: '@smoke',
  annotation: { type: 'goal', description: 'Find the project about new customers that is at risk' },
}, async ({ page }) => {
  const search = field(page, 'Search projects', 'q');
  const go = page.getByRole('button', { name: /^(search|go)$/i });
  const projects = page.getByTestId('project');

  await page.goto('/projects');
  await expect(projects).toHaveCount(6);

  await test.step('Search for a word that matches nothing', async () => {
    await search.fill('clients');
    await go.click();
    await expect(projects).toHaveCount(0);
  });

  await test.step('Search for a better word', async () => {
    await search.fill('customers');
    await go.click();
    await expect(projects).toHaveCount(1);
  });

  await test.step('Look through everything at risk instead', async () => {
    await search.fill('');
    await field(page, 'Status', 'status').selectOption('at-risk');
    await go.click();
    await expect(projects).toHaveCount(2);
    await page.getByRole('button', { name: 'Compact view' }).click();
  });

  await page.getByRole('link', { name: 'Customer onboarding' }).click();
  await expect(page.getByRole('heading', { name: 'Customer onboarding', level: 1 })).toBeVisible();
});
