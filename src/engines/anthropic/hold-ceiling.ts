import type { Opinion } from '../../contract/opinion.ts';
import { EVIDENCE_CAPS } from '../../contract/source.ts';
import { scoreOpinion } from '../../methods/score-opinion.ts';
import type { Ground } from '../model/ground/ground.ts';
import { isOpen } from '../model/merge/limit-to-source.ts';
import { AbsentError } from './absent.ts';

const NEEDS_DIRECT = 9;
const NEEDS_ANY = 6;

/**
 * The last look before an opinion leaves the engine, by its score: never above the measured one (where nothing was walked:
 * above what an artefact can support), no measured critical
 * failure gone, 9 and 10 only with direct evidence, above 5 only with evidence at all. The merge makes this so; where it
 * ever did not, nothing is scored. Throws AbsentError.
 */
export function holdCeiling(measured: Opinion, merged: Opinion, ground: Ground): Opinion {
  const ceiling = isOpen(measured) ? EVIDENCE_CAPS.static : scoreOpinion(measured).score;
  const { score } = scoreOpinion(merged);
  const refs = merged.evidence.map(({ ref }) => ref).filter((ref) => ground.hasRef(ref));
  const lost = measured.critical_failures.filter((failure) => !merged.critical_failures.includes(failure));
  const faults = [
    ...(score > ceiling ? [`its score ${score} is above the measured ceiling ${ceiling}`] : []),
    ...(lost.length > 0 ? ['a measured critical failure is gone'] : []),
    ...(score >= NEEDS_DIRECT && !refs.some(ground.isDirect)
      ? [`${score} stands without direct evidence`]
      : []),
    ...(score >= NEEDS_ANY && refs.length === 0 ? [`${score} stands without evidence`] : []),
  ];
  if (faults.length === 0) return merged;
  throw new AbsentError(merged.method, {
    code: 'model_ungrounded',
    what: `${faults.join('; ')}.`,
    hint: 'Run again or set engine: embedded; where it happens again, report it.',
  });
}
