// `npm run bench [NAME...]`: measures what README.md promises; prints one table a benchmark. Nothing here is a test.
import { action } from './action.mjs';
import { capture } from './capture.mjs';
import { determinism } from './determinism.mjs';
import { pipeline } from './pipeline.mjs';
import { sameBytes } from './same-bytes.mjs';
import { size } from './size.mjs';
import { startup } from './startup.mjs';

const BENCHMARKS = { startup, action, size, pipeline, 'same-bytes': sameBytes, capture, determinism };
/** Takes a quarter of an hour, so it runs only when it is named. */
const BY_NAME = ['determinism'];
const names = process.argv.slice(2).filter((name) => !name.startsWith('-'));
const unknown = names.filter((name) => !(name in BENCHMARKS));
if (unknown.length > 0) {
  console.error(
    `There is no benchmark ${unknown.join(', ')}; there are ${Object.keys(BENCHMARKS).join(', ')}.`,
  );
  process.exit(2);
}
for (const [name, measure] of Object.entries(BENCHMARKS)) {
  if (names.length > 0 ? !names.includes(name) : BY_NAME.includes(name)) continue;
  console.log(`\n${name}`);
  console.table(await measure());
}
