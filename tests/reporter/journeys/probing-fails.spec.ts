import { test } from '../../../reporter/test.ts';

/** Another setting than elsewhere, so that this test has a worker of its own, which its failure ends. */
test.use({ uxJury: { probes: true } });

test('fails here', async ({ page }) => {
  await page.goto('/enter');
  await page.goto('/only-here');
  await page.getByText('No such thing').click({ timeout: 200 });
});
