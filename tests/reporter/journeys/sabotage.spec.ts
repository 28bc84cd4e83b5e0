import { rmSync, writeFileSync } from 'node:fs';
import { expect, test } from '../../../reporter/test.ts';

test('the folder goes away', async ({ page }) => {
  const bundle = process.env.BUNDLE ?? '';
  await page.goto('/two');
  rmSync(bundle, { recursive: true });
  writeFileSync(bundle, 'a file in its place');
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page.getByRole('heading')).toHaveText('Form');
});
