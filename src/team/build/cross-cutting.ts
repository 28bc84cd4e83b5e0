import type { LayerReview } from '../../contract/team/build-report.ts';
import type { SpecialistProfile } from '../../contract/team/profile.ts';
import type { TeamWords } from '../../contract/team/team-words.ts';
import { fill } from '../fill.ts';

/** Looks at every change of code, whoever specified it. */
export const SECURITY = 'security-auditor';

/** Who must look at code beside its specialist: always for security, then whom the specialist's profile names. */
export function listMandatory(profile: SpecialistProfile | undefined): string[] {
  return [...new Set([SECURITY, ...(profile?.mandatory_reviewers ?? [])])];
}

/** What somebody found beside the rule, of `count` operations. */
export interface CrossFound {
  readonly count: number;
  readonly problems: readonly string[];
}

/** The reviews of one mandatory reviewer; `null` for whoever did not look. */
export interface CrossInput {
  readonly reviewer: string;
  readonly specialist: string;
  readonly rule: LayerReview | null;
  readonly found: CrossFound | null;
}

/** One review of both: what was found lowers the rule's review and never lifts it; where nobody looked, a person must. */
export function joinCrossReviews(input: CrossInput, words: TeamWords): LayerReview {
  const { reviewer, rule, found } = input;
  const all = [...(rule?.problems ?? []), ...(found?.problems ?? [])];
  const common = { layer: 'cross_cutting' as const, reviewer, problems: all };
  if (rule === null && found === null)
    return { ...common, result: 'SKIPPED', quote: sayAbsent(input, words) };
  const isRejected = rule?.result === 'FAIL' || all.length > 0;
  const quote = rule?.result === 'FAIL' || found === null ? rule?.quote : sayFound(reviewer, found, words);
  return { ...common, result: isRejected ? 'FAIL' : 'PASS', quote: quote ?? '-' };
}

/** The sentence for a mandatory reviewer whom nobody here played. */
export function sayAbsent(
  { reviewer, specialist }: Pick<CrossInput, 'reviewer' | 'specialist'>,
  words: TeamWords,
): string {
  return fill(words.review?.absent ?? '', { reviewer, specialist });
}

function sayFound(reviewer: string, { count, problems }: CrossFound, words: TeamWords): string {
  const { pass_reviewer = '', fail_reviewer = '' } = words.review ?? {};
  return problems.length === 0
    ? fill(pass_reviewer, { reviewer, count })
    : fill(fail_reviewer, { reviewer, count: problems.length });
}
