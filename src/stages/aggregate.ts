import { SCHEMA_VERSION } from '../contract/aggregation.ts';
import { ContractError } from '../contract/errors.ts';
import { METHOD_IDS } from '../contract/primitives.ts';
import { checkArithmetic } from '../methods/check-arithmetic.ts';
import { aggregate as aggregateResults } from '../scoring/aggregate.ts';
import { checkAggregationInput } from '../scoring/check-aggregation-input.ts';
import { methodFile } from './evaluate.ts';
import type { Run, Stage } from './run.ts';

const HINT = 'The evaluator must answer again; nothing is scored until it does.';

/** evidence.json and five method results -> aggregation-input.json, aggregate.json. Fails closed, never partial. */
export const aggregate: Stage = {
  name: 'aggregate',
  writes: () => ['aggregation-input.json', 'aggregate.json'],
  perform: async (run) => {
    const { run_id, context, interactive_test_completed, comparable_to_previous } = run.folder.read(
      'evidence',
      'evidence.json',
    );
    const checked = checkAggregationInput({
      schema_version: SCHEMA_VERSION,
      run_id,
      context,
      interactive_test_completed,
      comparable_to_previous,
      methods: METHOD_IDS.map((method) => readResult(run, methodFile(method))),
    });
    if (!checked.ok) throw new ContractError('aggregation-input.json', checked.issues, HINT);
    run.folder.write<'aggregation-input'>('aggregation-input.json', checked.input);
    run.folder.write<'aggregate'>('aggregate.json', aggregateResults(checked.input));
  },
};

function readResult(run: Run, file: string) {
  const result = run.folder.read('method-result', file);
  const issues = checkArithmetic(result, 'required');
  if (issues.length > 0) throw new ContractError(file, issues, HINT);
  return result;
}
