import { expect } from 'ux-jury/test';
import { journey, sendUntil } from '../fixture.mjs';

journey(
  'Keep a list of things to do',
  'Note two things to do, tick one off and see what is left',
  async ({ page }) => {
    const entry = page.locator('.new-todo');
    const todo = (text) => page.locator('.todo-list li').filter({ hasText: text });
    await page.goto('/todo');
    await sendUntil(todo('Pay the bill'), {
      enter: () => entry.fill('Pay the bill'),
      send: () => entry.press('Enter'),
    });
    await entry.fill('Feed the cat');
    await entry.press('Enter');
    await todo('Feed the cat').locator('input.toggle').click();
    await page.locator('.filters a').nth(1).click();
    await expect(todo('Pay the bill')).toBeVisible();
    await expect(todo('Feed the cat')).toHaveCount(0);
    await page.locator('.clear-completed').click();
    await page.locator('.filters a').first().click();
    await expect(todo('Feed the cat')).toHaveCount(0);
  },
);
