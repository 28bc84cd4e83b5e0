import { expect, test } from '../../../reporter/test.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/odd');
});

test('responses', async ({ page }) => {
  await page.getByText('Dead end').click();
  await page.getByText('Slow').click();
  await expect(page.locator('#out')).toHaveText('slow answer');
  await page.getByText('Fetch').click();
  await expect(page.locator('#out')).toHaveText('fetched');
  await page.getByText('Style only').click();
  await page.getByText('Shift').click();
  await expect(page.getByText('ad', { exact: true })).toBeVisible();
  await page.getByText('Troubles').click();
  await page.getByText('Open dialog').click();
  await page.getByRole('button', { name: 'Close it' }).click();
  await page.getByText('Route').click();
  await Promise.all([page.waitForEvent('download'), page.getByText('Get the list').click()]);
});

test('dialogs', async ({ page }) => {
  await page.getByText('Alert').click();
  await page.getByText('Confirm').click();
  await expect(page.locator('#out')).toHaveText('false');
});

test('popup, frame and shadow', async ({ page }) => {
  const [popup] = await Promise.all([page.waitForEvent('popup'), page.getByText('Popup').click()]);
  await popup.getByRole('link', { name: 'Back' }).click();
  await expect(popup.getByRole('heading')).toHaveText('Form');
  await page.frameLocator('iframe').getByText('In frame').click();
  await page.getByText('In shadow').click();
  await popup.close();
});

test('two people', async ({ page, browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const other = await context.newPage();
  await other.goto('/two');
  await page.getByText('Slow').click();
  await expect(page.locator('#out')).toHaveText('slow answer');
  await other.getByRole('link', { name: 'Back' }).click();
  await expect(other.getByRole('heading')).toHaveText('Form');
  await context.close();
});
