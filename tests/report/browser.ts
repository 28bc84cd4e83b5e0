import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';

const folder = mkdtempSync(join(tmpdir(), 'ux-jury-report-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.UX_JURY_CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
}

export interface OpenReport {
  readonly page: Page;
  /** What the page asked of the network, and what its console complained of. */
  readonly complaints: string[];
}

/** Opens a report from a file, as people do. */
export async function openReport(
  browser: Browser,
  html: string,
  options: BrowserContextOptions = {},
): Promise<OpenReport> {
  const file = join(folder, `report-${html.length}.html`);
  writeFileSync(file, html);
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, ...options });
  const complaints: string[] = [];
  const url = pathToFileURL(file).href;
  page.on('request', (request) => {
    if (request.url() !== url && !request.url().startsWith('data:')) complaints.push(request.url());
  });
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(url);
  return { page, complaints };
}

/** Runs axe; every violation as one line. `evaluate` goes round the page's content security policy. */
export async function runAxe(page: Page): Promise<string[]> {
  await page.addStyleTag({ content: '.journey{content-visibility:visible!important}' });
  await page.evaluate(AXE);
  return page.evaluate(async (tags) => {
    const axe = Reflect.get(window, 'axe');
    const { violations } = await axe.run(document, { runOnly: { type: 'tag', values: tags } });
    return violations.flatMap(
      (violation: { id: string; nodes: { html: string; failureSummary: string }[] }) =>
        violation.nodes.map((node) => `${violation.id}: ${node.html.slice(0, 200)} ${node.failureSummary}`),
    );
  }, TAGS);
}

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
