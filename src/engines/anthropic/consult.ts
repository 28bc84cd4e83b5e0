import type { AnswerKind, AnswerOf } from '../model/answer/answers.ts';
import { type AnswerCheck, type Read, readAnswer } from '../model/answer/read-answer.ts';
import type { ModelRequest } from '../model/request.ts';
import { AbsentError } from './absent.ts';
import type { Exchange, ModelReply } from './exchange.ts';

/**
 * Asks, reads, and asks once more with the exact fault where the answer cannot be used. Throws AbsentError
 * (model_refused, model_answer_cut, model_answer_invalid) or what the exchange throws.
 */
export function consult<K extends AnswerKind>(
  request: ModelRequest,
  check: AnswerCheck<K>,
  exchange: Exchange,
): Promise<AnswerOf<K>> {
  return consultBy(request, (text) => readAnswer(text, check), exchange);
}

/** The same for an answer that is read by other means. */
export async function consultBy<T>(
  request: ModelRequest,
  read: (text: string) => Read<T>,
  exchange: Exchange,
): Promise<T> {
  const first = await askWhole(request, exchange);
  const once = read(first.text);
  if (once.ok) return once.answer;
  const repair = { answer: first.text, fault: once.fault };
  const second = await askWhole({ ...request, repair }, exchange);
  const again = read(second.text);
  if (again.ok) return again.answer;
  throw new AbsentError(request.id, {
    code: 'model_answer_invalid',
    what: `its answer could not be used, also after one repair: ${again.fault}.`,
    hint: 'Run again, choose another model for this role, or set engine: embedded.',
  });
}

async function askWhole(request: ModelRequest, exchange: Exchange): Promise<ModelReply> {
  const reply = await exchange.ask(request);
  if (reply.stop === 'refused')
    throw new AbsentError(request.id, {
      code: 'model_refused',
      what: 'the model refused to answer.',
      hint: 'Look at the screens for content that a model refuses, or choose another model for this role.',
    });
  if (reply.stop === 'cut')
    throw new AbsentError(request.id, {
      code: 'model_answer_cut',
      what: `its answer was cut off at ${request.choice.max_tokens} tokens.`,
      hint: 'Raise model.max_tokens, lower the effort, or split the run into fewer journeys.',
    });
  return reply;
}
