// `npm test`: set-up, then types, lint, generated files, dist and every test; ends with one counted line.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findNode24 } from './node24.mjs';
import { root, say, setUp } from './setup.mjs';

const env = setUp();
const bin = (name) => join(root, 'node_modules/.bin', name);
const folder = mkdtempSync(join(tmpdir(), 'ux-jury-test-'));
const report = join(folder, 'vitest.json');

const DIST = 'dist equals a fresh build';
const CHECKS = [
  ['types', bin('tsc'), ['--noEmit']],
  ['lint and format', bin('biome'), ['ci', '.', '--colors=off']],
  ['schemas equal the contract', process.execPath, ['scripts/schemas.mjs', '--check']],
  ['generated docs equal their source', process.execPath, ['scripts/docs.mjs', '--check']],
  [DIST, process.execPath, ['scripts/build.mjs', '--check']],
];

const checks = CHECKS.map(([name, command, args]) => ({ name, passed: check(name, command, args) }));
const isCurrent = checks.some(({ name, passed }) => name === DIST && passed);
const node24 = findNode24();
say(
  isCurrent
    ? 'tests (they start the committed dist/)'
    : 'tests (they start a fresh build: dist/ is not current)',
);
spawnSync(
  bin('vitest'),
  ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...process.argv.slice(2)],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...env,
      ...(isCurrent ? { UX_JURY_DIST: 'current' } : {}),
      ...(node24 === null ? {} : { UX_JURY_NODE24: node24 }),
    },
  },
);
const tests = readTests();
rmSync(folder, { recursive: true, force: true });
const passed = tests.passed + checks.filter((entry) => entry.passed).length;
const failed = tests.failed + checks.filter((entry) => !entry.passed).length;
for (const { name } of checks.filter((entry) => !entry.passed))
  process.stdout.write(`check failed: ${name}\n`);
process.stdout.write(
  `${passed} passed, ${failed} failed${tests.skipped > 0 ? `, ${tests.skipped} skipped` : ''}\n`,
);
process.exit(failed === 0 && tests.passed > 0 ? 0 : 1);

function check(name, command, args) {
  say(name);
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env });
  return status === 0;
}

/** Counts from the runner's own report; a file that could not even load counts as one failure. */
function readTests() {
  if (!existsSync(report)) return { passed: 0, failed: 1, skipped: 0 };
  const { numPassedTests, numFailedTests, numPendingTests, testResults } = JSON.parse(
    readFileSync(report, 'utf8'),
  );
  const broken = testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length;
  return { passed: numPassedTests, failed: numFailedTests + broken, skipped: numPendingTests };
}
