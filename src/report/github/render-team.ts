import type { PullBranch } from '../../contract/team/pull-state.ts';
import { fence } from '../escape.ts';
import { bullets, type Markdown, table } from '../markdown/md.ts';
import { brief, fold, link, sentence } from './blocks.ts';
import type { TeamPullWords, TeamView } from './team-input.ts';
import { askTeam } from './team-questions.ts';

const MOST_SAID = 40;
const MOST_PLACES = 12;

/**
 * The team's one comment: what waits for a person first, then the build, then plan and team. `block` is the hidden
 * state; what does not fit in `most` characters is left out from the end, and that is said.
 */
export function renderTeam(
  view: TeamView,
  frame: { words: TeamPullWords; marker: string; block: string },
  most: number,
): string {
  const { words, marker, block } = frame;
  const blocks = [...head(view, words), ...wait(view, words), ...showBuild(view, words)];
  const rest = [...showTasks(view, words), ...showCriteria(view, words), ...showSaid(view, words)];
  for (let kept = rest.length; ; kept -= 1) {
    const shed = kept < rest.length ? [brief(sentence(words, 'shed'))] : [];
    const shown = [...blocks, ...rest.slice(0, kept), ...shed].map(({ markdown }) => markdown);
    const body = [marker, ...shown, block].join('\n\n');
    if (body.length <= most || kept === 0)
      return body.length <= most ? body : cut(marker, shown, { block, most });
  }
}

/** Even without the plan too long: whole blocks from the front, as many as fit. */
function cut(marker: string, blocks: readonly string[], { block, most }: { block: string; most: number }) {
  const kept: string[] = [];
  let size = marker.length + block.length + 4;
  for (const text of blocks) {
    size += text.length + 2;
    if (size > most) break;
    kept.push(text);
  }
  return [marker, ...kept, block].join('\n\n');
}

function head(view: TeamView, words: TeamPullWords): Markdown[] {
  const line = brief(sentence(words, 'heading', { line: sayLine(view, words) }));
  const { notice } = view;
  return [
    { markdown: `## ${line.markdown}` },
    ...(notice === null
      ? []
      : [{ markdown: `**${brief(sentence(words, `notice_${notice}`), 400).markdown}**` }]),
    brief(sentence(words, 'for_commit', { sha: view.sha.slice(0, 7) })),
    ...(view.stale ? [{ markdown: `**${brief(sentence(words, 'stale')).markdown}**` }] : []),
  ];
}

function sayLine(view: TeamView, words: TeamPullWords): string {
  const { stage, tasks, open, conflicts, proof } = view;
  if (stage === 'built' && proof !== null)
    return sentence(words, proof.fell || proof.fresh.length > 0 ? 'line_refuted' : provenLine(view));
  if (view.stale && stage !== 'built') return sentence(words, 'stale');
  const nobody = tasks.filter(({ specialist }) => specialist === null).length;
  const counts = {
    confirm: 0,
    unmatched: nobody,
    gate: open.assumptions.length + open.decisions.length,
    conflict: conflicts.length,
    incomplete: 0,
    ready: 0,
    built: 0,
  };
  return sentence(words, `line_${stage}`, { tasks: tasks.length, count: counts[stage] });
}

function provenLine({ proof, built }: TeamView): string {
  const changed = built?.tasks.filter(({ issues }) => issues.length > 0) ?? [];
  const isProven = ({ task }: { task: string }): boolean =>
    proof?.tasks.find((one) => one.task === task)?.proven === true;
  return changed.length > 0 && changed.every(isProven) ? 'line_proven' : 'line_built';
}

function wait(view: TeamView, words: TeamPullWords): Markdown[] {
  if (view.stage === 'built' || view.stale) return [];
  return [{ markdown: `### ${brief(sentence(words, 'needs_person')).markdown}` }, ...askTeam(view, words)];
}

function showBuild({ built, proof }: TeamView, words: TeamPullWords): Markdown[] {
  if (built === null) return [];
  const { outside, branch, for_people } = built;
  const places = outside.slice(0, MOST_PLACES).map(({ file, line }) => `${file}:${line}`);
  const lines = [
    sentence(words, 'built_by', { sha: built.sha.slice(0, 7), by: built.by, suggested: built.suggested }),
    ...(outside.length === 0
      ? []
      : [sentence(words, 'built_outside', { count: outside.length, places: places.join(', ') })]),
    ...(branch === null ? [] : [sayBranch(branch, built.sha, words)]),
    ...(proof === null ? [sentence(words, 'built_unproven')] : []),
  ].map((text) => brief(text, 900));
  return [
    { markdown: `### ${brief(sentence(words, 'build_title')).markdown}` },
    ...lines,
    link(built.url, built.url),
    ...(for_people.length === 0 ? [] : [fold(sentence(words, 'built_people'), [bullets(for_people)])]),
    ...showProof(built, proof, words),
  ];
}

function sayBranch({ name, fate, why }: PullBranch, sha: string, words: TeamPullWords): string {
  return sentence(words, `branch_${fate}`, { branch: name, sha: sha.slice(0, 7), why });
}

function showProof(
  built: NonNullable<TeamView['built']>,
  proof: TeamView['proof'],
  words: TeamPullWords,
): Markdown[] {
  if (proof === null) return [];
  const told = sentence(words, 'proof_by', {
    sha: proof.sha.slice(0, 7),
    before: built.average.toFixed(1),
    after: proof.average.toFixed(1),
    verdict_before: built.verdict,
    verdict_after: proof.verdict,
  });
  const tasks = proof.tasks
    .filter(({ gone, still, unseen }) => gone + still + unseen > 0)
    .map(({ task, gone, still, unseen }) => sentence(words, 'proof_task', { task, gone, still, unseen }));
  const fresh = proof.fresh.map((one) => sentence(words, 'proof_fresh', { ...one }));
  const fell = proof.fell ? [sentence(words, 'proof_fell')] : [];
  return [brief(told), bullets([...tasks, ...fresh, ...fell])];
}

function showTasks(view: TeamView, words: TeamPullWords): Markdown[] {
  const names = ['task', 'what', 'depth', 'who', 'criteria', 'builds_on', 'state'];
  const rows = view.tasks.map((task) => [
    task.id,
    task.title,
    task.depth,
    task.specialist ?? sentence(words, 'nobody'),
    task.criteria,
    task.dependencies.join(', ') || '-',
    stateOf(task.id, view, words),
  ]);
  const phases = view.phases.map((names_) => names_.join(', ')).join('; ');
  return [
    { markdown: `### ${brief(sentence(words, 'tasks_title')).markdown}` },
    table(
      names.map((name) => sentence(words, name)),
      rows,
      'lllllll',
    ),
    ...(phases === '' ? [] : [brief(sentence(words, 'phases', { phases }), 900)]),
  ];
}

function stateOf(id: string, { built, proof }: TeamView, words: TeamPullWords): string {
  if (proof?.tasks.find(({ task }) => task === id)?.proven === true) return sentence(words, 'state_proven');
  return built?.tasks.find(({ task }) => task === id)?.status ?? '-';
}

function showCriteria({ tasks, criteria }: TeamView, words: TeamPullWords): Markdown[] {
  const lines = criteria.map((one) => sentence(words, 'acceptance', { ...one }));
  const left = tasks.reduce((sum, task) => sum + task.criteria, 0) - lines.length;
  const more = left > 0 ? [sentence(words, 'more', { count: left })] : [];
  return [fold(sentence(words, 'acceptance_title'), [bullets([...lines, ...more].map((one) => brief(one)))])];
}

function showSaid({ said }: TeamView, words: TeamPullWords): Markdown[] {
  if (said.length === 0) return [];
  const lines = said.slice(-MOST_SAID).map((one) => brief(sentence(words, 'said', { ...one })));
  return [fold(sentence(words, 'said_title'), [bullets(lines)])];
}

/** One comment on lines of the diff, with the change that a person may take by a click. */
export function renderSuggestion(
  { task, title, after }: { task: string; title: string; after: readonly string[] },
  words: TeamPullWords,
  marker: string,
): string {
  const told = brief(sentence(words, 'suggestion', { task, title }));
  return `${marker}\n${told.markdown}\n\n${fence(after.join('\n'), 'suggestion')}`;
}

/** The marker of a suggestion: the same change at the same place is offered once. */
export function suggestionMarker(id: string): string {
  return `<!-- ux-jury:suggestion ${id} -->`;
}
