import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import * as z from 'zod';
import { criteriaPreset } from '../../src/contract/criteria.ts';
import { debateWords } from '../../src/contract/debate-words.ts';

const root = fileURLToPath(new URL('../../templates/', import.meta.url));
const read = (path: string): string => readFileSync(root + path, 'utf8');

/** The shipped words and skeletons, read as a stage reads them. */
export const TEMPLATES = {
  words: debateWords.parse(parse(read('debate/words.yml'))),
  review: read('debate/review.md'),
  cross_review: read('debate/cross-review.md'),
  debate_report: read('debate/debate-report.md'),
  judge_report: read('debate/judge-report.md'),
  final_report: read('debate/final-report.md'),
};

export const EXPERT_WORDS = z
  .record(z.string(), z.record(z.string(), z.string()))
  .parse(parse(read('debate/experts.yml')));

export const PRESETS = {
  interaction: criteriaPreset.parse(parse(read('criteria/interaction.yml'))),
  visual: criteriaPreset.parse(parse(read('criteria/visual.yml'))),
};
