import type { Operation } from '../../../contract/team/blueprint.ts';
import type { Specialist } from '../../../contract/team/profile.ts';
import { tell } from '../../../engines/anthropic/notes.ts';
import { askTeam, type TeamDesk } from '../../../engines/anthropic/team/team-desk.ts';
import { groundCrossReview, type HeldCrossReview } from '../../../engines/model/team/ground-cross-review.ts';
import type { SourceLines } from '../../../engines/model/team/source-lines.ts';
import type { Team } from '../open-team.ts';
import { byRule, noteEngine } from './engine-log.ts';

/** What one mandatory reviewer is asked about: the edits of one specialist, in their files as the build leaves them. */
export interface CrossAsked {
  readonly reviewer: Specialist;
  readonly specialist: string;
  readonly cycle: number;
  readonly operations: readonly Operation[];
  readonly files: readonly SourceLines[];
}

/** A fresh call in the reviewer's own part; `null` where nothing of it counts, and the report then says why. */
export async function crossReviewByModel(
  asked: CrossAsked,
  { team, desk }: { readonly team: Team; readonly desk: TeamDesk },
): Promise<HeldCrossReview | null> {
  const { reviewer, specialist, cycle, operations } = asked;
  const { name } = reviewer.profile;
  const who = `${specialist}: ${name}`;
  const reply = await askTeam(
    {
      id: `team-${specialist}-${name}-${cycle}`,
      role: 'reviewer',
      kind: 'team_cross_review',
      values: { protocol: protocolOf(reviewer) },
      data: { operations: operations.map(show), findings: findingsOf(operations, team) },
      duty: { operations: operations.map(({ id }) => id) },
    },
    desk,
  );
  if (!reply.ok) {
    noteEngine(team, byRule('cross_review', who, reply.why));
    return null;
  }
  const held = groundCrossReview(reply.answer, asked);
  const { injection_suspected } = reply.answer;
  const isHeld = held.result !== null;
  noteEngine(team, {
    part: 'cross_review',
    who,
    by: isHeld ? 'model' : 'rule',
    dropped: held.dropped,
    injection_suspected,
    why: isHeld ? '' : tell(desk.texts.words, 'uncounted'),
  });
  return isHeld ? held : null;
}

function show({ id, what, issues, edits }: Operation): object {
  return { operation: id, what, findings: issues, edits };
}

function findingsOf(operations: readonly Operation[], { results }: Team): object[] {
  const named = new Set(operations.flatMap(({ issues }) => issues));
  return results
    .read('outcomes', 'outcomes.json')
    .issues.filter(({ id }) => named.has(id))
    .map(({ id, rule, severity, claim, recommendation }) => ({ id, rule, severity, claim, recommendation }));
}

function protocolOf({ profile, protocols }: Specialist): string {
  const { display_name, domain, description, review_criteria } = profile;
  const criteria = review_criteria.map((one) => `- ${one}`).join('\n');
  return [`${display_name} (${domain}): ${description}`, criteria, protocols.review].join('\n\n');
}
