import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { isMap, isScalar, LineCounter, parseDocument } from 'yaml';
import type * as z from 'zod';
import { InputError } from '../../contract/errors.ts';
import {
  type Producer,
  producerProfile,
  type RegistryTier,
  type Specialist,
  specialistProfile,
} from '../../contract/team/profile.ts';
import { findSection, PRODUCER_SECTIONS, SPECIALIST_SECTIONS } from '../../team/registry/find-section.ts';

const HINT = 'See templates/team/ for a profile that is complete, and correct the file named here.';

/** Reads `{name}.specialist.md`. Throws InputError profile_invalid with file and line. */
export function readSpecialist(path: string, tier: RegistryTier): Specialist {
  const { profile, body } = readProfile(path, specialistProfile, '.specialist.md');
  return { profile, tier, path, protocols: readProtocols(path, body, SPECIALIST_SECTIONS) };
}

/** Reads `{name}.producer.md`. Throws InputError profile_invalid with file and line. */
export function readProducer(path: string, tier: RegistryTier): Producer {
  const { profile, body } = readProfile(path, producerProfile, '.producer.md');
  for (const format of profile.output_formats)
    if (profile.tooling[format] === undefined)
      throw refuse(path, 1, `tooling says nothing of the output format ${format}`);
  return { profile, tier, path, protocols: readProtocols(path, body, PRODUCER_SECTIONS) };
}

interface Body {
  readonly text: string;
  readonly line: number;
}

function readProfile<S extends z.ZodType<{ name: string }>>(
  path: string,
  schema: S,
  ending: string,
): { profile: z.infer<S>; body: Body } {
  const text = readFileSync(path, 'utf8').replaceAll('\r\n', '\n');
  const [whole, yaml] = /^---\n([\s\S]*?)\n---\n/.exec(text) ?? [];
  if (whole === undefined || yaml === undefined)
    throw refuse(path, 1, 'there is no front matter between two lines of ---');
  const counter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: counter });
  const [fault] = document.errors;
  if (fault !== undefined) throw refuse(path, counter.linePos(fault.pos[0]).line + 1, fault.message);
  const parsed = schema.safeParse(document.toJS());
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const key = issue?.code === 'unrecognized_keys' ? issue.keys[0] : issue?.path[0];
    const line = lineOf(document.contents, String(key ?? ''), counter);
    throw refuse(path, line, `${issue?.path.join('.') || String(key)}: ${issue?.message}`);
  }
  if (`${parsed.data.name}${ending}` !== basename(path))
    throw refuse(path, 2, `the name is ${parsed.data.name}, the file is called ${basename(path)}`);
  return {
    profile: parsed.data,
    body: { text: text.slice(whole.length), line: whole.split('\n').length },
  };
}

function lineOf(contents: unknown, key: string, counter: LineCounter): number {
  if (!isMap(contents)) return 2;
  const pair = contents.items.find((item) => isScalar(item.key) && item.key.value === key);
  const at = isScalar(pair?.key) ? pair.key.range?.[0] : undefined;
  return at === undefined ? 1 : counter.linePos(at).line + 1;
}

function readProtocols<N extends string>(
  path: string,
  body: Body,
  headings: Readonly<Record<N, string>>,
): Record<N, string> {
  const found = {} as Record<N, string>;
  for (const name in headings) {
    const section = findSection(body.text, headings[name]);
    if (section === null)
      throw refuse(path, body.line, `the section "## ${headings[name]}" is missing or empty`);
    found[name] = section;
  }
  return found;
}

function refuse(path: string, line: number, what: string): InputError {
  return new InputError('profile_invalid', `${path}:${line}: ${what.trim()}`, { hint: HINT });
}
