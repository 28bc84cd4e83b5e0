import * as core from '@actions/core';
import type { Aggregate } from '../contract/aggregation.ts';
import type { Conclusion } from '../contract/conclusion.ts';
import { METHOD_IDS } from '../contract/primitives.ts';
import type { Usage } from '../contract/usage.ts';

/** Sets the outputs that action.yml promises, as far as there is a result. */
export function setOutputs(result: {
  readonly aggregate: Aggregate | null;
  readonly conclusion: Conclusion;
  readonly report: string;
  readonly usage?: Usage | null;
}): void {
  const { aggregate, conclusion, report, usage } = result;
  core.setOutput('verdict', conclusion.verdict ?? '');
  core.setOutput('conclusion', conclusion.conclusion);
  core.setOutput('debate', conclusion.debate ?? '');
  if (aggregate === null) return;
  core.setOutput('score', aggregate.average_score.toFixed(1));
  for (const method of METHOD_IDS) core.setOutput(method, aggregate.method_scores[method]);
  core.setOutput('report', report);
  core.setOutput('model-tokens', usage == null ? '' : totalTokens(usage));
  core.setOutput('model-cost-usd', usage?.total.usd ?? '');
}

function totalTokens({ total }: Usage): number {
  return total.input_tokens + total.output_tokens + total.cache_write_tokens + total.cache_read_tokens;
}
