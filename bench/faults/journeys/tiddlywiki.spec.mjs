import { expect } from 'ux-jury/test';
import { journey, sendUntil } from '../fixture.mjs';

journey(
  'Write a note and throw it away again',
  'Write a note, find it by search and delete it',
  async ({ page }) => {
    page.on('dialog', (dialog) => dialog.accept().catch(() => undefined));
    await page.goto('/');
    await page
      .locator('[class*="page-controls"] .tc-btn-\\%24\\%3A\\%2Fcore\\%2Fui\\%2FButtons\\%2Fnew-tiddler')
      .click();
    const draft = page.locator('.tc-tiddler-edit-frame');
    await sendUntil(page.locator('.tc-tiddler-view-frame').filter({ hasText: 'Shopping' }), {
      enter: () => draft.locator('input.tc-titlebar').fill('Shopping'),
      send: () => draft.locator('[class*="Buttons\\%2Fsave"]').click(),
    });
    await page.locator('.tc-sidebar-search input').first().fill('Shopping');
    const note = page.locator('.tc-tiddler-view-frame').filter({ hasText: 'Shopping' });
    await note.locator('[class*="Buttons\\%2Fedit"]').first().click();
    await page.locator('.tc-tiddler-edit-frame [class*="Buttons\\%2Fdelete"]').click();
    await expect(page.locator('.tc-tiddler-edit-frame')).toHaveCount(0);
  },
);
