import type { Blueprint } from '../../contract/team/blueprint.ts';
import type { LayerReview, Proof } from '../../contract/team/build-report.ts';
import type { TeamWords } from '../../contract/team/team-words.ts';
import { fill } from '../fill.ts';
import type { Source } from '../fix/source.ts';
import type { Patched } from '../producers/patch.ts';
import { hasFallen, isProven } from './compare-runs.ts';

/** First layer: the specialist looks for what is left out of the patch, and for what nobody asked for. */
export function reviewAsSpecialist(
  blueprint: Blueprint,
  { source, patched, all }: { source: Source; patched: Patched; all: readonly Blueprint[] },
  words: TeamWords,
): LayerReview {
  const sentence = words.review ?? {};
  const own = blueprint.operations.filter(({ kind }) => kind === 'edit');
  const missing = own
    .filter(
      ({ id, edits }) =>
        patched.failed.includes(`${blueprint.specialist} ${id}`) ||
        !edits.every(({ file, line, replace }) => isThere(patched, { file, line, replace })),
    )
    .map(({ id }) => fill(sentence.missing ?? '', { id }));
  const asked = new Set(
    all.flatMap(({ operations }) =>
      operations.flatMap(({ edits }) => edits.map(({ file, line }) => `${file}:${line}`)),
    ),
  );
  const extra = listChanged(source, patched)
    .filter(({ file, line }) => !asked.has(`${file}:${line}`))
    .map(({ file, line }) => fill(sentence.extra ?? '', { what: `${file}:${line}` }));
  const problems = [...missing, ...extra];
  const quote =
    problems.length === 0
      ? fill(sentence.pass_specialist ?? '', { count: blueprint.operations.length })
      : fill(sentence.fail_specialist ?? '', { problems: problems.length });
  return {
    layer: 'specialist',
    reviewer: blueprint.specialist,
    result: problems.length === 0 ? 'PASS' : 'FAIL',
    quote,
    problems,
  };
}

/** Word by word: another operation may have put its own words between. */
function isThere(
  { files }: Patched,
  { file, line, replace }: { file: string; line: number; replace: string },
): boolean {
  const text = files.get(file)?.[line - 1];
  return replace.split(/\s+/).every((word) => text?.includes(word) ?? false);
}

interface Change {
  readonly file: string;
  readonly line: number;
  readonly before: string;
  readonly after: string;
}

function listChanged({ files }: Source, patched: Patched): Change[] {
  return files.flatMap(({ path, lines }) => {
    const now = patched.files.get(path);
    if (now === undefined) return [];
    return lines.flatMap((before, at) => {
      const after = now[at] ?? '';
      return before === after ? [] : [{ file: path, line: at + 1, before, after }];
    });
  });
}

/** Second layer: what walking the journeys again showed. A walk that did not happen proves nothing. */
export function reviewAsBuilder(
  proof: Omit<Proof, 'pictures'>,
  named: number,
  words: TeamWords,
): LayerReview {
  const sentence = words.review ?? {};
  const { before, after, still_failing, new_issues } = proof;
  const problems = [
    ...(proof.walked ? [] : [fill(sentence.unproven ?? '', { why: proof.why_not ?? '' })]),
    ...still_failing.map((issue) => fill(sentence.still ?? '', { issue })),
    ...new_issues.map((one) => fill(sentence.regress ?? '', { ...one })),
    ...(before !== null && after !== null && hasFallen(before, after)
      ? [
          fill(sentence.fell ?? '', {
            before: `${before.verdict} ${before.average}`,
            after: `${after.verdict} ${after.average}`,
          }),
        ]
      : []),
  ];
  const isFine = isProven(proof);
  const quote = isFine
    ? fill(sentence.pass_builder ?? '', { met: proof.proven.length, of: named })
    : fill(sentence.fail_builder ?? '', { failed: still_failing.length, fresh: new_issues.length });
  return {
    layer: 'builder',
    reviewer: 'builder',
    result: isFine ? 'PASS' : 'FAIL',
    quote: problems[0] ?? quote,
    problems,
  };
}

const RISKS = [
  /\bon[a-z]+\s*=/gi,
  /javascript:/gi,
  /https?:\/\//gi,
  /\beval\(|innerHTML|document\.write|dangerouslySetInnerHTML/g,
  /<script/gi,
];

/** Third layer, always run for code: does a changed line open what the old one did not? */
export function reviewSecurity(
  reviewer: string,
  change: { source: Source; patched: Patched },
  words: TeamWords,
): LayerReview {
  const sentence = words.review ?? {};
  const lines = listChanged(change.source, change.patched);
  const problems = lines
    .filter(({ before, after }) => RISKS.some((risk) => count(after, risk) > count(before, risk)))
    .map(({ file, line, after }) =>
      fill(sentence.risky ?? '', { file: `${file}:${line}`, line: after.trim() }),
    );
  const quote =
    problems.length === 0
      ? fill(sentence.pass_cross ?? '', { count: lines.length })
      : fill(sentence.fail_cross ?? '', { problems: problems.length });
  return {
    layer: 'cross_cutting',
    reviewer,
    result: problems.length === 0 ? 'PASS' : 'FAIL',
    quote,
    problems,
  };
}

function count(text: string, pattern: RegExp): number {
  return (text.match(pattern) ?? []).length;
}
