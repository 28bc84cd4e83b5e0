import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { reviewBundles } from '../../../src/commands/review-bundles.ts';
import { openTeam, type Team, type TeamRequest } from '../../../src/commands/team/open-team.ts';
import { makeBundle } from '../../support/make-bundle.ts';
import type { MessagesApi, Scripted } from '../../support/messages-api.ts';
import { type SentRequest, textOf } from '../../support/messages-request.ts';
import { issue, place } from '../../team/worlds.ts';

export const PAY = '<a id="pay-now">Pay now</a>';
export const CANARY = 'canary-of-the-source';
const PAGE = ['<!doctype html>', '<html>', `<!-- ${CANARY} -->`, PAY, '</html>', ''].join('\n');

/** A reviewed run, made once: a page without a language, which a fixer places, and a dead control, which none does. */
export async function reviewOnce(): Promise<string> {
  const base = mkdtempSync(join(tmpdir(), 'ux-jury-team-model-'));
  makeBundle(join(base, 'bundle'), { journeys: 1, steps: 2 });
  await reviewBundles({
    bundles: [join(base, 'bundle')],
    out: join(base, 'out'),
    config: null,
    folder: base,
    mode: null,
    from: null,
    progress: () => undefined,
  });
  const path = join(base, 'out/outcomes.json');
  const outcomes = JSON.parse(readFileSync(path, 'utf8'));
  const { journeys } = JSON.parse(readFileSync(join(base, 'out/evidence.json'), 'utf8'));
  const at = { journey: journeys[0].id, ref: `${journeys[0].id}/step-01`, state: null };
  const planted = [
    issue('missing-language', { id: 'missing-language-planted', severity: 3, places: [place(at)] }),
    issue('dead-control', {
      id: 'dead-control-planted',
      severity: 3,
      places: [place({ ...at, key: '#pay-now', name: 'Pay now' })],
    }),
  ];
  writeFileSync(path, JSON.stringify({ ...outcomes, issues: planted }));
  return base;
}

/** A copy of the reviewed run beside a checkout of the app. */
export class TeamHome {
  readonly path = mkdtempSync(join(tmpdir(), 'ux-jury-team-by-model-'));
  readonly said: string[] = [];

  constructor(base: string, api: MessagesApi | null, model: object = {}) {
    for (const name of ['bundle', 'out'])
      cpSync(join(base, name), join(this.path, name), { recursive: true });
    mkdirSync(join(this.path, 'app'));
    this.write('app/index.html', PAGE);
    this.write('app/other.html', '<p>Other page</p>\n');
    this.configure({ engine: 'anthropic', model: { cache: false, ...model } });
    for (const args of [
      ['init', '-q'],
      ['add', '.'],
      ['commit', '-q', '-m', 'app'],
    ])
      this.git(args);
    setVariable('ANTHROPIC_BASE_URL', api?.url ?? null);
    setVariable('ANTHROPIC_API_KEY', api === null ? null : 'test-key');
  }

  configure(settings: object): void {
    this.write('app/ux-jury.config.json', JSON.stringify(settings));
  }

  open(over: Partial<TeamRequest> = {}): Team {
    return openTeam({
      out: join(this.path, 'out'),
      project: join(this.path, 'app'),
      home: join(this.path, 'user'),
      yes: true,
      changed_since: null,
      overrides: { specialists: {}, producers: {} },
      settings: {},
      ask: null,
      say: (line) => this.said.push(line),
      now: () => '2026-11-30T12:00:00Z',
      ...over,
    });
  }

  write(name: string, text: string): void {
    writeFileSync(join(this.path, name), text);
  }

  has(name: string): boolean {
    return existsSync(join(this.path, 'out/team', name));
  }

  text(name: string): string {
    return readFileSync(join(this.path, 'out/team', name), 'utf8');
  }

  json(name: string) {
    return JSON.parse(this.text(name));
  }

  remove(): void {
    setVariable('ANTHROPIC_BASE_URL', null);
    setVariable('ANTHROPIC_API_KEY', null);
    rmSync(this.path, { recursive: true, force: true });
  }

  private git(args: readonly string[]): void {
    const who = ['-c', 'user.name=x', '-c', 'user.email=x@example.org'];
    spawnSync('git', ['-C', join(this.path, 'app'), ...who, ...args]);
  }
}

function setVariable(name: string, value: string | null): void {
  if (value === null) delete process.env[name];
  else process.env[name] = value;
}

/** The kind that a request asks for. */
export function kindOf(sent: SentRequest): string {
  return /Kind: `(team_\w+)`/.exec(textOf(sent))?.[1] ?? '-';
}

/** What a request shows under a name, read as a model would. */
export function dataOf(sent: SentRequest, name: string): unknown[] {
  const found =
    new RegExp(`## ${name}\\n<data [0-9a-f]+>\\n([\\s\\S]*?)\\n</data`).exec(textOf(sent))?.[1] ?? '';
  return found
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
}

type Answer = (sent: SentRequest, nth: number) => object | Scripted;

const NOTHING = { injection_suspected: false };
export const EXPLORATION = {
  kind: 'team_exploration',
  facts: [],
  places: [],
  elements: [],
  connections: [],
  dynamics: [],
  assumptions: [],
  decisions: [],
  risks: [],
  approach: 'Give the link its target.',
  reroute: null,
  ...NOTHING,
};
export const SPECIFICATION = {
  kind: 'team_specification',
  approach: [],
  changes: [],
  integration: [],
  open_items: [],
  ...NOTHING,
};
export const HREF = '<a id="pay-now" href="/pay">Pay now</a>';

export const placed = (line = 4, quote = PAY) => ({
  issue: 'dead-control-planted',
  file: 'index.html',
  line,
  quote,
  why: 'The link has no target',
});

/** A specialist, writer and reviewer who do their work. */
const GOOD: Readonly<Record<string, Answer>> = {
  team_exploration: (sent) => ({
    ...EXPLORATION,
    places: JSON.stringify(dataOf(sent, 'findings')).includes('dead-control-planted') ? [placed()] : [],
  }),
  team_specification: (sent) => ({
    ...SPECIFICATION,
    changes: dataOf(sent, 'open').map((finding) => ({
      finding,
      what: 'Give the link the address /pay.',
      grounds: [{ kind: 'standard', id: 'WCAG 2.2 2.1.1' }],
    })),
  }),
  team_replacements: (sent) => ({
    kind: 'team_replacements',
    replacements: operationsOf(sent).map((operation) => ({
      operation,
      file: 'index.html',
      old: PAY,
      new: HREF,
    })),
    left_out: [],
    ...NOTHING,
  }),
  team_review: () => ({ kind: 'team_review', result: 'PASS', problems: [], ...NOTHING }),
  team_cross_review: () => ({ kind: 'team_cross_review', result: 'PASS', problems: [], ...NOTHING }),
  team_choice: () => ({ kind: 'team_choice', choices: [], temporary: null, ...NOTHING }),
};

export function operationsOf(sent: SentRequest): string[] {
  return dataOf(sent, 'operations').map((one) => (one as { operation: string }).operation);
}

/** A script for the loopback API: good answers, but for the kinds that are given. */
export function playTeam(over: Readonly<Record<string, Answer>> = {}): (sent: SentRequest) => Scripted {
  const counts = new Map<string, number>();
  return (sent) => {
    const kind = kindOf(sent);
    const nth = counts.get(kind) ?? 0;
    counts.set(kind, nth + 1);
    const answer = (over[kind] ?? GOOD[kind])?.(sent, nth) ?? {};
    if ('kind' in answer && !String(answer.kind).startsWith('team_')) return answer as Scripted;
    return { kind: 'text', text: JSON.stringify({ answer }) };
  };
}
