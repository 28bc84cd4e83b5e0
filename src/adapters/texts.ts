import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';
import { type CriteriaPreset, criteriaPreset, type Preset } from '../contract/criteria.ts';
import { debateWords } from '../contract/debate-words.ts';
import type { DebateTemplates } from '../debate/templates.ts';
import type { EngineWords } from '../engines/embedded/words.ts';
import type { GateWords } from '../gate/words.ts';
import { packageRoot } from '../paths.ts';
import type { ReportAssets } from '../report/input.ts';
import type { RulePage } from '../rules/rule.ts';
import { readReportAssets } from './report-assets.ts';

const sentences = z.record(z.string(), z.record(z.string(), z.string()));
const folder = join(packageRoot, 'templates');

/** Every text of templates/ that a run needs, read once. */
export interface Texts {
  readonly rulePages: ReadonlyMap<string, RulePage>;
  readonly engine: EngineWords;
  readonly experts: EngineWords;
  readonly presets: Readonly<Record<Preset, CriteriaPreset>>;
  readonly debate: DebateTemplates;
  readonly gate: GateWords;
  readonly report: ReportAssets;
}

/** Reads templates/. They ship with the package, so a fault here is ours and is thrown as it is. */
export function readTexts(): Texts {
  return {
    rulePages: readRulePages(),
    engine: sentences.parse(parse(read('engine/embedded.yml'))),
    experts: sentences.parse(parse(read('debate/experts.yml'))),
    presets: { interaction: readPreset('interaction'), visual: readPreset('visual') },
    debate: readDebateTemplates(),
    gate: z.object({ reasons: z.record(z.string(), z.string()) }).parse(parse(read('gate/words.yml'))),
    report: readReportAssets(),
  };
}

function read(path: string): string {
  return readFileSync(join(folder, path), 'utf8');
}

function readPreset(preset: Preset): CriteriaPreset {
  return criteriaPreset.parse(parse(read(`criteria/${preset}.yml`)));
}

function readRulePages(): Map<string, RulePage> {
  const names = readdirSync(join(folder, 'rules')).filter((name) => name.endsWith('.md'));
  return new Map(
    names.map((name) => {
      const id = name.slice(0, -'.md'.length);
      return [id, { id, ...parse(frontMatter(name)) }] as const;
    }),
  );
}

function frontMatter(name: string): string {
  const [, yaml] = /^---\n([\s\S]*?)\n---\n/.exec(read(`rules/${name}`)) ?? [];
  if (yaml === undefined) throw new Error(`templates/rules/${name} has no front matter.`);
  return yaml;
}

function readDebateTemplates(): DebateTemplates {
  return {
    words: debateWords.parse(parse(read('debate/words.yml'))),
    review: read('debate/review.md'),
    cross_review: read('debate/cross-review.md'),
    debate_report: read('debate/debate-report.md'),
    judge_report: read('debate/judge-report.md'),
    final_report: read('debate/final-report.md'),
  };
}
