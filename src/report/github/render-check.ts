import { cleanText, escapePlane } from '../escape.ts';
import { bullets, type Markdown, md } from '../markdown/md.ts';
import { brief, sentence } from './blocks.ts';
import { debateLine, renderCriteria, renderDebate } from './debate-blocks.ts';
import { renderFindings, renderFoot } from './finding-blocks.ts';
import { fitSections } from './fit.ts';
import type { GithubReport, GithubWords } from './input.ts';
import { renderDecisions } from './question-blocks.ts';
import { placeLine, renderRounds } from './round-blocks.ts';
import { renderFixes, renderHead, renderLoops, renderScores, verdictLine } from './verdict-blocks.ts';

/** GitHub takes 65,535 characters each for summary and text. */
export const MOST_CHECK = 65_000;
const MOST_TITLE = 200;

/** What a check run shows: one line, what matters, and the details. */
export interface CheckOutput {
  readonly title: string;
  readonly summary: string;
  readonly text: string;
}

/** The verdict's check; `hidden` is a block of ours that ends its details. */
export function renderVerdictCheck(report: GithubReport, hidden: string, most = MOST_CHECK): CheckOutput {
  const { words, conclusions } = report;
  const title = `${verdictLine(report)}: ${words.report.conclusion[conclusions.verdict.conclusion]}`;
  const summary = fitSections(
    [
      { name: '', need: 0, blocks: renderHead({ ...report, conclusions: only(report, 'verdict') }) },
      { name: '', need: 0, blocks: renderScores(report) },
      { name: sentence(words.comment, 'fixes'), need: 1, blocks: renderFixes(report) },
    ],
    most,
    words,
  );
  const details = fitSections(
    [
      { name: sentence(words.comment, 'loops'), need: 1, blocks: renderLoops(report) },
      { name: sentence(words.comment, 'findings'), need: 2, blocks: renderFindings(report) },
      { name: '', need: 0, blocks: renderFoot(report) },
    ],
    most - hidden.length,
    words,
  );
  return finish({ title, summary, text: `${details}\n${hidden}` });
}

/** The debate's check; the open questions point to the comment, where they are answered. */
export function renderDebateCheck(report: GithubReport, hidden: string, most = MOST_CHECK): CheckOutput {
  const { words, standing } = report;
  const { debate } = standing;
  const state =
    debate === null
      ? sentence(words.check, 'no_debate')
      : sentence(words.check, 'debate_title', {
          passing: debate.passing,
          failing: debate.failing,
          pending: debate.pending,
          all: debate.criteria.length,
        });
  const title = `${placeLine(report)} ${state}`.trim();
  const summary = fitSections(
    [
      { name: '', need: 0, blocks: [reasonsOf(report), md`${debateLine(report)}`] },
      { name: sentence(words.comment, 'criteria'), need: 2, blocks: renderCriteria(report) },
      { name: sentence(words.comment, 'rounds'), need: 3, blocks: renderRounds(report) },
      { name: sentence(words.comment, 'decided'), need: 1, blocks: renderDecisions(report) },
    ],
    most,
    words,
  );
  const details = fitSections(
    [
      { name: sentence(words.comment, 'debate'), need: 1, blocks: renderDebate(report) },
      { name: '', need: 0, blocks: renderFoot(report) },
    ],
    most - hidden.length,
    words,
  );
  return finish({ title, summary, text: `${details}\n${hidden}` });
}

/** What a check says while it runs, or when it ended without a verdict. */
export function renderPlainCheck(
  words: GithubWords,
  name: 'running' | 'cancelled' | 'broken',
  why = '',
): CheckOutput {
  const summary = md`${sentence(words.check, `${name}_summary`)} ${brief(why, 600)}`.markdown;
  return finish({ title: sentence(words.check, name), summary, text: '' });
}

function reasonsOf({ conclusions }: GithubReport): Markdown {
  return bullets(conclusions.debate.reasons.slice(0, 20).map((reason) => brief(reason, 400)));
}

function only({ conclusions }: GithubReport, part: 'verdict' | 'debate'): GithubReport['conclusions'] {
  return { ...conclusions, whole: conclusions[part] };
}

/** Checks show no sign beyond the basic plane, and an empty text is left out by the caller. */
function finish({ title, summary, text }: CheckOutput): CheckOutput {
  return {
    title: escapePlane(cleanText(title, MOST_TITLE)),
    summary: escapePlane(summary),
    text: escapePlane(text),
  };
}
