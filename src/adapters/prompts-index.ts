import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import * as z from 'zod';
import { InputError } from '../contract/errors.ts';

const FILE = 'prompts.json';
const index = z.strictObject({ bundles: z.array(z.string()).min(1), config: z.string().nullable() });
type PromptsIndex = z.infer<typeof index>;

/** Notes what a folder of requests was made from; paths are kept relative to the folder. */
export function writePromptsIndex(folder: string, { bundles, config }: PromptsIndex): void {
  mkdirSync(folder, { recursive: true });
  const kept = {
    bundles: bundles.map((path) => relative(folder, path)),
    config: config === null ? null : relative(folder, config),
  };
  writeFileSync(join(folder, FILE), `${JSON.stringify(kept, null, 2)}\n`);
}

/** What a folder of requests was made from, as absolute paths. Throws InputError prompts_missing. */
export function readPromptsIndex(folder: string): PromptsIndex {
  const path = join(folder, FILE);
  const parsed = index.safeParse(existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null);
  if (!parsed.success)
    throw new InputError('prompts_missing', `${folder} holds no requests of ux-jury prompts.`, {
      hint: 'Run `ux-jury prompts BUNDLE --out DIR` first.',
    });
  const { bundles, config } = parsed.data;
  return {
    bundles: bundles.map((one) => resolve(folder, one)),
    config: config === null ? null : resolve(folder, config),
  };
}
