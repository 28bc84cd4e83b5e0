import { appendFileSync } from 'node:fs';
import type { Reporter, TestCase, TestResult, TestStep } from '@playwright/test/reporter';

/** Writes every step's category, title and place, to compare runs with and without the fixture. */
export default class StepDump implements Reporter {
  readonly #file: string;
  constructor({ file }: { file: string }) {
    this.#file = file;
  }
  onStepEnd(test: TestCase, _result: TestResult, step: TestStep): void {
    const place = step.location === undefined ? '-' : `${step.location.line}:${step.location.column}`;
    appendFileSync(this.#file, `${test.title} | ${step.category} | ${step.title} | ${place}\n`);
  }
}
