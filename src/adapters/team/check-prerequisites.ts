import { spawnSync } from 'node:child_process';
import type { Producer } from '../../contract/team/profile.ts';
import { locatePackage, parseRequirement } from './native/load-package.ts';

export interface Prerequisites {
  /** `producer/format` -> `PASS — …`, `FAIL — …`, or `OPTIONAL — …` for a further format that is not written yet. */
  readonly check: Readonly<Record<string, string>>;
  readonly missing: readonly MissingTool[];
}
export interface MissingTool {
  readonly tool: string;
  readonly install: string;
}

/**
 * Looks for every tool that the chosen formats require: `npm:name@range` a package of the project, else a program.
 * The producer's further formats are looked at, too: what they lack is said and stops nobody.
 */
export function checkPrerequisites(
  chosen: readonly { readonly producer: Producer; readonly format: string }[],
  project: string,
): Prerequisites {
  const check: Record<string, string> = {};
  const missing: MissingTool[] = [];
  for (const { producer, format } of chosen) {
    const { name, output_formats } = producer.profile;
    for (const other of output_formats.filter((one) => one !== format))
      check[`${name}/${other}`] ??= sayState(producer, other, [
        findMissing(producer, other, project),
        OPTIONAL,
      ]);
    const absent = findMissing(producer, format, project);
    missing.push(...absent);
    check[`${name}/${format}`] = sayState(producer, format, [absent, FAIL]);
  }
  return { check, missing };
}

/** The tools that a producer's format requires and that are not there, each with what installs it. */
export function findMissing({ profile }: Producer, format: string, project: string): MissingTool[] {
  const required = profile.tooling[format]?.required ?? [];
  return required
    .filter((tool) => !isThere(tool, project))
    .map((tool) => ({ tool, install: installOf(tool) }));
}

type SayMissing = (absent: readonly MissingTool[]) => string;
const FAIL: SayMissing = (absent) => `FAIL — ${absent.map(({ tool }) => tool).join(', ')} missing`;
const OPTIONAL: SayMissing = (absent) => `OPTIONAL — ${absent.map(({ install }) => install).join('; ')}`;

function sayState({ profile }: Producer, format: string, [absent, say]: [MissingTool[], SayMissing]): string {
  if (absent.length > 0) return say(absent);
  const required = profile.tooling[format]?.required ?? [];
  return `PASS — ${required.length === 0 ? 'no prerequisites' : `${required.join(', ')} found`}`;
}

function isThere(tool: string, project: string): boolean {
  const wanted = parseRequirement(tool);
  if (wanted !== null) return locatePackage(wanted.name, project) !== null;
  const name = /^[\w@./:-]+/.exec(tool)?.[0] ?? tool;
  const { status, error } = spawnSync(name, ['--version'], { stdio: 'ignore', timeout: 20_000 });
  return error === undefined && status === 0;
}

function installOf(tool: string): string {
  return parseRequirement(tool)?.install ?? `Install the program ${tool} and see that it is on the PATH.`;
}
