import { test } from '../../../../reporter/test.ts';

const TITLES = [
  'long '.repeat(60).trim(),
  '同じ画面 🚀👩‍🚀',
  'a<b>c:d"e/f\\g|h?i*j',
  'two\nlines',
  'CON',
  'con',
];

for (const title of TITLES)
  test(title, async ({ page }) => {
    await page.goto('/two');
  });

for (const group of ['one', 'two'])
  test.describe(group, () => {
    test('same', async ({ page }) => {
      await page.goto('/two');
    });
  });
