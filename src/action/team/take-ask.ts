import type { PullState } from '../../contract/team/pull-state.ts';
import type { TeamAsk } from '../../gate/team-command.ts';
import type { TeamStage, TeamView } from '../../report/github/team-input.ts';
import { answerQuestion, type TeamAnswer } from '../../team/detail/answer-questions.ts';
import type { TeamBench } from './bench.ts';
import { buildOn } from './build.ts';
import { ruleOn } from './rule-conflict.ts';
import { no, note, type Turn, type Turned, yes } from './turn.ts';
import { viewOf } from './view.ts';
import { openOn, planOn, proposeOn, readGates, renewOn, withGates, workOn, writeGates } from './work.ts';

/** Takes one request of a person who may decide. Throws UxJuryError. */
export async function takeAsk(turn: Turn, state: PullState | null, ask: TeamAsk): Promise<Turned> {
  if (ask.do === 'plan') return plan(turn, state);
  if (state === null) return { state, told: no('team_none') };
  const current = await renew(turn, state);
  if (current === null) return { state, told: no('team_stale') };
  if (isLate(turn, current, ask)) return { state: current, told: no('team_moved') };
  const view = viewOf(openOn(turn.bench, turn.ground, current), current);
  const turned = await apply(turn, current, { ask, view });
  return turned.state === null ? turned : { ...turned, state: await settle(turn, turned.state, view) };
}

/** The same plan again changes nothing; another one begins anew, since what was answered rested on other evidence. */
async function plan({ bench, ground }: Turn, state: PullState | null): Promise<Turned> {
  const { state: fresh, plan: made } = planOn(bench, ground);
  if (!made.tasks.some(({ kind }) => kind === 'fix')) return { state, told: no('team_no_work') };
  if (state === null || state.basis !== fresh.basis) {
    const begun = { ...fresh, pushed: state?.pushed ?? null };
    return { state: await workOn(bench, ground, begun), told: yes('team_planned') };
  }
  const kept = state.run.id === fresh.run.id ? state : renewOn(state, fresh);
  return { state: await workOn(bench, ground, kept), told: yes('team_same') };
}

/** The state worked out on the result that stands now; `null` where it rests on other evidence. */
export async function renew({ bench, ground }: Turn, state: PullState): Promise<PullState | null> {
  if (state.run.id === bench.pull.standing.run.id) return workOn(bench, ground, state);
  const { state: fresh } = planOn(bench, ground);
  return fresh.basis === state.basis ? workOn(bench, ground, renewOn(state, fresh)) : null;
}

/**
 * Somebody who wrote before the question was shown did not mean it. A line above in the same comment may have brought the
 * question up; else the times tell, which GitHub gives in whole seconds.
 */
function isLate({ at, known }: Turn, state: PullState, ask: TeamAsk): boolean {
  const takesWhatIsAsked = ask.do === 'accept' && ask.ids.length === 0;
  const sinceOf = (one: PullState | null) => (takesWhatIsAsked ? one?.since : one?.confirmed?.at) ?? null;
  const since = sinceOf(state);
  if (since === null) return false;
  const isOfThisComment = since !== sinceOf(known) && since !== at;
  return isOfThisComment || Math.floor(Date.parse(since) / 1000) > Math.floor(Date.parse(at) / 1000);
}

/** Works on, and notes since when the next question is shown. */
async function settle({ bench, ground }: Turn, state: PullState, before: TeamView): Promise<PullState> {
  const worked = await workOn(bench, ground, state);
  const after = viewOf(openOn(bench, ground, worked), worked);
  return targetOf(after) === targetOf(before) ? worked : { ...worked, since: new Date().toISOString() };
}

function targetOf({ stage, open }: TeamView): string {
  return stage === 'gate' ? `gate ${open.assumptions.length > 0 ? 'A' : 'D'}` : stage;
}

type Asked<K extends TeamAsk['do']> = Extract<TeamAsk, { do: K }>;

function apply(
  turn: Turn,
  state: PullState,
  { ask, view }: { ask: Exclude<TeamAsk, Asked<'plan'>>; view: TeamView },
): Turned | Promise<Turned> {
  switch (ask.do) {
    case 'accept':
      return ask.ids.length === 0 ? acceptNext(turn, state, view) : acceptNamed(turn, state, ask);
    case 'promote':
      return answerAll(turn, state, [[ask.id, { kind: 'promote', words: ask.words }]]);
    case 'decide':
      return answerAll(turn, state, [[ask.id, { kind: 'choose', choice: ask.choice, words: ask.words }]]);
    case 'discuss':
      return discuss(turn, state, { ids: ask.ids, view });
    case 'depth':
      return choose(turn, state, { ...ask, what: ask.depth });
    case 'assign':
      return choose(turn, state, { ...ask, what: ask.specialist });
    case 'resolve':
      return ruleOn(turn, state, { id: ask.id, verdict: 'resolved', words: ask.words });
    default:
      return buildOn(turn, state, view);
  }
}

const NOT_OPEN: Readonly<Partial<Record<TeamStage, string>>> = {
  unmatched: 'team_unmatched',
  conflict: 'team_name_conflict',
};

/** What is asked now: the team, then the group of assumptions, then every recommended answer. */
function acceptNext(turn: Turn, state: PullState, { stage, open }: TeamView): Turned {
  if (stage === 'confirm') {
    const confirmed = { by: turn.author, at: turn.at };
    return {
      state: note(turn, { ...state, confirmed }, { name: 'said_confirm' }),
      told: yes('team_confirmed'),
    };
  }
  if (stage !== 'gate') return { state, told: no(NOT_OPEN[stage] ?? 'team_nothing_open') };
  const asked = open.assumptions.length > 0 ? open.assumptions : open.decisions;
  return answerAll(
    turn,
    state,
    asked.map(({ number }) => [number, { kind: 'accept' }]),
  );
}

function acceptNamed(turn: Turn, state: PullState, { ids, words }: Asked<'accept'>): Turned {
  let turned: Turned = { state, told: yes('team_noted') };
  for (const id of ids) {
    const at = turned.state ?? state;
    turned = id.startsWith('X')
      ? ruleOn(turn, at, { id, verdict: 'accepted', words: words ?? turn.bench.words.no_reason ?? '-' })
      : answerAll(turn, at, [[id, { kind: 'accept' }]]);
    if (!turned.told.accepted) return turned;
  }
  return turned;
}

function discuss(
  turn: Turn,
  state: PullState,
  { ids, view }: { ids: readonly string[]; view: TeamView },
): Turned {
  const rest = view.open.decisions.filter(({ number }) => !ids.includes(number));
  const turned = answerAll(
    turn,
    state,
    rest.map(({ number }) => [number, { kind: 'accept' }]),
  );
  return { ...turned, state: { ...(turned.state ?? state), discussed: [...ids] } };
}

function answerAll(
  turn: Turn,
  state: PullState,
  answers: readonly (readonly [string, TeamAnswer])[],
): Turned {
  const { bench, ground, at } = turn;
  const team = openOn(bench, ground, state);
  let gates = readGates(team);
  let next = state;
  for (const [number, answer] of answers) {
    const title = titleOf(turn, state, number);
    const taken = answerQuestion(gates, { number, answer, now: at });
    if (!taken.ok) return { state, told: { say: taken.say, values: taken.values, accepted: false } };
    gates = [...taken.gates];
    next = note(turn, next, {
      name: 'said_answer',
      id: number,
      title,
      answer: sayAnswer(answer, bench),
    });
  }
  writeGates(team, gates);
  return { state: withGates(next, gates), told: yes('team_noted') };
}

function titleOf({ bench, ground }: Turn, state: PullState, number: string): string {
  const { open } = viewOf(openOn(bench, ground, state), state);
  return [...open.assumptions, ...open.decisions].find((one) => one.number === number)?.title ?? '';
}

function sayAnswer(answer: TeamAnswer, { words }: TeamBench): string {
  if (answer.kind === 'accept') return words.accepted ?? '-';
  if (answer.kind === 'promote') return answer.words ?? words.keeps ?? '-';
  return answer.choice === 'other' ? (answer.words ?? '-') : answer.choice;
}

/** Another depth or specialist: the team is put together anew, and what was answered stays answered. */
function choose(
  turn: Turn,
  state: PullState,
  { do: kind, task, what }: { do: 'depth' | 'assign'; task: string; what: string },
): Turned {
  const { depths, specialists } = state.choices;
  const choices =
    kind === 'depth'
      ? { specialists, depths: { ...depths, [task]: what as PullState['choices']['depths'][string] } }
      : { depths, specialists: { ...specialists, [task]: what } };
  const next = { ...state, choices };
  const { faults } = proposeOn(openOn(turn.bench, turn.ground, next));
  if (faults.length > 0) return { state, told: no('team_fault', { what: faults.join(' ') }) };
  const confirmed = state.confirmed === null ? null : { ...state.confirmed, at: turn.at };
  const values = { task, depth: what, specialist: what };
  return {
    state: note(turn, { ...next, confirmed, built: null, proof: null }, { name: `said_${kind}`, ...values }),
    told: yes('team_noted'),
  };
}
