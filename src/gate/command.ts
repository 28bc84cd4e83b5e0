import type { Expert } from '../contract/criteria.ts';
import type { TeamAsk } from './team-command.ts';

/** What a person asked for, by the grammar only: whether they may, and whether it fits, is decided elsewhere. */
export type Command =
  | { readonly name: 'help' | 'status' | 'rerun' }
  | {
      readonly name: 'rule';
      readonly criterion: string;
      readonly score: number | null;
      readonly side: Expert | null;
      readonly reason: string | null;
    }
  | {
      readonly name: 'waive';
      readonly finding: string;
      readonly until: string | null;
      readonly reason: string | null;
    }
  | { readonly name: 'validate'; readonly reason: string | null }
  | { readonly name: 'accept'; readonly ids: readonly string[]; readonly reason: string | null }
  | {
      readonly name: 'decide';
      readonly id: string;
      readonly choice: string;
      readonly input: string | null;
      readonly reason: string | null;
    }
  | { readonly name: 'team'; readonly ask: TeamAsk }
  | { readonly name: 'unclear'; readonly line: string };

/** Commands that change nothing and that anybody may give. */
export function isHarmless(command: Command): boolean {
  return command.name === 'help' || command.name === 'status' || command.name === 'unclear';
}
