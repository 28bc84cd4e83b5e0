import { sentence } from './blocks.ts';
import { renderCriteria, renderDebate } from './debate-blocks.ts';
import { renderFindings, renderFoot } from './finding-blocks.ts';
import { bytesOf, fitSections, type Section } from './fit.ts';
import type { GithubReport } from './input.ts';
import { renderPictures } from './picture-blocks.ts';
import { renderAssumptions, renderCommands, renderDecisions, renderQuestions } from './question-blocks.ts';
import { renderRounds } from './round-blocks.ts';
import { renderFixes, renderHead, renderLoops, renderScores } from './verdict-blocks.ts';

/** GitHub takes 65,536 characters; the margin is for how it may count them. */
export const MOST_COMMENT = 65_000;

/** The one living comment, in at most `most` bytes; the marker comes first, the hidden block last. */
export function renderComment(report: GithubReport, most = MOST_COMMENT): string {
  const frame = bytesOf(report.marker) + bytesOf(report.block) + 2;
  const text = fitSections(sectionsOf(report), most - frame, report.words);
  return `${report.marker}\n${text}\n${report.block}`;
}

function sectionsOf(report: GithubReport): Section[] {
  const { comment, report: words } = report.words;
  const named = (name: string): string => sentence(comment, name);
  return [
    { name: words.sections.verdict, need: 0, blocks: renderHead(report) },
    { name: words.sections.scores, need: 0, blocks: renderScores(report) },
    { name: named('needs_person'), need: 9, blocks: renderQuestions(report) },
    { name: named('fixes'), need: 8, blocks: renderFixes(report) },
    { name: named('pictures'), need: 2, blocks: renderPictures(report) },
    { name: named('loops'), need: 4, blocks: renderLoops(report) },
    { name: named('criteria'), need: 7, blocks: renderCriteria(report) },
    { name: named('rounds'), need: 6, blocks: renderRounds(report) },
    { name: named('decided'), need: 6, blocks: renderDecisions(report) },
    { name: named('assumptions'), need: 5, blocks: renderAssumptions(report) },
    { name: named('findings'), need: 3, blocks: renderFindings(report) },
    { name: named('debate'), need: 1, blocks: renderDebate(report) },
    { name: named('commands'), need: 2, blocks: renderCommands(report) },
    { name: named('report'), need: 0, blocks: renderFoot(report) },
  ];
}
