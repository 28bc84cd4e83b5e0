import { buildTeam } from '../../commands/team/build-team.ts';
import { readBlueprints } from '../../commands/team/close-detail.ts';
import type { Team } from '../../commands/team/open-team.ts';
import { readRun } from '../../commands/team/prove-patch.ts';
import type { BuildReport } from '../../contract/team/build-report.ts';
import type { PullBuild, PullState } from '../../contract/team/pull-state.ts';
import type { TeamView } from '../../report/github/team-input.ts';
import { readReplacements, readShownLines, splitByDiff } from '../../team/state/suggest-lines.ts';
import { keepIssue } from '../../team/state/verify-build.ts';
import { runUrl } from '../desk.ts';
import { offerChanges } from './offer-changes.ts';
import { pushChanges } from './push-changes.ts';
import { no, note, type Turn, type Turned, yes } from './turn.ts';
import { openOn } from './work.ts';

const MOST_KNOWN = 400;
const MOST_OUTSIDE = 200;

/**
 * Builds what the blueprints say and offers it: suggested changes where the diff shows the lines, everything in the patch
 * of the output folder, a branch where the workflow allows one. Nothing is walked here, so nothing counts as proven.
 */
export async function buildOn(turn: Turn, state: PullState, view: TeamView): Promise<Turned> {
  const { bench, ground, author } = turn;
  const { head } = bench.pull;
  const isBuilt = state.built?.sha === head.sha;
  if (isBuilt && !lacksBranch(turn, state.built)) return { state, told: no('team_built') };
  if (!isBuilt && view.stage !== 'ready') return { state, told: no('team_not_ready') };
  if (head.sha !== state.run.sha)
    return { state, told: no('team_head_moved', { sha: state.run.sha.slice(0, 7) }) };
  const team = openOn(bench, ground, state);
  await buildTeam(team);
  const report = team.folder.read('team-build-report', 'build-report.json');
  const replacements = readReplacements(team.folder.readText('output/changes.patch'));
  const parts = splitByDiff(replacements, readShownLines(ground.files));
  const isBlocked = report.cycles.some(({ reviews }) => reviews.some(({ result }) => result === 'FAIL'));
  const offered = isBlocked ? 0 : await offerChanges(turn, team, parts.inside);
  const branch = isBlocked ? null : await pushChanges(bench, state, replacements);
  const built: PullBuild = {
    by: author,
    at: turn.at,
    sha: head.sha,
    url: runUrl(bench.desk.runner),
    ...describe(team, report),
    suggested: offered,
    outside: parts.outside.slice(0, MOST_OUTSIDE).map(({ file, first: line }) => ({ file, line })),
    branch,
    for_people: [...report.for_people].slice(0, 30),
  };
  const pushed = branch?.commit == null ? state.pushed : { name: branch.name, commit: branch.commit };
  const next = note(turn, { ...state, pushed, built, proof: null }, { name: 'said_fix' });
  return { state: next, told: isBlocked ? no('team_blocked') : yes('team_done') };
}

/** A build whose branch failed for a reason that people can mend may be asked for again. */
function lacksBranch({ bench }: Turn, built: PullBuild | null): boolean {
  const fate = built?.branch?.fate ?? 'pushed';
  return bench.desk.options.team_branch && ['denied', 'foreign', 'refused'].includes(fate);
}

function describe(
  team: Team,
  report: BuildReport,
): Pick<PullBuild, 'tasks' | 'known' | 'average' | 'verdict'> {
  const run = readRun(team.results);
  const { issues } = run.outcomes;
  const edited = new Map<string, Set<string>>();
  for (const { blueprint } of readBlueprints(team))
    for (const { task, kind, issues: ids } of blueprint.operations)
      if (kind === 'edit') edited.set(task, new Set([...(edited.get(task) ?? []), ...ids]));
  return {
    tasks: report.tasks.map(({ task, title, specialist, status, external }) => ({
      task,
      title,
      specialist,
      status,
      issues: issues.filter(({ id }) => edited.get(task)?.has(id) === true).map((one) => keepIssue(one, run)),
      handed_over: external.length,
    })),
    known: issues.slice(0, MOST_KNOWN).map(({ id, rule, claim }) => ({ id, rule, claim })),
    average: run.aggregate.average_score,
    verdict: run.aggregate.verdict,
  };
}
