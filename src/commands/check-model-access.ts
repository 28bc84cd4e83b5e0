import { InputError } from '../contract/errors.ts';
import type { ModelAccess } from '../inputs.ts';
import type { ModelSettings, Settings } from '../settings.ts';

/**
 * Refuses early, before anything is judged, what a provider cannot do or what it lacks. Throws InputError
 * model_key_missing, model_region_missing, model_batch_unsupported or model_name_unfit.
 */
export function checkModelAccess(
  { engine, model }: Pick<Settings, 'engine' | 'model'>,
  access: ModelAccess,
): void {
  switch (model.provider) {
    case 'anthropic':
      if (access.key !== null) return;
      throw new InputError('model_key_missing', `The engine is ${engine} and there is no API key.`, {
        hint: 'Set ANTHROPIC_API_KEY in the environment, or engine: auto or embedded in the config.',
      });
    case 'bedrock':
      checkBatch(model);
      checkBedrockNames(model);
      return;
    case 'vertex':
      checkBatch(model);
      if (access.region !== null) return;
      throw new InputError('model_region_missing', 'model.provider is vertex and there is no region.', {
        hint: 'Set CLOUD_ML_REGION (global, or a region) and ANTHROPIC_VERTEX_PROJECT_ID in the environment.',
      });
  }
}

function checkBatch({ provider, batch }: ModelSettings): void {
  if (!batch) return;
  throw new InputError('model_batch_unsupported', `The SDK for ${provider} knows no message batches.`, {
    hint: 'Leave --batch and model.batch out, or set model.provider: anthropic.',
  });
}

/** Bedrock's models have names of its own; ours would only come back as a model that is gone. */
function checkBedrockNames({ name, roles }: ModelSettings): void {
  const names = [name, ...Object.values(roles).map((role) => role?.name)];
  const unfit = names.find((one) => one !== undefined && !/anthropic\.|^arn:/.test(one));
  if (unfit === undefined) return;
  throw new InputError('model_name_unfit', `Bedrock has no model ${unfit}.`, {
    hint: 'Set model.name to the ID or ARN of a model or inference profile, such as global.anthropic.claude-….',
  });
}
