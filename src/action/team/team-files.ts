import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { RunFolder } from '../../adapters/run-folder.ts';

const KEPT = ['state.json', 'plan.json', 'commit', 'team_assignment.json', 'blueprint-conflicts.json'];
const SCRATCH = /^[\w.-]+-(?:stage1\.md|decisions\.json)$/;

/** What this very job made for people: it stays. */
const MADE = /^(?:output|build-report\.(?:json|md)|plan\.md)$/;

/** Lays the team's files out as a folder, exactly those that the state holds. */
export function layOut(out: string, files: Readonly<Record<string, string>>): void {
  const path = join(out, 'team');
  mkdirSync(path, { recursive: true });
  for (const name of readdirSync(path).filter((one) => !MADE.test(one)))
    rmSync(join(path, name), { recursive: true, force: true });
  const folder = new RunFolder(path);
  for (const [name, text] of Object.entries(files)) if (isKept(name)) folder.writeText(name, text);
}

/** Gathers what a later job needs; blueprints and gates follow from it, since the team works by rule. */
export function gather(out: string): Record<string, string> {
  const folder = new RunFolder(join(out, 'team'));
  const scratch = folder.list('scratch').map((name) => `scratch/${name}`);
  const names = [...KEPT, ...scratch].filter((name) => isKept(name) && folder.has(name));
  return Object.fromEntries(names.map((name) => [name, folder.readText(name)]));
}

/** No name of a state leads out of the folder, whoever wrote it. */
function isKept(name: string): boolean {
  return KEPT.includes(name) || (name.startsWith('scratch/') && SCRATCH.test(name.slice('scratch/'.length)));
}
