import type { AnswerKind, AnswerOf } from '../model/answer/answers.ts';
import { describeStanding } from '../model/carry/describe-standing.ts';
import {
  chooseBase,
  isSameEvidence,
  type Layer,
  sliceLayers,
  type Told,
} from '../model/carry/kept-answer.ts';
import type { Prints } from '../model/carry/print-run.ts';
import { changedScope, type Scope, walkedIds, wholeScope } from '../model/carry/scope.ts';
import type { Slice } from '../model/carry/slice-answer.ts';
import type { Role } from '../model/request.ts';
import type { Brief } from './brief.ts';
import { BudgetReached } from './exchange.ts';
import type { FoundAnswer, KeptPlace } from './kept-answers.ts';
import { misplaced, putQuestion, type Question } from './put-question.ts';
import type { Room } from './room.ts';

/**
 * A question that may have been answered before. `facts` make it, beside the evidence; `over` names what it is about
 * that is no place of the run. `ask` writes it over a brief, given the judgements that stand.
 */
export interface Inquiry<K extends AnswerKind> {
  readonly role: Role;
  readonly kind: K;
  readonly sample: number;
  readonly facts: unknown;
  readonly over: unknown;
  readonly ask: (brief: Brief, standing: readonly Record<string, unknown>[]) => Question<K>;
}

/** The answers that count, from the oldest to the newest; `isCurtailed` when the budget ended before the newest. */
export interface Heard<K extends AnswerKind> {
  readonly answers: readonly AnswerOf<K>[];
  readonly told: Told;
  readonly isCurtailed: boolean;
}

/**
 * Puts a question about what changed since it was last answered. Judgements elsewhere are carried over; where nothing
 * changed nobody is asked. Throws AbsentError, and BudgetReached where nothing was carried either.
 */
export async function putChanged<K extends AnswerKind>(inquiry: Inquiry<K>, room: Room): Promise<Heard<K>> {
  const asking = { inquiry, room, prints: printsOf(inquiry, room), place: placeOf(inquiry, room) };
  const base = findBase(asking);
  const carry = base === null ? askAll(room) : planCarry(asking, base);
  if (base !== null && carry.scope?.isWhole !== true) take(asking, base, carry);
  return carry.scope === null ? settle(asking, carry) : askOver(asking, { ...carry, scope: carry.scope });
}

/** What notes tell of the answers that were heard. */
export function about<K extends AnswerKind>({
  answers,
  told,
}: Heard<K>): { told: Told; isSuspected: boolean } {
  return { told, isSuspected: answers.some((answer) => answer.injection_suspected) };
}

interface Asking<K extends AnswerKind> {
  readonly inquiry: Inquiry<K>;
  readonly room: Room;
  readonly prints: Prints;
  readonly place: KeptPlace;
}

/** What stands of earlier answers, and what is left to ask; `scope` is `null` where that is nothing. */
interface Carry {
  readonly slices: readonly (Slice & { readonly layer: Layer })[];
  readonly scope: Scope | null;
  /** What was told of this very run before. */
  readonly told: Told | null;
}

function askAll({ shown }: Room): Carry {
  return { slices: [], scope: wholeScope(shown.evidence), told: null };
}

/** A judgement of the whole that fell with what is gone is asked for again, even where all the rest stands. */
function planCarry<K extends AnswerKind>({ inquiry, room, prints }: Asking<K>, { kept }: FoundAnswer): Carry {
  const { evidence } = room.shown;
  const slices = sliceLayers(kept, prints);
  if (isSameEvidence(kept.prints, prints))
    return { slices, scope: null, told: kept.run_id === evidence.run_id ? kept.told : null };
  const scope = changedScope(evidence, prints, kept.prints);
  if (Object.keys(room.prints).some(scope.isChanged)) return { slices, scope, told: null };
  const isFallen = inquiry.kind === 'cross_review' || slices.some(({ fallen }) => fallen.length > 0);
  return isFallen ? askAll(room) : { slices, scope: null, told: null };
}

function settle<K extends AnswerKind>(asking: Asking<K>, carry: Carry): Heard<K> {
  const told = carry.told ?? tellOf(asking, carry, null);
  if (carry.told === null) keep(asking, { layers: carry.slices.map(({ layer }) => layer), told });
  return { answers: answersOf(asking, carry), told, isCurtailed: false };
}

async function askOver<K extends AnswerKind>(
  asking: Asking<K>,
  carry: Carry & { readonly scope: Scope },
): Promise<Heard<K>> {
  const { inquiry, room, prints } = asking;
  const brief = room.briefOf(carry.scope);
  const told = tellOf(asking, carry, brief);
  const carried = answersOf(asking, carry);
  try {
    const fresh = await putQuestion(inquiry.ask(brief, describeStanding(carry.slices)), brief, room.parts);
    const layers = [...carry.slices.map(({ layer }) => layer), { prints, answer: fresh }];
    keep(asking, { layers, told });
    return { answers: [...carried, fresh], told, isCurtailed: false };
  } catch (error) {
    if (!(error instanceof BudgetReached) || carried.length === 0) throw error;
    return { answers: carried, told, isCurtailed: true };
  }
}

function answersOf<K extends AnswerKind>({ inquiry }: Asking<K>, { slices }: Carry): AnswerOf<K>[] {
  return slices.map(({ answer }) => {
    if (isOf(answer, inquiry.kind)) return answer;
    throw misplaced(inquiry.role);
  });
}

function isOf<K extends AnswerKind>(answer: AnswerOf<AnswerKind>, kind: K): answer is AnswerOf<K> {
  return answer.kind === kind;
}

/** Everything of a question but the evidence: whoever is asked the same again may be given the same answer. */
function placeOf<K extends AnswerKind>(inquiry: Inquiry<K>, { parts, shown }: Room): KeptPlace {
  const { role, kind, sample, facts } = inquiry;
  const { model, effort } = parts.choose(role);
  const { test_brief, target_user, source_kind } = shown.evidence.context;
  const about = [parts.texts.version, role, kind, model, effort, test_brief, target_user, source_kind, facts];
  return { key: parts.hash(JSON.stringify(about)).slice(0, 24), kind, sample };
}

function printsOf<K extends AnswerKind>({ over }: Inquiry<K>, { prints, parts }: Room): Prints {
  return over === null ? prints : { ...prints, over: parts.hash(JSON.stringify(over)).slice(0, 16) };
}

/** A sample without a past of its own goes on from that of the first, but never from the first's answer to this run. */
function findBase<K extends AnswerKind>({ room, prints, place }: Asking<K>): FoundAnswer | null {
  const { kept } = room.parts;
  if (kept === null) return null;
  const first = place.sample === 1 ? [] : kept.find({ ...place, sample: 1 });
  const earlier = first.filter((one) => !isSameEvidence(one.kept.prints, prints));
  return chooseBase([...kept.find(place), ...earlier], prints, room.shown.evidence.run_id);
}

function keep<K extends AnswerKind>(
  { room, prints, place }: Asking<K>,
  { layers, told }: { layers: readonly Layer[]; told: Told },
): void {
  const { run_id } = room.shown.evidence;
  room.parts.kept?.keep({ place, kept: { run_id, prints, layers, told } });
}

function take<K extends AnswerKind>({ inquiry, room }: Asking<K>, base: FoundAnswer, carry: Carry): void {
  room.parts.kept?.take(base, {
    role: inquiry.role,
    choice: room.parts.choose(inquiry.role),
    judgements: carry.told === null ? countJudgements(carry) : carry.told.carried.judgements,
    instead: carry.scope === null,
  });
}

function countJudgements({ slices }: Carry): number {
  return slices.reduce((sum, { judgements }) => sum + judgements, 0);
}

function tellOf<K extends AnswerKind>({ room }: Asking<K>, carry: Carry, brief: Brief | null): Told {
  const of = walkedIds(room.shown.evidence).length;
  return {
    pictures: brief?.packing.pictures ?? 0,
    left_out: brief?.packing.left_out ?? { states: 0, pictures: 0 },
    carried: { judgements: countJudgements(carry), journeys: brief?.scope.journeys.length ?? 0, of },
  };
}
