import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const cache = fileURLToPath(new URL('../../node_modules/.cache/ux-jury-playwright/', import.meta.url));

/** The `node_modules` with one released Playwright, fetched once through the ordinary npm; browsers are not. */
export function installPlaywright(version: string): string {
  const home = join(cache, version);
  if (!existsSync(home)) {
    mkdirSync(cache, { recursive: true });
    const draft = mkdtempSync(join(cache, 'draft-'));
    writeFileSync(join(draft, 'package.json'), '{}');
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
    const args = ['install', '--prefix', draft, '--no-audit', '--no-fund', `@playwright/test@${version}`];
    const { status, stderr } = spawnSync(npm, args, { encoding: 'utf8', timeout: 60_000 });
    if (status !== 0) throw new Error(`npm could not install @playwright/test@${version}: ${stderr}`);
    if (existsSync(home)) rmSync(draft, { recursive: true });
    else renameSync(draft, home);
  }
  return join(home, 'node_modules');
}
