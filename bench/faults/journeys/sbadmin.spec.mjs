import { expect } from 'ux-jury/test';
import { fillIn, journey, sendUntil } from '../fixture.mjs';

journey(
  'Sign in and find a colleague in the table',
  'Sign in and look up where a colleague works',
  async ({ page }) => {
    await page.goto('/login.html');
    await sendUntil(page.locator('#accordionSidebar, .sidebar'), {
      enter: async () => {
        await fillIn(page.locator('[type=email]'), 'mira@example.com');
        await fillIn(page.locator('[type=password]'), 'quiet-harbour-7');
      },
      send: () => page.locator('form.user a.btn, form.user button').first().click(),
    });
    await page.locator('.sidebar a[href="tables.html"], a[href="tables.html"]').first().click();
    await page.locator('#dataTable_filter input').fill('Ashton');
    await expect(page.locator('#dataTable tbody tr')).toHaveCount(1);
    await page.locator('#userDropdown').click();
    await page.locator('.dropdown-menu.show [data-target="#logoutModal"]').click();
    await page.locator('#logoutModal .modal-footer > *').last().click();
    await expect(page).toHaveURL(/login/);
  },
);
