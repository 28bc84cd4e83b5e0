import { readFileSync } from 'node:fs';
import type { AggregationInput } from '../contract/aggregation.ts';
import { InputError, UxJuryError } from '../contract/errors.ts';
import { checkArithmetic } from '../methods/check-arithmetic.ts';
import { aggregate } from '../scoring/aggregate.ts';
import { checkAggregationInput } from '../scoring/check-aggregation-input.ts';

/**
 * `ux-jury aggregate FILE|-`: the aggregate on stdout and exit 0, or `{"error": ...}` on stderr, nothing on stdout and
 * exit 2.
 */
export async function aggregateFile(args: readonly string[]): Promise<number> {
  try {
    process.stdout.write(`${JSON.stringify(aggregate(readInput(args)), null, 2)}\n`);
    return 0;
  } catch (error) {
    const message = error instanceof UxJuryError ? error.message : `unexpected fault: ${String(error)}`;
    process.stderr.write(`${JSON.stringify({ error: message })}\n`);
    return 2;
  }
}

function readInput([path, ...extra]: readonly string[]): AggregationInput {
  if (path === undefined || extra.length > 0)
    throw new InputError('usage', 'aggregate takes one FILE, or - for standard input.', {
      hint: 'See --help.',
    });
  const checked = checkAggregationInput(parse(read(path)));
  const issues = checked.ok
    ? checked.input.methods.flatMap((result, index) =>
        checkArithmetic(result).map((issue) => `methods[${index}].${issue}`),
      )
    : checked.issues;
  if (!checked.ok || issues.length > 0)
    throw new InputError('invalid_input', issues.join('; '), { hint: 'Correct the input and try again.' });
  return checked.input;
}

function read(path: string): string {
  try {
    return readFileSync(path === '-' ? 0 : path, 'utf8');
  } catch (cause) {
    throw new InputError('unreadable', `${path} cannot be read.`, { hint: 'Check the path.', cause });
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new InputError('invalid_json', 'the input is not valid JSON', {
      hint: 'Correct the input.',
      cause,
    });
  }
}
