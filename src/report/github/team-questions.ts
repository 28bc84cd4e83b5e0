import { bullets, type Markdown, table } from '../markdown/md.ts';
import { brief, checkbox, sentence } from './blocks.ts';
import type { TeamPullWords, TeamView } from './team-input.ts';

/** What the team asks now, with boxes and commands to answer by. */
export function askTeam(view: TeamView, words: TeamPullWords): Markdown[] {
  switch (view.stage) {
    case 'confirm':
      return [brief(sentence(words, 'ask_confirm'), 400), box(words, 'confirm_box', 'team accept')];
    case 'unmatched':
      return askUnmatched(view, words);
    case 'gate':
      return [...askAssumptions(view, words), ...askDecisions(view, words)];
    case 'conflict':
      return [
        brief(sentence(words, 'ask_conflicts'), 400),
        bullets(
          view.conflicts.map(({ number: id, what }) => brief(sentence(words, 'conflict', { id, what }))),
        ),
      ];
    case 'incomplete':
      return [
        brief(sentence(words, 'ask_incomplete')),
        bullets(view.failures.slice(0, 30).map((one) => brief(sentence(words, 'failure', { ...one })))),
      ];
    case 'ready':
      return [brief(sentence(words, 'ask_fix')), box(words, 'fix_box', 'fix')];
    default:
      return [];
  }
}

function askUnmatched({ tasks }: TeamView, words: TeamPullWords): Markdown[] {
  const [first] = tasks.filter(({ specialist }) => specialist === null);
  return [brief(sentence(words, 'ask_unmatched', { task: first?.id ?? 'T1' }), 300)];
}

/** The whole group at once; a person may take single ones out of it. */
function askAssumptions({ open }: TeamView, words: TeamPullWords): Markdown[] {
  const { assumptions } = open;
  if (assumptions.length === 0) return [];
  const lines = assumptions.map(({ number: id, title, default: value, rationale, specialist }) =>
    brief(
      sentence(words, 'assumption', { id, title, default: value, rationale: rationale ?? '', specialist }),
      500,
    ),
  );
  const ids = assumptions.map(({ number }) => number).join(' ');
  return [
    brief(sentence(words, 'ask_assumptions'), 400),
    bullets(lines),
    box(words, 'accept_assumptions', ids.length <= 60 ? `team accept ${ids}` : 'team accept'),
  ];
}

/** One by one up to seven; from eight on a table, from which a person takes out what is worth a look. */
function askDecisions(view: TeamView, words: TeamPullWords): Markdown[] {
  const { decisions, assumptions } = view.open;
  if (decisions.length === 0) return [];
  if (view.triage) {
    const rows = decisions.map(({ number, title, options }) => [
      number,
      brief(title),
      brief(options[0] ?? '-'),
      brief(options.slice(1).join('; ')),
    ]);
    const heads = ['task', 'question', 'recommended_answer', 'instead'].map((name) => sentence(words, name));
    return [
      brief(sentence(words, 'ask_triage', { count: decisions.length }), 500),
      table(['', ...heads.slice(1)], rows, 'llll'),
      ...(assumptions.length === 0 ? [box(words, 'accept_decisions', 'team accept')] : []),
    ];
  }
  return [brief(sentence(words, 'ask_decisions'), 300), ...decisions.flatMap((one) => askOne(one, words))];
}

function askOne(decision: TeamView['open']['decisions'][number], words: TeamPullWords): Markdown[] {
  const { number: id, title, specialist, context, options } = decision;
  const name = brief(sentence(words, 'decision_title', { id, title, specialist }), 300);
  const boxes = options.map((option) =>
    checkbox(brief(option, 300), `team decide ${id} ${option.charAt(0)}`),
  );
  return [{ markdown: `**${name.markdown}**` }, brief(context, 500), { markdown: boxes.join('\n') }];
}

function box(words: TeamPullWords, name: string, command: string): Markdown {
  return { markdown: checkbox(sentence(words, name), command) };
}
