import type { CriterionOutcome } from '../contract/debate.ts';
import type { Standing, StandingQuestion, StandingRound } from '../contract/standing.ts';

interface Level {
  readonly words: number;
  readonly findings: number;
  readonly loops: number;
  readonly rounds: number;
}

/** From the fullest to the barest; what people said and what the gate reads is never left out. */
const LEVELS: readonly Level[] = [
  { words: 320, findings: 200, loops: 12, rounds: 24 },
  { words: 160, findings: 80, loops: 6, rounds: 12 },
  { words: 80, findings: 40, loops: 0, rounds: 6 },
  { words: 40, findings: 15, loops: 0, rounds: 3 },
];

/** The same standing with shorter reasons and fewer findings, in steps; `null` after the last. */
export function slimStanding(standing: Standing, step: number): Standing | null {
  const level = LEVELS[step];
  if (level === undefined) return null;
  const cut = (text: string): string => shorten(text, level.words);
  const waived = new Set(standing.decisions.waivers.map(({ finding }) => finding));
  const { result, debate, base } = standing;
  return {
    ...standing,
    result:
      result === null
        ? null
        : {
            ...result,
            fixes: result.fixes.map((fix) => ({
              ...fix,
              title: cut(fix.title),
              recommendation: cut(fix.recommendation),
            })),
            loops: result.loops.slice(0, level.loops).map((loop) => ({ ...loop, change: cut(loop.change) })),
          },
    debate:
      debate === null
        ? null
        : {
            ...debate,
            criteria: debate.criteria.map((row) => slimRow(row, cut)),
            journeys: debate.journeys.map((one) => ({ ...one, issues: cut(one.issues) })),
            log: debate.log.slice(0, 20).map(cut),
          },
    rounds: standing.rounds.slice(-level.rounds).map((round) => slimRound(round, cut)),
    base: base === null ? null : { ...base, findings: base.findings.slice(0, level.findings * 2) },
    questions: standing.questions.map((question) => slimQuestion(question, cut)),
    findings: standing.findings
      .filter(({ id, critical }, index) => index < level.findings || critical || waived.has(id))
      .map((finding) => ({ ...finding, title: cut(finding.title), journeys: finding.journeys })),
  };
}

function slimRow(row: CriterionOutcome, cut: (text: string) => string): CriterionOutcome {
  const slim = (position: CriterionOutcome['strategist']) =>
    position === null
      ? null
      : {
          ...position,
          reasoning: cut(position.reasoning),
          evidence_refs: position.evidence_refs.slice(0, 4),
        };
  return { ...row, strategist: slim(row.strategist), ux_specialist: slim(row.ux_specialist) };
}

function slimRound(round: StandingRound, cut: (text: string) => string): StandingRound {
  const criteria = round.criteria.map((row) =>
    row.resolution === null
      ? row
      : { ...row, resolution: { ...row.resolution, reasoning: cut(row.resolution.reasoning) } },
  );
  return { ...round, criteria };
}

function slimQuestion(question: StandingQuestion, cut: (text: string) => string): StandingQuestion {
  const slim = (side: StandingQuestion['strategist']): StandingQuestion['strategist'] => ({
    ...side,
    evidence: cut(side.evidence),
    reasoning: cut(side.reasoning),
    evidence_refs: side.evidence_refs.slice(0, 4),
  });
  return {
    ...question,
    strategist: slim(question.strategist),
    ux_specialist: slim(question.ux_specialist),
  };
}

/** Never empty where there was something: the documents ask for words. */
function shorten(text: string, most: number): string {
  if (text.length <= most) return text;
  return `${[...text.slice(0, most)].slice(0, -1).join('').trimEnd()}…`;
}
