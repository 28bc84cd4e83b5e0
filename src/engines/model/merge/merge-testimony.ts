import type { EvidenceItem, Finding } from '../../../contract/method-result.ts';
import type { Opinion } from '../../../contract/opinion.ts';
import { CONFIDENCES, type Confidence } from '../../../contract/primitives.ts';
import { EVIDENCE_CAPS } from '../../../contract/source.ts';
import type { Fact } from '../answer/answers.ts';
import { clipSentence } from './clip.ts';
import { isOpen } from './limit-to-source.ts';
import type { Merging } from './merging.ts';

const MOST_EVIDENCE = 36;
const MOST_FACTS = 12;

/** The most that can be known of what nobody exercised. */
const STATIC_CONFIDENCE: Confidence = 'medium';

/** What a model adds beside its judgement. */
export interface Added {
  readonly facts: readonly Fact[];
  readonly confidence: Confidence;
  readonly findings: readonly Finding[];
  readonly evidence: readonly EvidenceItem[];
  readonly critical_failures: readonly string[];
  readonly notes: readonly string[];
}

export type Testimony = Pick<
  Opinion,
  'confidence' | 'evidence' | 'findings' | 'critical_failures' | 'limitations' | 'evidence_cap'
>;

/** Everything measured stays; grounded facts and findings join it; confidence is never above the measured one. */
export function mergeTestimony(measured: Testimony, added: Added, merging: Merging): Testimony {
  const facts = holdFacts(added.facts, merging);
  const evidence = [...measured.evidence, ...added.evidence, ...facts];
  const isSupported = isOpen(measured) && facts.some(({ ref }) => merging.sieve.isDirect(ref));
  return {
    ...(isSupported ? { evidence_cap: EVIDENCE_CAPS.static } : {}),
    confidence: lower(isSupported ? STATIC_CONFIDENCE : measured.confidence, added.confidence),
    evidence: distinct(evidence).slice(0, MOST_EVIDENCE),
    findings: [...measured.findings, ...added.findings],
    critical_failures: [...new Set([...measured.critical_failures, ...added.critical_failures])],
    limitations: [...new Set([...measured.limitations, ...added.notes])],
  };
}

/** The facts that stand; an answer without a single one rests on nothing. */
export function holdFacts(facts: readonly Fact[], { sieve }: Merging): EvidenceItem[] {
  const held = facts.flatMap((fact) => {
    const ref = sieve.hold({ ref: fact.ref, quote: fact.quote, said: [fact.claim] });
    return ref === null ? [] : [{ ref, claim: clipSentence(fact.claim) }];
  });
  return held.slice(0, MOST_FACTS);
}

function lower(a: Confidence, b: Confidence): Confidence {
  return CONFIDENCES.indexOf(a) <= CONFIDENCES.indexOf(b) ? a : b;
}

function distinct(items: readonly EvidenceItem[]): EvidenceItem[] {
  return [...new Map(items.map((item) => [`${item.ref} ${item.claim}`, item])).values()];
}
