import { expect, test } from '../../../reporter/test.ts';

test.describe('actions', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/?session=S3CRET-SESSION');
  });

  test('fill the form', {
    tag: '@form',
    annotation: [
      { type: 'goal', description: 'Register a project' },
      { type: 'target-user', description: 'A new member' },
      { type: 'end-state', description: 'The project is in the list' },
    ],
  }, async ({ page }) => {
    await test.step('Person', async () => {
      await page.getByLabel('Name').fill('Zed');
      await page.getByLabel('Name').pressSequentially('dy');
      await page.getByLabel('Name').press('Tab');
      await page.getByLabel('Mail').fill('zed@example.org');
      await page.getByLabel('Password').click();
      await page.getByLabel('Password').fill('S3CRET-PW-99');
      await page.getByLabel('Card').fill('4000123412341234');
    });
    await test.step('Choices', async () => {
      await page.getByLabel('Colour').selectOption('red');
      await page.getByText('News').click();
      await page.getByLabel('Big').check();
      await page
        .getByLabel('Photo')
        .setInputFiles({ name: 'S3CRET-FILE.png', mimeType: 'image/png', buffer: Buffer.from('x') });
      await page.getByLabel('Due').fill('2031-02-03');
    });
    await page.getByRole('button', { name: 'Save project' }).click();
    await expect(page.getByRole('status')).toHaveText('Project saved');
    await page.getByRole('link', { name: 'Second page' }).click();
    await expect(page.getByRole('heading')).toHaveText('Second');
    await page.goBack();
    await page.reload();
    await page.waitForTimeout(150);
  });

  test('keys and pointers', async ({ page }) => {
    await page.goto('/odd');
    await page.getByLabel('Keys').focus();
    await page.keyboard.type('ab');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.getByText('Twice').dblclick();
    await page.getByText('Dead end').hover();
    await page.locator('#drag').dragTo(page.locator('#drop'));
    await page.getByText('Fake button').click();
    await page.getByText('Fake button').dispatchEvent('click');
    const box = await page.getByText('Dead end').boundingBox();
    if (box !== null) await page.mouse.click(box.x + 4, box.y + 4);
  });
});
