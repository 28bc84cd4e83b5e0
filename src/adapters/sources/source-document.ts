import { basename, extname } from 'node:path';
import type { BundleIndex } from '../../contract/bundle.ts';
import type { Journey, Step } from '../../contract/journey.ts';
import type { Artefact } from '../../contract/source.ts';
import type { State } from '../../contract/state.ts';
import { readVersion } from '../../paths.ts';
import type { Brief } from './read-brief.ts';

/** Speaks the sentences of one artefact of templates/sources.yml. */
export type SourceWords = (key: string, filling?: Readonly<Record<string, string>>) => string;

/** What the documents of one source are made with: its words, and what its people said of it, if they did. */
export interface Frame {
  readonly artefact: Artefact;
  readonly name: string;
  readonly brief: Brief | null;
  readonly words: SourceWords;
  readonly unknown: string;
}

const STATUS = { screenshot: 'shown', spec: 'specified' } as const;

type Aims = Pick<Brief, 'goal' | 'target_user' | 'expected_end_state'>;

/** One journey that nobody walked: a step for each screen or section, and of what happens between them nothing. */
export function toJourney(
  at: { readonly id: string; readonly title: string; readonly file: string; readonly aims: Aims },
  states: readonly State[],
  frame: Frame,
): Journey {
  const { artefact, brief, words } = frame;
  return {
    id: at.id,
    title: at.title,
    project: '',
    source: { file: at.file, line: 0 },
    tags: [],
    goal: at.aims.goal ?? brief?.goal ?? words('goal', { name: at.title }),
    target_user: at.aims.target_user ?? brief?.target_user ?? null,
    expected_end_state: at.aims.expected_end_state ?? brief?.expected_end_state ?? null,
    status: STATUS[artefact],
    outcome: 'expected',
    attempts: 1,
    duration_ms: 0,
    error: null,
    browser: frame.unknown,
    viewport: null,
    steps: states.map((state, index) => toStep(state, index, frame)),
    assertions: [],
    end_state: states.at(-1)?.id ?? null,
    not_measured: [{ what: words('what'), reason: words('reason') }],
  };
}

function toStep(state: State, index: number, { artefact, words }: Frame): Step {
  return {
    order: index + 1,
    title: words('step', { title: state.title }),
    group: null,
    action: STATUS[artefact],
    interaction: 'navigation',
    status: 'ok',
    error: null,
    target: null,
    input: null,
    pointer_activations: 0,
    key_presses: 0,
    started_ms: 0,
    duration_ms: null,
    response: null,
    trouble: { console_errors: [], page_errors: [], failed_requests: [], dialogs: [] },
    page: 'main',
    state_before: state.id,
    state_after: state.id,
    source: null,
  };
}

/** A screen of which nothing was measured. */
export function toState(
  shown: Pick<State, 'id' | 'route' | 'title' | 'viewport' | 'picture'> & {
    readonly blocks?: State['text']['blocks'];
    readonly headings?: State['headings'];
  },
  { artefact, words }: Frame,
): State {
  const { blocks = [], headings = [], ...own } = shown;
  return {
    ...own,
    url: own.route,
    lang: null,
    artefact,
    headings,
    landmarks: [],
    dialogs: [],
    controls: [],
    images: [],
    messages: [],
    text: { words: blocks.reduce((sum, { text }) => sum + text.split(' ').length, 0), blocks },
    layout: {
      document_width: 0,
      document_height: 0,
      nodes: 0,
      font_sizes: 0,
      font_families: 0,
      text_colours: 0,
    },
    axe: null,
    not_measured: [{ what: words('what'), reason: words('reason') }],
  };
}

/** The index without its files; nothing in it differs from one run to the next, so that the same source is the same evidence. */
export function toIndex(frame: Frame): Omit<BundleIndex, 'journeys' | 'states' | 'pictures'> {
  const { artefact, brief, name, words, unknown } = frame;
  return {
    format: 'ux-jury-bundle',
    version: 1,
    producer: { name: 'ux-jury', version: readVersion(), playwright: unknown },
    build_identity: 'unknown',
    context: {
      target: brief?.target ?? words('target', { name }),
      test_brief: brief?.brief ?? brief?.goal ?? words('brief'),
      target_user: brief?.target_user ?? 'unknown',
      data_label: brief?.data ?? unknown,
      constraints: brief?.constraints ?? [],
    },
    environment: { platform: artefact, browsers: [], viewports: [] },
    run: { status: 'passed', started_at: unknown, duration_ms: 0, complete: true },
    capture_faults: 0,
    not_measured: [
      { what: words('what'), reason: words('reason') },
      ...(brief === null ? [{ what: words('no_brief'), reason: words('no_brief_reason') }] : []),
    ],
  };
}

/** What a file or folder is called for people: without its number, its ending and its dashes. */
export function nameOfFile(path: string): string {
  const bare = basename(path, extname(path));
  const words = bare
    .replace(/^[\d\s._-]+/, '')
    .replace(/[\s_-]+/g, ' ')
    .trim();
  const named = words === '' ? bare : words;
  return named.charAt(0).toUpperCase() + named.slice(1);
}

/** Names that journeys go by: the same name twice gets a number. */
export function slugs(): (name: string) => string {
  const taken = new Map<string, number>();
  return (name) => {
    const plain = name
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 60);
    const slug = plain === '' ? 'journey' : plain;
    const count = (taken.get(slug) ?? 0) + 1;
    taken.set(slug, count);
    return count === 1 ? slug : `${slug}-${count}`;
  };
}
