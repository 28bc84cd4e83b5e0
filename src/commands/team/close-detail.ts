import { readDocument } from '../../adapters/documents.ts';
import type { Blueprint } from '../../contract/team/blueprint.ts';
import type { Conflicts } from '../../contract/team/gates.ts';
import { parseBlueprint } from '../../team/blueprint/blueprint-file.ts';
import { checkCompleteness } from '../../team/blueprint/check-completeness.ts';
import { findConflicts, openConflicts } from '../../team/blueprint/find-conflicts.ts';
import { renderConflicts } from '../../team/blueprint/render-conflicts.ts';
import { fill } from '../../team/fill.ts';
import { afterGates } from '../../team/state/advance.ts';
import { readPlan, readTeamRegistries, type Team } from './open-team.ts';

const WAITING = 3;

/** All blueprints on disk, checked as documents. Throws ContractError for one that a hand spoiled. */
export function readBlueprints({
  folder,
}: Team): { file: string; blueprint: Blueprint; missing: string[] }[] {
  return folder.named('blueprints', '.md').map((name) => {
    const { blueprint, missing } = parseBlueprint(folder.readText(`blueprints/${name}`));
    const hint = `Correct team/blueprints/${name}, or delete it and run \`ux-jury team detail\` again.`;
    return { file: name, blueprint: readDocument('team-blueprint', blueprint, hint), missing };
  });
}

/** Conflicts and completeness over all blueprints; nothing is resolved here. Exit code 3 while something stands. */
export function closeDetail(team: Team): number {
  const { folder, request, run_id, words } = team;
  const found = readBlueprints(team);
  const earlier: Conflicts | null = folder.has('blueprint-conflicts.json')
    ? folder.read('team-conflicts', 'blueprint-conflicts.json')
    : null;
  const conflicts = findConflicts(
    found.map(({ blueprint }) => blueprint),
    earlier,
  );
  folder.write<'team-conflicts'>('blueprint-conflicts.json', conflicts);
  folder.writeText('blueprint-conflicts.md', renderConflicts(conflicts));
  const { producers } = readTeamRegistries(team);
  const completeness = checkCompleteness({
    blueprints: found,
    tasks: readPlan(team).tasks,
    producers: producers.map(({ profile }) => profile),
  });
  folder.write<'team-completeness'>('completeness.json', completeness);
  folder.writeState(afterGates(folder.openState(run_id), conflicts, completeness));
  const open = openConflicts(conflicts);
  for (const { id, what } of open) request.say(`Conflict ${id}: ${what}`);
  for (const { specialist, section, what } of completeness.failures)
    request.say(`Incomplete, ${specialist}, ${section}: ${what}`);
  if (open.length > 0)
    request.say(
      'Settle each conflict in blueprint-conflicts.json (ruling), then run `ux-jury team detail` again.',
    );
  if (open.length > 0 || !completeness.passed) return WAITING;
  request.say(fill(words.told?.complete ?? '', { count: found.length }));
  return 0;
}
