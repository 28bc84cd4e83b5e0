import * as core from '@actions/core';
import { messageOf } from '../adapters/github/client.ts';
import type { Reaction } from '../adapters/github/repository.ts';
import type { Conclusion } from '../contract/conclusion.ts';
import { escapeLog } from '../report/escape.ts';
import { brief, sentence } from '../report/github/blocks.ts';
import type { Said } from './answer.ts';
import { attempt, type Desk } from './desk.ts';

/** Accepted commands that are answered in words, too. */
const SPOKEN: readonly string[] = ['help', 'status', 'rerun', 'validate', 'validate_later'];

/** What is to be said to whom. `refused` says why a person may not decide. */
export interface ReplyTo {
  readonly pull: number;
  readonly comment: number | null;
  readonly author: string;
  readonly is_granted: boolean;
  readonly refused: 'no_permission' | 'permission_unknown' | null;
  readonly taken: readonly Said[];
  readonly gate: Conclusion['conclusion'] | null;
  /** Where the debate stands in the pull request's rounds, for who asks. */
  readonly rounds: string;
}

/**
 * A reaction for everything, and one reply where something was refused or asked for. Somebody without write access is
 * told each thing once, so that nobody can make us talk.
 */
export async function reply(desk: Desk, to: ReplyTo): Promise<void> {
  const isRefused = to.refused !== null || to.taken.some(({ accepted }) => !accepted);
  await react(desk, to, isRefused ? 'confused' : '+1');
  const spoken = to.taken.filter(({ say, accepted }) => !accepted || SPOKEN.includes(say));
  const isDenied = spoken.some(({ say }) => say === 'rerun_denied' || say === 'validate_later');
  const lines = spoken.filter(({ say }) => !(isDenied && (say === 'rerun' || say === 'validate')));
  const said: Said[] =
    to.refused === null ? lines : [{ say: to.refused, values: {}, accepted: false }, ...lines];
  if (said.length === 0) return;
  const marker = `<!-- ux-jury:reply ${to.author} ${[...new Set(said.map(({ say }) => say))].join(' ')} -->`;
  if (!to.is_granted && (await wasSaid(desk, to.pull, marker))) return;
  await attempt(desk, 'comment', () =>
    desk.github.createComment(to.pull, compose(desk, to, { said, marker })),
  );
}

function compose(
  { words }: Desk,
  to: ReplyTo,
  { said, marker }: { said: readonly Said[]; marker: string },
): string {
  const gate = to.gate === null ? '' : words.report.conclusion[to.gate];
  const lines = said.map(
    ({ say, values }) =>
      brief(sentence(words.reply, say, { ...values, gate, rounds: to.rounds }), 600).markdown,
  );
  const help = said.some(({ say }) => say === 'help' || say === 'unclear') ? [words.help.trim()] : [];
  const first = `${brief(sentence(words.reply, 'to', { author: to.author }), 60).markdown} ${lines.join('\n\n')}`;
  return [marker, first, ...help].join('\n\n');
}

async function wasSaid(desk: Desk, pull: number, marker: string): Promise<boolean> {
  const comments = (await attempt(desk, 'comment', () => desk.github.listComments(pull))) ?? [];
  return comments.some(({ user, body }) => user?.login === desk.author && body?.startsWith(marker) === true);
}

/** A reaction is a courtesy: that it fails changes nothing. */
async function react(desk: Desk, { comment }: ReplyTo, reaction: Reaction): Promise<void> {
  if (comment === null) return;
  try {
    await desk.github.react(comment, reaction);
  } catch (error) {
    core.info(escapeLog(messageOf(error)));
  }
}
