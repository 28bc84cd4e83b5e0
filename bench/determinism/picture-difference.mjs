import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';

/**
 * How far pictures of one screen lie apart, decoded by the browser: `pairs` of JPEG files; for each the largest difference of a
 * colour channel (of 255) and the part of all pixels that differ at all.
 */
export async function measureDifferences(pairs) {
  if (pairs.length === 0) return [];
  const executablePath = process.env.UX_JURY_CHROMIUM ?? '/usr/bin/chromium';
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const page = await browser.newPage();
  const found = [];
  for (const pair of pairs) found.push(await page.evaluate(compare, pair.map(toAddress)));
  await browser.close();
  return found;
}

function toAddress(file) {
  return `data:image/jpeg;base64,${readFileSync(file).toString('base64')}`;
}

/** Runs in the page, and so stands alone. */
async function compare(addresses) {
  const decode = async (address) => {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d');
    context.drawImage(image, 0, 0);
    return context.getImageData(0, 0, image.width, image.height).data;
  };
  const [left, right] = await Promise.all(addresses.map(decode));
  if (left.length !== right.length) return { levels: 255, part: 1 };
  let levels = 0;
  let pixels = 0;
  for (let at = 0; at < left.length; at += 4) {
    const apart = Math.max(...[0, 1, 2].map((channel) => Math.abs(left[at + channel] - right[at + channel])));
    levels = Math.max(levels, apart);
    if (apart > 0) pixels += 1;
  }
  return { levels, part: pixels / (left.length / 4) };
}
