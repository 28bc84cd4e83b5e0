import type { TeamExploration } from '../../../contract/team/model-answers.ts';
import type { Stage1, Stage1Assumption, Stage1Decision } from '../../../contract/team/stage1.ts';
import type { SourceLines } from './source-lines.ts';

/** What an exploration is held against: the findings that no fixer placed, all findings, and the source as it was read. */
export interface ExplorationGround {
  readonly issues: readonly string[];
  readonly left: readonly string[];
  readonly files: readonly SourceLines[];
}

/** What of an exploration holds. `places` are one a finding; `dropped` counts what does not hold. */
export interface HeldExploration {
  readonly answer: TeamExploration;
  readonly places: ReadonlyMap<string, { readonly file: string; readonly why: string }>;
  readonly dropped: number;
}

/** Drops every fact and place whose finding, file, line or quote does not hold. */
export function groundExploration(answer: TeamExploration, ground: ExplorationGround): HeldExploration {
  const stands = standsIn(ground.files);
  const facts = answer.facts.filter(({ issue, place }) => {
    const isNamed = ground.issues.includes(issue);
    return place === null ? isNamed : stands(place) && (issue === '' || isNamed);
  });
  const placed = answer.places.filter((place) => ground.left.includes(place.issue) && stands(place));
  const places = new Map(
    placed.map(({ issue, file, line, quote, why }) => [
      issue,
      { file, why: `${why} (${file}:${line}: ${quote.trim()})` },
    ]),
  );
  const dropped = answer.facts.length - facts.length + (answer.places.length - places.size);
  return { answer: { ...answer, facts }, places, dropped };
}

type Spot = { readonly file: string; readonly line: number; readonly quote: string };

function standsIn(files: readonly SourceLines[]): (spot: Spot) => boolean {
  return ({ file, line, quote }) =>
    files.find(({ path }) => path === file)?.lines[line - 1]?.includes(quote.trim()) ?? false;
}

/** The embedded exploration with what the model adds: its questions are asked after those that edits hang on. */
export function mergeExploration(measured: Stage1, { answer }: HeldExploration): Stage1 {
  return {
    ...measured,
    facts: [...measured.facts, ...answer.facts.map(sayFact)],
    elements: [...measured.elements, ...answer.elements],
    connections: [...measured.connections, ...answer.connections],
    dynamics: [...measured.dynamics, ...answer.dynamics],
    assumptions: [...(measured.assumptions ?? []), ...numberAssumptions(answer, measured)],
    decisions: [...measured.decisions, ...numberDecisions(answer, measured)],
    risks: [...measured.risks, ...answer.risks],
    approach: `${measured.approach} ${answer.approach}`.trim(),
    reroute: answer.reroute ?? measured.reroute,
  };
}

function sayFact({ claim, issue, place }: TeamExploration['facts'][number]): string {
  return place === null ? `${claim} (${issue})` : `${claim} (${place.file}:${place.line})`;
}

function numberAssumptions({ assumptions }: TeamExploration, measured: Stage1): Stage1Assumption[] {
  const from = measured.assumptions?.length ?? 0;
  return assumptions.map((one, at) => ({ id: `A${from + at + 1}`, ...one }));
}

function numberDecisions({ decisions }: TeamExploration, measured: Stage1): Stage1Decision[] {
  return decisions.map(({ title, options, recommended, because, risk }, at) => ({
    id: `D${measured.decisions.length + at + 1}`,
    title,
    options: options.map((option, place) => ({ letter: letter(place), ...option })),
    recommended: letter(recommended - 1),
    because,
    risk,
  }));
}

function letter(at: number): string {
  return String.fromCharCode(65 + at);
}
