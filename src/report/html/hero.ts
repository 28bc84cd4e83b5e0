import type { Aggregate } from '../../contract/aggregation.ts';
import type { Debate } from '../../contract/debate.ts';
import { METHOD_IDS, type MethodId } from '../../contract/primitives.ts';
import { describeDebate } from '../debate-line.ts';
import { fill } from '../fill.ts';
import type { ReportInput } from '../input.ts';
import { formatAverage } from '../verdict-line.ts';
import type { ReportWords } from '../words.ts';
import { each, type Html, html, NOTHING, when } from './html.ts';

const MOST_REASONS = 3;
const SEGMENTS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** The verdict first: the line, the five ballots, the debate beside them, and what the gate made of both. */
export function renderHero(input: ReportInput): Html {
  const { aggregate, assets } = input;
  const { words } = assets;
  const verdict = aggregate?.verdict ?? 'none';
  const threshold = (aggregate?.threshold ?? 8).toFixed(1);
  return html`<section class="hero" id="verdict" aria-labelledby="verdict-line">
<div class="board verdict">
<h1 id="verdict-line" class="is-${verdict}">${renderVerdictWords(aggregate, words)}</h1>
<p class="means">${fill(words.verdict_means[verdict], { threshold })}</p>
${when(aggregate, (known) => renderBallots(known, words))}
</div>
<div class="board debate"><h2>${words.sections.debate}</h2>
${when(input.debate, (debate) => renderTally(debate, words))}<p class="means">${describeDebate(input)}</p>
${when(input.debate, (debate) => renderCells(debate, words))}</div>
${renderGate(input)}
</section>`;
}

/** What the gate made of both boards; the first reasons at once, the others in a fold. */
function renderGate({ conclusion, assets }: ReportInput): Html {
  const { labels, conclusion: names, integrity } = assets.words;
  const list = (reasons: readonly string[]): Html =>
    html`<ul>${each(reasons, (reason) => html`<li>${reason}</li>`)}</ul>`;
  const rest = conclusion.reasons.slice(MOST_REASONS);
  const fold =
    rest.length === 0
      ? NOTHING
      : html`<details><summary>${fill(labels.more_places, { count: rest.length })}</summary>${list(rest)}</details>`;
  return html`<div class="board gate is-${conclusion.conclusion}"><h2><span>${labels.gate}</span> ${names[conclusion.conclusion]}</h2>${list(conclusion.reasons.slice(0, MOST_REASONS))}${fold}<p class="integrity">${integrity}</p></div>`;
}

function renderVerdictWords(aggregate: Aggregate | null, words: ReportWords): Html {
  if (aggregate === null) return html`<span class="word">${words.verdict.none}</span>`;
  return html`<span class="average">${formatAverage(aggregate)}<small>/10</small></span><span class="vh"> — </span><span class="word">${words.verdict[aggregate.verdict]}</span>`;
}

/** One row a method: its question, ten segments with the threshold marked, the score and the confidence. */
function renderBallots(aggregate: Aggregate, words: ReportWords): Html {
  const threshold = fill(words.labels.threshold, { threshold: aggregate.threshold });
  return html`<ol class="ballots">${each(METHOD_IDS, (id) => renderBallot(id, aggregate, words))}</ol><p class="legend"><i></i>${threshold}</p>`;
}

function renderBallot(id: MethodId, aggregate: Aggregate, words: ReportWords): Html {
  const { labels, methods, method_asks, confidences } = words;
  const score = aggregate.method_scores[id];
  const confidence =
    confidences[aggregate.methods.find((result) => result.method === id)?.confidence ?? 'low'];
  const segments = each(SEGMENTS, (segment) => html`<i class="${segment <= score ? 'on' : ''}"></i>`);
  return html`<li class="${bandOf(score, aggregate.threshold)}"><span class="name"><b>${methods[id]}</b> <span>${method_asks[id]}</span></span><span class="bar" aria-hidden="true">${segments}</span><span class="score">${score}<span class="vh"> ${labels.score_of}</span></span><span class="confidence">${fill(labels.confidence_of, { confidence })}</span></li>`;
}

function bandOf(score: number, threshold: number): string {
  if (score >= threshold) return 'good';
  return score >= 5 ? 'fair' : 'poor';
}

function renderTally({ passing, criteria }: Debate, words: ReportWords): Html {
  return html`<p class="tally"><b>${passing}</b> <span>${fill(words.labels.tally, { all: criteria.length })}</span></p>`;
}

/** The criteria as seats, each a link to its row. */
function renderCells(debate: Debate, words: ReportWords): Html {
  return html`<ol class="cells">${each(debate.criteria, (outcome) => {
    const status = words.criterion_status[outcome.status];
    const name = `C${outcome.number} ${outcome.name}: ${status}`;
    return html`<li><a class="is-${outcome.status.toLowerCase()}" href="#criterion-${outcome.number}" title="${name}"><span class="vh">C</span>${outcome.number}<span class="vh"> ${outcome.name}: ${status}</span></a></li>`;
  })}</ol>`;
}
