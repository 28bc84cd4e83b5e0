import { findPullBlock } from '../../adapters/team/pull-block.ts';
import { readCommand } from '../../gate/read-command.ts';
import { findTicked } from '../../gate/ticked-boxes.ts';
import type { CommentEvent } from '../target.ts';

/** Boxes ticked in the team's comment; an edit that touched the hidden state says nothing. */
export function readTeamBoxes({ comment, changes }: CommentEvent) {
  const before = changes?.body?.from ?? '';
  const after = comment.body ?? '';
  if (findPullBlock(before) !== findPullBlock(after)) return null;
  const today = new Date().toISOString().slice(0, 10);
  const commands = findTicked(before, after)
    .map((line) => readCommand(line, today))
    .filter(({ name }) => name === 'team');
  return { commands, at: comment.updated_at, comment: null, restore: null };
}
