import { readCommand } from '../../gate/read-command.ts';
import { findTicked } from '../../gate/ticked-boxes.ts';
import type { CommentEvent } from '../target.ts';
import { findTampering } from './mend-comment.ts';

/** Boxes ticked in the team's comment; an edit that touched the hidden state says nothing and is undone. */
export function readTeamBoxes(event: CommentEvent) {
  const { comment, changes } = event;
  const at = comment.updated_at;
  const tampering = findTampering(event);
  if (tampering !== null) return { commands: [], at, comment: null, restore: null, tampering };
  const today = new Date().toISOString().slice(0, 10);
  const commands = findTicked(changes?.body?.from ?? '', comment.body ?? '')
    .map((line) => readCommand(line, today))
    .filter(({ name }) => name === 'team');
  return { commands, at, comment: null, restore: null };
}
