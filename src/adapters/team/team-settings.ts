import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { InputError } from '../../contract/errors.ts';
import { text } from '../../contract/primitives.ts';
import { describeIssues, openYaml } from '../yaml-file.ts';

const HINT = 'docs/team.md lists the settings of the team; every one may be left out.';

/**
 * `ux-jury.team.yml`: `approve` confirms a team beforehand, `source` is the folder of the app, `walk` the command that
 * walks the journeys and leaves a bundle at `bundle`.
 */
const teamSettings = z.strictObject({
  approve: z.boolean().default(false),
  source: text.default('.'),
  walk: text.nullable().default(null),
  bundle: text.default('ux-jury-bundle'),
});
export type TeamSettings = z.infer<typeof teamSettings>;

/** Reads the file in the project's folder. Throws InputError team_config_invalid with the line. */
export function readTeamSettings(project: string): TeamSettings {
  const path = join(project, 'ux-jury.team.yml');
  if (!existsSync(path)) return teamSettings.parse({});
  const file = openYaml(path, 'team_config_invalid', HINT);
  const parsed = teamSettings.safeParse(file.value);
  if (parsed.success) return parsed.data;
  throw new InputError('team_config_invalid', `${path}: ${describeIssues(file, parsed.error).join('; ')}`, {
    hint: HINT,
  });
}
