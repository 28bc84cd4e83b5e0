import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkPrerequisites } from '../../src/adapters/team/check-prerequisites.ts';
import { readRegistries } from '../../src/adapters/team/read-registries.ts';
import { TIERS } from '../../src/contract/team/profile.ts';
import { packageRoot } from '../../src/paths.ts';

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'ux-jury-team-'));
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

const shipped = join(packageRoot, 'templates/team');
const legal = readFileSync(join(shipped, 'specialists/legal-analyst.specialist.md'), 'utf8');

function put(tier: string, text: string, name = 'legal-analyst.specialist.md'): string {
  const folder = join(home, tier, '.claude/specialists');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), text);
  return join(folder, name);
}
const places = () => ({ project: join(home, 'project'), home: join(home, 'user') });

describe('the shipped roster', () => {
  const { specialists, producers } = readRegistries({ project: '/nowhere', home: '/nowhere' });

  it('holds 14 specialists and 6 producers', () => {
    expect(specialists.length).toBe(14);
    expect(producers.map(({ profile }) => profile.name)).toEqual([
      'code-writer',
      'data-file-writer',
      'document-writer',
      'form-filler',
      'presentation-creator',
      'spreadsheet-builder',
    ]);
  });

  it('fits together: producers, formats and reviewers exist, and no reviewer is weaker than its producer', () => {
    for (const { profile } of specialists) {
      const producer = producers.find((one) => one.profile.name === profile.default_producer);
      expect(producer?.profile.output_formats, profile.name).toContain(profile.default_output_format);
      expect(TIERS.indexOf(profile.reviewer_model)).toBeGreaterThanOrEqual(
        TIERS.indexOf(producer?.profile.model ?? 'opus'),
      );
      for (const reviewer of profile.mandatory_reviewers)
        expect(specialists.map((one) => one.profile.name)).toContain(reviewer);
    }
  });

  it('has a protocol of its own in each profile', () => {
    const stage1 = specialists.map(({ protocols }) => protocols.stage1);
    expect(new Set(stage1).size).toBe(14);
    for (const text of stage1) expect(text).toContain('`## Key Decisions`');
  });
});

describe('tiers', () => {
  it('take the project before the user before the package', () => {
    put('user', legal.replace('Legal Analyst', 'Counsel of the user'));
    expect(find()).toMatchObject({ tier: 'user', profile: { display_name: 'Counsel of the user' } });
    put('project', legal.replace('Legal Analyst', 'Counsel of the project'));
    expect(find()).toMatchObject({ tier: 'project', profile: { display_name: 'Counsel of the project' } });
  });

  it('halt where nobody is found', () => {
    mkdirSync(join(home, 'empty'));
    expect(() => readRegistries({ ...places(), shipped: join(home, 'empty') })).toThrow(
      /No specialist profile/,
    );
    cpSync(join(shipped, 'specialists'), join(home, 'empty/specialists'), { recursive: true });
    expect(() => readRegistries({ ...places(), shipped: join(home, 'empty') })).toThrow(
      /No producer profile/,
    );
  });

  function find() {
    return readRegistries(places()).specialists.find(({ profile }) => profile.name === 'legal-analyst');
  }
});

describe('a faulty profile', () => {
  it.each([
    ['an unknown field', legal.replace('model: opus', 'colour: blue\nmodel: opus'), /:28: colour/],
    ['a wrong value', legal.replace('default_depth: Deep', 'default_depth: deep'), /:9: default_depth/],
    ['no front matter', '# Legal', /:1: there is no front matter/],
    ['broken YAML', legal.replace('tools: [', 'tools: [['), /:\d+: /],
    [
      'a missing protocol',
      legal.replace('## Stage 2: Specification Protocol', '## Stage two'),
      /Stage 2: Specification Protocol/,
    ],
    [
      'another name than its file',
      legal.replace('name: legal-analyst', 'name: lawyer'),
      /:2: the name is lawyer/,
    ],
  ])('is named with file and line: %s', (_what, text, message) => {
    const path = put('project', text);
    expect(() => readRegistries(places())).toThrow(message);
    expect(() => readRegistries(places())).toThrow(path);
  });
});

describe('prerequisites', () => {
  it('name what is missing and how to install it', () => {
    const [producer] = readRegistries(places()).producers;
    if (producer === undefined) throw new Error('no producer');
    const tooling = {
      source: { required: ['npm:no-such-package-here', 'no-such-program-here'], optional: [] },
    };
    const needy = { ...producer, profile: { ...producer.profile, tooling } };
    const { check, missing } = checkPrerequisites([{ producer: needy, format: 'source' }], home);
    expect(check['code-writer/source']).toMatch(/^FAIL/);
    expect(missing.map(({ install }) => install)).toEqual([
      'npm install --save-dev no-such-package-here',
      'Install the program no-such-program-here and see that it is on the PATH.',
    ]);
    expect(checkPrerequisites([{ producer, format: 'source' }], home).check).toEqual({
      'code-writer/source': 'PASS — git found',
    });
  });
});
