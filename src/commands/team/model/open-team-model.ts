import { join } from 'node:path';
import { checkTeamAnswer } from '../../../adapters/anthropic/check-team-answer.ts';
import { Meter } from '../../../adapters/anthropic/meter.ts';
import { readTeamTexts } from '../../../adapters/anthropic/team-texts.ts';
import { sha256 } from '../../../adapters/bundle/safe-file.ts';
import { readSettings } from '../../../adapters/settings-file.ts';
import { InputError } from '../../../contract/errors.ts';
import type { TeamDesk } from '../../../engines/anthropic/team/team-desk.ts';
import { isReviewerFit } from '../../../engines/model/team/compare-tiers.ts';
import { readModelAccess } from '../../../inputs.ts';
import type { ModelSettings } from '../../../settings.ts';
import { checkModelAccess } from '../../check-model-access.ts';
import { chooseModel, lazyExchange, planExchange } from '../../open-engine.ts';
import type { Team } from '../open-team.ts';

/** Recordings of the team lie apart from those of the jury. */
const FOLDER = 'team';

/**
 * The desk of a team whose settings name a model; `null` by rule, without a key under `auto`, and on a pull request, where
 * nobody's key is used for strangers' files. Each step has the budget of the settings to itself. Throws InputError model_key_missing or reviewer_too_weak.
 */
export function openTeamModel(
  { request, folder }: Team,
  step: 'assemble' | 'detail' | 'build',
): TeamDesk | null {
  if (request.places !== undefined) return null;
  const { project, say } = request;
  const read = readSettings(project, null);
  const settings = { ...read, model: { ...read.model, batch: false } };
  const access = readModelAccess(settings.model.provider);
  const { engine, model } = settings;
  if (engine === 'embedded' || (engine === 'auto' && !access.is_known)) return null;
  const kind = engine === 'auto' ? 'anthropic' : engine;
  if (kind !== 'replay') checkModelAccess(settings, access);
  checkTiers(model);
  const texts = readTeamTexts();
  const files = { kind: 'answers' as const, folder: join(project, model.recording, FOLDER) };
  const plan = planExchange(
    { settings, bundles: [], project, folder, files, progress: say },
    { access, kind, texts },
  );
  const meter = new Meter({ engine: kind, prompt_version: texts.version }, plan.priceOf, (usage) =>
    folder.write<'usage'>(`usage-${step}.json`, usage),
  );
  return {
    exchange: lazyExchange({ ...plan, meter }),
    texts,
    hash: sha256,
    checkSchema: checkTeamAnswer,
    choose: (role) => chooseModel(role, model),
    schema: model.schema,
  };
}

/** A reviewer is never weaker than whoever it reviews, and never of unknown strength beside another model. */
export function checkTiers(model: ModelSettings): void {
  const [reviewer, producer] = [chooseModel('reviewer', model).model, chooseModel('producer', model).model];
  const isFit = isReviewerFit(reviewer, producer);
  if (isFit === true) return;
  const what =
    isFit === false
      ? `The reviewer (${reviewer}) is weaker than the producer (${producer}).`
      : `Nobody can tell whether the reviewer (${reviewer}) is as strong as the producer (${producer}).`;
  throw new InputError('reviewer_too_weak', what, {
    hint: 'Set model.roles.reviewer.name to the producer’s model or to a stronger one.',
  });
}
