import * as core from '@actions/core';
import { decodeStanding, findBlock } from '../adapters/github/block-codec.ts';
import { messageOf, statusOf } from '../adapters/github/client.ts';
import type { Comment, Pull } from '../adapters/github/repository.ts';
import type { Standing } from '../contract/standing.ts';
import { type Authority, checkAuthority } from '../gate/authority.ts';
import { type Command, isHarmless } from '../gate/command.ts';
import { readCommand, readCommands } from '../gate/read-command.ts';
import { type Taken, takeAnswer } from '../gate/take-answer.ts';
import { findTicked } from '../gate/ticked-boxes.ts';
import { escapeLog } from '../report/escape.ts';
import { roundLine } from '../report/github/round-blocks.ts';
import { attempt, commentOf, type Desk, namesOf, settleFor } from './desk.ts';
import { closeChecks, composeComment, openChecks } from './publish.ts';
import { readPull } from './read-pull.ts';
import { recall } from './recall.ts';
import { reply } from './reply.ts';
import type { Settled } from './settle.ts';
import type { CommentEvent } from './target.ts';
import { askTeam } from './team/ask-team.ts';
import { mendComment, type Tampering } from './team/mend-comment.ts';
import { readTeamBoxes } from './team/read-team-boxes.ts';
import { teamMarker } from './team/team-comment.ts';

/** What came of a comment: `settled` is `null` where nothing was decided. */
export interface Answered {
  readonly settled: Settled | null;
}

/** A comment, or a box ticked in ours, as what it may be: commands by a person on an open pull request. */
interface Request {
  readonly commands: readonly Command[];
  readonly author: string;
  readonly at: string;
  /** The comment to react to; `null` for a ticked box. */
  readonly comment: number | null;
  readonly pull: Pull;
  /** What stood before a person's edit touched the hidden state. */
  readonly restore: Standing | null;
  /** An edit that touched what is hidden in the team's comment. */
  readonly tampering?: Tampering;
}

/** Answers one comment event: what it decides is published in this very job, without asking the jury again. */
export async function answer(desk: Desk, event: CommentEvent): Promise<Answered> {
  const request = await readRequest(desk, event);
  if (request === null) return { settled: null };
  if (request.tampering !== undefined) {
    await mendComment(desk, request.pull, request.tampering);
    return { settled: null };
  }
  const authority = await askAuthority(desk, event, request);
  if (authority.kind === 'silent') return { settled: null };
  const isGranted = authority.kind === 'granted';
  const commands = request.commands.filter((command) => isGranted || isHarmless(command));
  const refused = isGranted || commands.length === request.commands.length ? null : authority.why;
  const asks = commands.flatMap((command) => (command.name === 'team' ? [command.ask] : []));
  const others = commands.filter(({ name }) => name !== 'team');
  const { settled, taken } = await publish(desk, request, others);
  const team = asks.length === 0 ? [] : await askTeam(desk, { ...request, asks });
  const rerun = await startAgain(desk, settled, taken);
  await reply(desk, {
    pull: request.pull.number,
    comment: request.comment,
    author: request.author,
    is_granted: isGranted,
    refused,
    taken: [...taken, ...team, ...rerun],
    gate: settled === null ? null : settled.conclusions.whole.conclusion,
    rounds: settled === null ? '' : roundLine(settled.report),
  });
  return { settled };
}

async function readRequest(desk: Desk, event: CommentEvent): Promise<Request | null> {
  const { issue, sender } = event;
  if (issue.pull_request == null || issue.state !== 'open') return null;
  const read: Omit<Request, 'author' | 'pull'> | null = readComment(desk, event);
  if (read === null || (isBot(sender) && read.tampering === undefined)) return null;
  const isIdle = read.commands.length === 0 && read.restore === null && read.tampering === undefined;
  if (isIdle) return null;
  const pull = await readPull(desk, issue.number);
  return pull === null ? null : { ...read, author: sender.login, pull };
}

/** A new comment of somebody's, or an edit of ours by somebody else; our own words never speak to us. */
function readComment(desk: Desk, event: CommentEvent) {
  const { comment, sender, action } = event;
  const body = comment.body ?? '';
  if (action === 'created')
    return comment.user?.login === sender.login && !body.startsWith('<!-- ux-jury:')
      ? readLines(event)
      : null;
  const isOurs = comment.user?.login === desk.author && body.startsWith(namesOf(desk).marker);
  const isTeams = comment.user?.login === desk.author && body.startsWith(teamMarker(desk));
  if (action === 'edited' && isTeams && sender.login !== desk.author) return readTeamBoxes(event);
  return action === 'edited' && isOurs && sender.login !== desk.author ? readBoxes(event) : null;
}

function readLines({ comment }: CommentEvent) {
  const today = new Date().toISOString().slice(0, 10);
  return {
    commands: readCommands(comment.body ?? '', today),
    at: comment.created_at,
    comment: comment.id,
    restore: null,
  };
}

/** Boxes count only where the edit left the hidden state alone; one that touched it is undone. */
function readBoxes({ comment, changes }: CommentEvent) {
  const before = changes?.body?.from ?? '';
  const after = comment.body ?? '';
  const at = comment.updated_at;
  const today = new Date().toISOString().slice(0, 10);
  if (findBlock(before, 'state') !== findBlock(after, 'state')) {
    const state = decodeStanding(before);
    const restore = state !== null && typeof state === 'object' ? state : null;
    return { commands: [], at, comment: null, restore };
  }
  const commands = findTicked(before, after).map((line) => readCommand(line, today));
  return { commands, at, comment: null, restore: null };
}

async function askAuthority(desk: Desk, { sender }: CommentEvent, request: Request): Promise<Authority> {
  const now = request.comment === null ? null : await readAgain(desk, request.comment);
  if (request.comment !== null && now === null) return { kind: 'silent', why: 'edited' };
  return checkAuthority({
    is_pull_request: true,
    is_open: request.pull.state === 'open',
    is_bot: isBot(sender),
    is_ourselves: sender.login === desk.author,
    is_edited: now !== null && now.created_at !== now.updated_at,
    permission: await readPermission(desk, sender.login),
  });
}

/** The comment as it is now, since the event may be minutes old; `null` where it is gone. */
async function readAgain(desk: Desk, id: number): Promise<Comment | null> {
  try {
    return await desk.github.getComment(id);
  } catch (error) {
    if (statusOf(error) === 404) return null;
    throw error;
  }
}

async function readPermission(desk: Desk, login: string): Promise<string | null> {
  try {
    return await desk.github.getPermission(login);
  } catch (error) {
    core.info(escapeLog(messageOf(error)));
    return null;
  }
}

function isBot({ login, type }: CommentEvent['sender']): boolean {
  return type === 'Bot' || login.endsWith('[bot]');
}

/** Applies the commands to what stands at the moment of writing, and brings comment and checks up to date. */
async function publish(desk: Desk, request: Request, commands: readonly Command[]) {
  const { pull, restore } = request;
  const memory = await recall(desk, {
    pull: pull.number,
    sha: pull.head.sha,
    before: null,
    base_sha: pull.base.sha,
  });
  const state = restore ?? memory.state;
  const deciding = commands.filter(({ name }) => name !== 'help');
  if (state === null || (deciding.length === 0 && restore === null)) {
    const taken = state === null ? commands.map(withoutResult) : commands.map(plain);
    return { settled: null, taken };
  }
  let applied = apply(desk, restore ?? state, { request, commands });
  const hasEffect = restore !== null || applied.taken.some(({ accepted }) => accepted);
  if (!hasEffect) return applied;
  const written = await attempt(desk, 'comment', () =>
    commentOf(desk, pull.number).write(
      (current, most) => {
        applied = apply(desk, restore ?? current ?? state, { request, commands });
        return composeComment(applied.settled, most);
      },
      deciding.some(({ name }) => name === 'status'),
    ),
  );
  if (written === 'newer') return { settled: null, taken: [{ say: 'newer', values: {}, accepted: false }] };
  const checks = await openChecks(desk, applied.settled.standing.run.sha, 'reopen');
  await closeChecks(desk, checks, { settled: applied.settled, annotations: [] });
  return applied;
}

function apply(
  desk: Desk,
  state: Standing,
  { request, commands }: { request: Request; commands: readonly Command[] },
): { settled: Settled; taken: Said[] } {
  let standing = state;
  const taken: Said[] = [];
  for (const command of commands) {
    const { questions } = settleFor(desk, standing);
    const result = takeAnswer(command, {
      standing,
      questions,
      voice: {
        author: request.author,
        at: request.at,
        comment: request.comment,
        sha: standing.run.sha,
      },
      no_reason:
        request.comment === null ? (desk.words.reply.ticked ?? '-') : (desk.words.reply.no_reason ?? '-'),
    });
    standing = { ...standing, decisions: result.decisions };
    taken.push(result);
  }
  return { settled: settleFor(desk, standing), taken };
}

/** What is told of a command. */
export type Said = Pick<Taken, 'say' | 'values' | 'accepted'>;

function withoutResult(command: Command): Said {
  if (command.name === 'help' || command.name === 'unclear') return plain(command);
  return { say: command.name === 'status' ? 'status_none' : 'no_result', values: {}, accepted: false };
}

function plain(command: Command): Said {
  if (command.name === 'unclear') return { say: 'unclear', values: { line: command.line }, accepted: false };
  return { say: command.name, values: {}, accepted: true };
}

/** Starts the run behind the result again, where that was asked for; that takes `actions: write`. */
async function startAgain(desk: Desk, settled: Settled | null, taken: readonly Said[]): Promise<Said[]> {
  const isAsked = (name: string): boolean => taken.some(({ say, accepted }) => accepted && say === name);
  const isNew = isAsked('validate');
  const run = Number(settled?.standing.run.id ?? 0);
  if (run === 0 || !(isNew || isAsked('rerun'))) return [];
  try {
    await desk.github.rerun(run);
    return [];
  } catch (error) {
    core.info(escapeLog(messageOf(error)));
    return [{ say: isNew ? 'validate_later' : 'rerun_denied', values: {}, accepted: isNew }];
  }
}
