import type { Blueprint } from '../../contract/team/blueprint.ts';
import type { Stage1 } from '../../contract/team/stage1.ts';
import type { TeamDecisions } from '../../contract/team/team-decisions.ts';
import { resolveAnswer } from './resolve-answer.ts';

const STANDARD = /^(WCAG|RFC|ISO|SARIF|HTML|CommonMark|ARIA|ECMA|JUnit|YAML|XML|JSON|CSV|Rule page)\b/i;

/** Every operation that rests on nothing that is there, in words for Open Items. */
export function checkGrounds(blueprint: Blueprint, stage1: Stage1, file: TeamDecisions | null): string[] {
  return blueprint.operations.flatMap(({ id, grounds }) => {
    if (grounds.length === 0) return [`${id} rests on no finding, answer or standard.`];
    return grounds
      .filter((ground) => {
        if (ground.kind === 'standard') return !STANDARD.test(ground.id);
        if (ground.kind === 'finding') return !stage1.findings.some((finding) => finding.id === ground.id);
        return resolveAnswer(ground.id, stage1, file).kind === 'unanswered';
      })
      .map((ground) => `${id} rests on ${ground.kind} ${ground.id}, which is not there.`);
  });
}
