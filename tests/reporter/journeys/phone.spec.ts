import { devices } from '@playwright/test';
import { expect, test } from '../../../reporter/test.ts';

test.use({ ...devices['Pixel 7'], defaultBrowserType: 'chromium' });

test('on a phone', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Password').fill('S3CRET-PW-99');
  await page.getByTestId('save').tap();
  await expect(page.getByRole('status')).toHaveText('Project saved');
});
