import {
  TEAM_ANSWERS,
  type TeamAnswerKind,
  type TeamAnswerOf,
} from '../../../contract/team/model-answers.ts';
import { wrapSchemas } from '../../model/answer/model-schema.ts';
import { type Read, readBy } from '../../model/answer/read-answer.ts';
import { fenceData } from '../../model/prompt/fence-data.ts';
import { fillTemplate } from '../../model/prompt/fill-template.ts';
import type { ModelChoice, ModelRequest, TeamRole } from '../../model/request.ts';
import { checkTeamRelations, type TeamDuty } from '../../model/team/relations.ts';
import type { TeamTexts } from '../../model/team/team-texts.ts';
import { AbsentError } from '../absent.ts';
import { consultBy } from '../consult.ts';
import { BudgetReached, type Exchange } from '../exchange.ts';

/** What the team's calls are made with. `schema` is `text` for an API that takes none. */
export interface TeamDesk {
  readonly exchange: Exchange;
  readonly texts: TeamTexts;
  readonly hash: (text: string) => string;
  readonly checkSchema: (kind: TeamAnswerKind, value: unknown) => readonly string[];
  readonly choose: (role: TeamRole) => ModelChoice;
  readonly schema: 'shared' | 'own' | 'text';
}

/** One fresh call: what is asked by whom, the values of its template, and all data that it is shown. */
export interface TeamQuestion<K extends TeamAnswerKind> {
  readonly id: string;
  readonly role: TeamRole;
  readonly kind: K;
  readonly values: Readonly<Record<string, string>>;
  readonly data: Readonly<Record<string, unknown>>;
  readonly duty: Partial<TeamDuty>;
}

/** What came of a call; `why` says in words why there is no answer. */
export type TeamReply<K extends TeamAnswerKind> =
  | { readonly ok: true; readonly answer: TeamAnswerOf<K> }
  | { readonly ok: false; readonly why: string };

const NO_DUTY: TeamDuty = { tasks: [], operations: [], specialists: [], may_be_temporary: false };

/** Asks once, and once more with the exact fault. A refusal, a failure or the budget is a reply and no error. */
export async function askTeam<K extends TeamAnswerKind>(
  question: TeamQuestion<K>,
  desk: TeamDesk,
): Promise<TeamReply<K>> {
  const { request, nonce } = writeTeamRequest(question, desk);
  const { kind } = question;
  const read = (text: string): Read<TeamAnswerOf<K>> =>
    readBy<TeamAnswerOf<K>>(text, {
      nonce,
      checkSchema: (inner) => desk.checkSchema(kind, inner),
      parse: (inner) => {
        const parsed = TEAM_ANSWERS[kind].safeParse(inner);
        if (parsed.success) return { ok: true, answer: parsed.data as TeamAnswerOf<K> };
        return { ok: false, fault: parsed.error.message };
      },
      relations: (answer) => checkTeamRelations<K>(answer, { ...NO_DUTY, ...question.duty }),
    });
  try {
    return { ok: true, answer: await consultBy(request, read, desk.exchange) };
  } catch (error) {
    if (error instanceof BudgetReached) return { ok: false, why: desk.texts.words.budget ?? '-' };
    if (error instanceof AbsentError) return { ok: false, why: `${error.message} (${error.code})` };
    throw error;
  }
}

/** The whole request of a question. The nonce is the hash of all data, so that no data can hold it. */
export function writeTeamRequest<K extends TeamAnswerKind>(
  { id, role, kind, values, data }: TeamQuestion<K>,
  { texts, hash, choose, schema }: Omit<TeamDesk, 'exchange' | 'checkSchema'>,
): { request: ModelRequest; nonce: string } {
  const nonce = hash(JSON.stringify(data)).slice(0, 24);
  const parts = Object.entries(data).map(([name, value]) => `## ${name}\n${fenceData(nonce, value)}`);
  const task = fillTemplate(texts[kind], values);
  const sent = wrapSchemas([TEAM_ANSWERS[kind]]);
  const form = fillTemplate(texts.schema, { schema: JSON.stringify(sent) });
  return {
    nonce,
    request: {
      id,
      role,
      sample: 1,
      choice: choose(role),
      system: texts.system,
      shared: [{ type: 'text', text: fillTemplate(texts.data, { data: parts.join('\n\n'), nonce }) }],
      question: schema === 'text' ? `${task}\n\n${form}` : task,
      schema: schema === 'text' ? {} : sent,
      repair: null,
    },
  };
}
