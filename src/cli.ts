#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot, readVersion } from './paths.ts';

const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  init: async () => (await import('./commands/init.ts')).init,
  review: async () => (await import('./commands/review.ts')).review,
  debate: async () => (await import('./commands/debate.ts')).debate,
  prompts: async () => (await import('./commands/prompts.ts')).prompts,
  answer: async () => (await import('./commands/answer.ts')).answer,
  assemble: async () => (await import('./commands/assemble.ts')).assemble,
  aggregate: async () => (await import('./commands/aggregate.ts')).aggregateFile,
  rules: async () => (await import('./commands/rules.ts')).rules,
  team: async () => (await import('./commands/team.ts')).team,
};

/** A command takes its arguments and resolves with the exit code. */
type Command = (args: readonly string[]) => Promise<number>;

process.exitCode = await main(process.argv.slice(2));

async function main([name, ...args]: readonly string[]): Promise<number> {
  if (name === '--version' || name === '-v') return print(readVersion());
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') return print(help());
  const load = COMMANDS[name];
  if (load === undefined) {
    process.stderr.write(`ux-jury: there is no command ${JSON.stringify(name)}.\n\n${help()}`);
    return 2;
  }
  const command = await load();
  return command(args);
}

function print(text: string): number {
  process.stdout.write(text.endsWith('\n') ? text : `${text}\n`);
  return 0;
}

function help(): string {
  return readFileSync(join(packageRoot, 'templates', 'cli', 'help.txt'), 'utf8');
}
