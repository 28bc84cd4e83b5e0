import { type Settled, settle } from '../../src/action/settle.ts';
import { sha256 } from '../../src/adapters/bundle/safe-file.ts';
import { readGithubWords } from '../../src/adapters/github/words.ts';
import { readReportAssets } from '../../src/adapters/report-assets.ts';
import type { Standing } from '../../src/contract/standing.ts';
import { askQuestions } from '../../src/gate/ask.ts';
import { describeStanding } from '../../src/gate/describe-standing.ts';
import { listQuestions } from '../../src/gate/question.ts';
import type { ReportInput } from '../../src/report/input.ts';
import { gateWords } from '../support/gate-words.ts';

export const words = readGithubWords(readReportAssets().words);

/** What stands after a run of the shop; `text` is what people and experts say in it. */
export function standingOf(input: ReportInput, text: string): Standing {
  const { aggregate, debate, evidence, outcomes } = input;
  const row = debate?.criteria.find(({ strategist }) => strategist !== null);
  const side = { score: 2, evidence: text, reasoning: text, response: null, evidence_refs: ['a/step-01'] };
  const question = {
    criterion: row?.criterion ?? 'x',
    number: row?.number ?? 1,
    name: text,
    question: text,
    scale: 5,
    threshold: 4,
    blocking: true,
    strategist: { ...side, score: 4 },
    ux_specialist: side,
    trade_off: text,
    recommended: { score: 2, expert: 'ux_specialist' as const, why: text },
    disputed_journeys: [],
    basis: 'basis',
  };
  const standing = describeStanding(
    {
      aggregate,
      debate,
      evidence,
      outcomes,
      judge: null,
      judged: null,
      place: null,
      questions: [question],
      spent: null,
      hash: sha256,
    },
    {
      run: {
        id: '1',
        number: 1,
        attempt: 1,
        started: '2026-01-01T00:00:00.000Z',
        sha: 'a'.repeat(40),
        url: 'https://github.com/a/b/actions/runs/1',
      },
      mode: 'gate',
      compare: 'absolute',
      base: null,
      absent: [],
      broken: null,
      notes: [text],
    },
  );
  const decisions = askQuestions(null, listQuestions(standing, gateWords), {
    subject: 'pull 7',
    at: '2026-01-01T00:00:00Z',
  });
  const said = { reason: text, author: text, at: '2026-01-01T00:00:00Z', comment: 1, sha: 'a'.repeat(40) };
  const [finding] = standing.findings;
  const waiver = {
    finding: finding?.id ?? 'F-x',
    title: text,
    journeys: finding?.journeys ?? [],
    until: null,
    ...said,
  };
  const previous = { value: text, score: 3, evidence: sha256('old'), ...said };
  return {
    ...standing,
    decisions: {
      ...decisions,
      waivers: [waiver],
      decisions: decisions.decisions.map((entry) => ({ ...entry, previous })),
    },
  };
}

/** The same, settled and ready to be shown. */
export function settledOf(standing: Standing): Settled {
  const url = standing.run.url;
  return settle(standing, {
    gate: gateWords,
    words,
    marker: '<!-- ux-jury:comment default -->',
    links: { run: url, artifact: `${url}#artifacts` },
    today: '2026-01-02',
  });
}
