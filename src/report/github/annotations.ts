import type { Journey } from '../../contract/journey.ts';
import type { Issue, Place } from '../../contract/outcome.ts';
import type { Source } from '../../contract/primitives.ts';
import { escapePlain } from '../escape.ts';
import { sentence } from './blocks.ts';
import { type AddedLine, readAddedLines } from './changed-lines.ts';
import type { GithubWords } from './input.ts';

const MOST_ANNOTATIONS = 150;
const MOST_TITLE = 250;
/** Shorter words are found everywhere. */
const SHORTEST_NEEDLE = 4;

/** One annotation as GitHub takes it. */
export interface Annotation {
  readonly path: string;
  readonly start_line: number;
  readonly end_line: number;
  readonly annotation_level: 'notice' | 'warning' | 'failure';
  readonly title: string;
  readonly message: string;
}

export interface AnnotationInput {
  readonly issues: readonly Issue[];
  readonly journeys: readonly Journey[];
  /** The pull request's files; `patch` is missing for large and binary ones. */
  readonly files: readonly { readonly filename: string; readonly patch?: string | undefined }[];
  readonly waived: readonly string[];
  /** Where a test file lies in the repository; `null` where it cannot be said. */
  readonly locate: (file: string) => string | null;
  readonly words: GithubWords;
}

/** Findings as annotations: on the changed line that shows the element, else on the test's line of the step. */
export function listAnnotations(input: AnnotationInput): Annotation[] {
  const added = readAddedLines(input.files);
  const journeys = new Map(input.journeys.map((journey) => [journey.id, journey]));
  return input.issues
    .filter((issue) => !input.waived.includes(`F-${issue.id}`))
    .flatMap((issue) => {
      const at = findChange(issue, added, journeys) ?? findTest(issue, journeys, input.locate);
      return at === null ? [] : [annotate(issue, at, input.words)];
    })
    .slice(0, MOST_ANNOTATIONS);
}

function annotate(issue: Issue, at: Source, words: GithubWords): Annotation {
  const { title, claim, recommendation, places, id } = issue;
  const values = { title, claim, fix: recommendation, id: `F-${id}`, ref: places[0]?.ref ?? id };
  return {
    path: at.file,
    start_line: Math.max(1, at.line),
    end_line: Math.max(1, at.line),
    annotation_level: issue.critical ? 'failure' : issue.severity >= 2 ? 'warning' : 'notice',
    title: escapePlain(sentence(words.annotation, 'title', values), MOST_TITLE),
    message: escapePlain(sentence(words.annotation, 'message', values), 4_000),
  };
}

function findChange(
  issue: Issue,
  added: readonly AddedLine[],
  journeys: ReadonlyMap<string, Journey>,
): Source | null {
  const needles = issue.places.flatMap((place) => needlesOf(place, journeys));
  for (const needle of new Set(needles)) {
    const line = added.find(({ text }) => text.includes(needle));
    if (line !== undefined) return { file: line.file, line: line.line };
  }
  return null;
}

/** What source code says of an element: its test id, its selector, its words. */
function needlesOf(place: Place, journeys: ReadonlyMap<string, Journey>): string[] {
  const step = journeys.get(place.journey)?.steps.find(({ order }) => order === place.step);
  const isSame = step?.target?.key === place.key;
  const quoted = /="([^"]+)"\]$/.exec(place.key ?? '')?.[1];
  return [
    isSame ? step?.target?.test_id : null,
    quoted,
    /^#[\w-]+$/.exec(place.key ?? '')?.[0].slice(1),
    place.name,
  ]
    .flatMap((needle) => (typeof needle === 'string' ? [needle.trim()] : []))
    .filter((needle) => needle.length >= SHORTEST_NEEDLE);
}

function findTest(
  issue: Issue,
  journeys: ReadonlyMap<string, Journey>,
  locate: AnnotationInput['locate'],
): Source | null {
  for (const place of issue.places) {
    const journey = journeys.get(place.journey);
    const step = journey?.steps.find(({ order }) => order === place.step);
    const source = step?.source ?? journey?.source;
    const file = source === undefined ? null : locate(source.file);
    if (source !== undefined && file !== null) return { file, line: source.line };
  }
  return null;
}
