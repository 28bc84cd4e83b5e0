import { writeFileSync } from 'node:fs';
import { expect, test } from '../../../reporter/test.ts';

test('fails on the way', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Password').fill('S3CRET-PW-99');
  await page.getByText('No such thing').click({ timeout: 400 });
});

test('fails in an assertion', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Mail').fill('S3CRET-MAIL@example.org');
  await expect(page.getByLabel('Mail')).toHaveValue('S3CRET-OTHER', { timeout: 300 });
});

test('fails at once', async ({ page }) => {
  await page.goto('http://127.0.0.1:1/never', { timeout: 2000 });
});

test('gives up', async ({ page }) => {
  await page.goto('/');
  for (const name of ['One', 'Two', 'Three'])
    await page
      .getByText(`No ${name}`)
      .click({ timeout: 200 })
      .catch(() => undefined);
  throw new Error('gave up');
});

test('flaky', async ({ page }) => {
  await page.goto('/');
  if (test.info().retry === 0) await page.getByText('No such thing').click({ timeout: 300 });
  await page.getByRole('link').click();
});

test.skip('skipped', async ({ page }) => {
  await page.goto('/');
});

test('expected to fail', async ({ page }) => {
  test.fail();
  await page.goto('/');
  await page.getByText('No such thing').click({ timeout: 300 });
});

test('same screen in another worker', async ({ page }, info) => {
  await page.goto('/');
  await page.getByRole('link').click();
  writeFileSync(info.outputPath('own.txt'), 'own file');
});
