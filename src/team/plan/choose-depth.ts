import type { Depth } from '../../contract/team/plan.ts';
import type { CauseWords } from '../../contract/team/team-words.ts';
import type { CauseGroup } from './group-causes.ts';

/**
 * Deep when a finding is critical or the cause has several right answers; Light when the cause follows a known pattern
 * and no finding is above severity 2; else Standard. A person may change it at assembly.
 */
export function chooseDepth(
  { cause, issues }: CauseGroup,
  { words }: CauseWords,
): { depth: Depth; depth_reason: string } {
  if (issues.some(({ critical, severity }) => critical || severity === 4))
    return { depth: 'Deep', depth_reason: words.depth_critical };
  if (cause.open) return { depth: 'Deep', depth_reason: words.depth_open };
  if (cause.pattern && issues.every(({ severity }) => severity <= 2))
    return { depth: 'Light', depth_reason: words.depth_light };
  return { depth: 'Standard', depth_reason: words.depth_standard };
}
