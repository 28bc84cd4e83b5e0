import type { BaselineFile } from '../adapters/baseline-file.ts';
import type { BundleFolder } from '../adapters/bundle/open-bundle.ts';
import type { CriteriaChoice } from '../adapters/criteria-file.ts';
import type { RunFolder } from '../adapters/run-folder.ts';
import type { Texts } from '../adapters/texts.ts';
import type { ProjectFacts } from '../contract/criteria.ts';
import type { Engine } from '../engines/engine.ts';
import type { RuleSet } from '../rules/configure-rules.ts';
import type { Settings } from '../settings.ts';

export const STAGE_NAMES = [
  'collect',
  'observe',
  'evaluate',
  'aggregate',
  'review',
  'synthesize',
  'judge',
  'conclude',
  'report',
] as const;
export type StageName = (typeof STAGE_NAMES)[number];

/**
 * What every stage of one run is given. `hash` is SHA-256 in hex; `evidence` is the hash of the bundles, whatever the
 * settings are.
 */
export interface Run {
  readonly folder: RunFolder;
  readonly bundles: readonly BundleFolder[];
  readonly settings: Settings;
  readonly engine: Engine;
  readonly texts: Texts;
  /** The rules in force; `identity` tells a project's changes apart, `null` where it made none. */
  readonly rules: RuleSet & { readonly identity: string | null };
  /** What is known already and does not block; `null` where the whole result counts. */
  readonly baseline: BaselineFile | null;
  readonly criteria: CriteriaChoice;
  readonly project: ProjectFacts;
  readonly run_id: string;
  readonly evidence: string;
  /** N: one evaluation; M: its number within the current validation. */
  readonly round: number;
  readonly cycle: number;
  readonly previous_contract: string | null;
  readonly hash: (text: string) => string;
}

/**
 * One step of the row of documents: reads, calls a room, writes. `writes` names the files it leaves, `heeds` those that
 * people write and whose change makes the stage run again; `isOfRound` when what it says depends on round and cycle.
 */
export interface Stage {
  readonly name: StageName;
  readonly isOfRound?: boolean;
  readonly writes: (run: Run) => readonly string[];
  readonly heeds?: (run: Run) => readonly string[];
  readonly perform: (run: Run) => Promise<void>;
}
