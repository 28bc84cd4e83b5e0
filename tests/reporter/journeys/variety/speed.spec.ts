import { type Page, test as plain } from '@playwright/test';
import { test as recording } from '../../../../reporter/test.ts';

async function clickOften(page: Page): Promise<number> {
  await page.goto('/two');
  const times: number[] = [];
  for (let turn = 0; turn < 80; turn += 1) {
    const start = performance.now();
    await page.getByRole('heading').click();
    times.push(performance.now() - start);
  }
  return times.sort((a, b) => a - b)[40] ?? 0;
}

for (const [name, test] of [
  ['plain', plain],
  ['ours', recording],
] as const)
  test(`speed ${name}`, async ({ page }) => {
    process.stdout.write(`SPEED ${name} ${await clickOften(page)}\n`);
  });
