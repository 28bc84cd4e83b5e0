import { copyFileSync, mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readTeamTexts } from '../../../adapters/anthropic/team-texts.ts';
import { readSpecialist } from '../../../adapters/team/read-profile.ts';
import type { TeamAssignment } from '../../../contract/team/assignment.ts';
import type { TeamChoice } from '../../../contract/team/model-answers.ts';
import type { Task } from '../../../contract/team/plan.ts';
import type { Specialist } from '../../../contract/team/profile.ts';
import { cleanPageText } from '../../../engines/model/prompt/clean-page-text.ts';
import { fillTemplate } from '../../../engines/model/prompt/fill-template.ts';
import { encodeLine } from '../../../team/text/line-codec.ts';
import type { Team } from '../open-team.ts';

type Described = NonNullable<TeamChoice['temporary']>;

/** Where a proposed profile lies until a person confirms the team, and where it lies for this run. */
const PROPOSED = 'scratch/proposed';
const FOLDER = 'specialists';

/** Writes the profile of a temporary specialist as a proposal; its name, producer and tools are ours. */
export function proposeTemporary(described: Described, tasks: readonly Task[], { folder }: Team): Specialist {
  const slug =
    described.domain
      .toLowerCase()
      .match(/[a-z0-9]+/g)
      ?.join('-')
      .slice(0, 40) ?? 'specialist';
  const name = `temporary-${slug}`;
  const own = tasks.filter(({ id }) => described.tasks.includes(id));
  const tags = own.flatMap(({ domain }) => domain.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
  const line = (text: string): string => JSON.stringify(cleanPageText(text, 300));
  const list = (items: readonly string[]): string => `[${items.map(line).join(', ')}]`;
  const bullets = (items: readonly string[]): string =>
    items.map((one) => `- ${encodeLine(cleanPageText(one, 300))}`).join('\n');
  const file = `${PROPOSED}/${name}.specialist.md`;
  const text = fillTemplate(readTeamTexts().temporary, {
    name,
    display_name: line(`Temporary: ${described.domain}`),
    domain: line(described.domain),
    description: line(described.description),
    tags: list([...new Set(tags)]),
    research: list(described.research),
    review: list(described.review),
    research_lines: bullets(described.research),
    review_lines: bullets(described.review),
  });
  folder.writeText(file, `${text}\n`);
  return readSpecialist(join(folder.path, file), 'temporary');
}

/**
 * Once the team is confirmed its temporary specialist stands in the run's own folder. It is kept in the project only where a
 * person says so, by flag or at the terminal: `--yes` does not.
 */
export async function settleTemporary(
  { folder, request }: Team,
  { specialist_assignments }: Pick<TeamAssignment, 'specialist_assignments'>,
): Promise<void> {
  for (const { specialist } of specialist_assignments) {
    const name = `${specialist}.specialist.md`;
    if (folder.has(`${PROPOSED}/${name}`))
      folder.writeText(`${FOLDER}/${name}`, folder.readText(`${PROPOSED}/${name}`));
    if (!folder.has(`${FOLDER}/${name}`)) continue;
    const question = `Keep ${specialist} in .claude/specialists of the project? [y/N] `;
    const isKept =
      request.save_specialist === true ||
      (!request.yes && request.ask !== null && /^y(es)?$/i.test((await request.ask(question)).trim()));
    if (!isKept) continue;
    const target = join(request.project, '.claude', 'specialists');
    mkdirSync(target, { recursive: true });
    copyFileSync(join(folder.path, FOLDER, name), join(target, basename(name)));
    request.say(`Kept: .claude/specialists/${name}`);
  }
}
