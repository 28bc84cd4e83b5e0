import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Producer } from '../../contract/team/profile.ts';

export interface Prerequisites {
  /** `producer/format` -> `PASS — …` or `FAIL — …`. */
  readonly check: Readonly<Record<string, string>>;
  readonly missing: readonly { readonly tool: string; readonly install: string }[];
}

/** Looks for every tool that the chosen formats require: `npm:name` a package of the project, else a program. */
export function checkPrerequisites(
  chosen: readonly { readonly producer: Producer; readonly format: string }[],
  project: string,
): Prerequisites {
  const check: Record<string, string> = {};
  const missing: { tool: string; install: string }[] = [];
  for (const { producer, format } of chosen) {
    const required = producer.profile.tooling[format]?.required ?? [];
    const absent = required.filter((tool) => !isThere(tool, project));
    missing.push(...absent.map((tool) => ({ tool, install: installOf(tool) })));
    const found = required.length === 0 ? 'no prerequisites' : `${required.join(', ')} found`;
    check[`${producer.profile.name}/${format}`] =
      absent.length === 0 ? `PASS — ${found}` : `FAIL — ${absent.join(', ')} missing`;
  }
  return { check, missing };
}

function isThere(tool: string, project: string): boolean {
  const name = /^[\w@./:-]+/.exec(tool)?.[0] ?? tool;
  if (name.startsWith('npm:')) return resolves(name.slice('npm:'.length), project);
  const { status, error } = spawnSync(name, ['--version'], { stdio: 'ignore', timeout: 20_000 });
  return error === undefined && status === 0;
}

function resolves(name: string, project: string): boolean {
  try {
    createRequire(join(project, 'package.json')).resolve(name);
    return true;
  } catch {
    return false;
  }
}

function installOf(tool: string): string {
  return tool.startsWith('npm:')
    ? `npm install --save-dev ${tool.slice('npm:'.length)}`
    : `Install the program ${tool} and see that it is on the PATH.`;
}
