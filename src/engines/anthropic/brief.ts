import type { Evidence } from '../../contract/evidence.ts';
import type { State } from '../../contract/state.ts';
import type { Shown } from '../engine.ts';
import { narrowEvidence, type Scope, wholeScope } from '../model/carry/scope.ts';
import { type Ground, layGround } from '../model/ground/ground.ts';
import { concealHidden } from '../model/prompt/conceal-hidden.ts';
import { looksLikeInjection } from '../model/prompt/detect-injection.ts';
import type { Packing } from '../model/prompt/exhibit.ts';
import { type Library, packEvidence } from '../model/prompt/pack-evidence.ts';
import type { PromptTexts } from '../model/prompt/prompt-texts.ts';
import { showEvidence } from '../model/prompt/show-evidence.ts';
import type { Block } from '../model/request.ts';

/** What every role of one run is shown of one scope, made once. */
export interface Brief {
  readonly scope: Scope;
  readonly blocks: readonly Block[];
  readonly nonce: string;
  readonly packing: Packing;
  readonly ground: Ground;
  readonly suspicious: number;
  readonly conceal: (sentence: string) => string;
}

/** What a brief is made with. */
export interface BriefParts {
  readonly library: Library;
  readonly texts: PromptTexts;
  readonly hash: (text: string) => string;
}

/**
 * Packs the evidence of a run, fences it, and indexes what claims are held against. Of a scope that is not the whole only
 * what changed is packed; claims are held against the whole run all the same.
 */
export function makeBrief(
  { evidence, outcomes }: Shown,
  parts: BriefParts,
  scope: Scope = wholeScope(evidence),
): Brief {
  const packing = packEvidence(narrowEvidence(evidence, scope), outcomes, parts.library);
  const states = readStates(evidence, parts.library);
  return {
    scope,
    ...showEvidence({ evidence, scope }, packing, parts),
    packing,
    ground: layGround(evidence, outcomes, states),
    suspicious: states.filter(looksLikeInjection).length,
    conceal: concealHidden(states),
  };
}

function readStates({ screens }: Evidence, library: Library): State[] {
  return [...new Set(screens.map(({ id }) => id))].map((id) => library.readState(id));
}
