import type { Issue } from '../../../contract/outcome.ts';
import type { Depth } from '../../../contract/team/plan.ts';
import type { Specialist } from '../../../contract/team/profile.ts';
import type { Stage1 } from '../../../contract/team/stage1.ts';
import { askTeam, type TeamDesk } from '../../../engines/anthropic/team/team-desk.ts';
import { cleanPageText } from '../../../engines/model/prompt/clean-page-text.ts';
import { groundExploration, mergeExploration } from '../../../engines/model/team/ground-exploration.ts';
import { pickExcerpts } from '../../../engines/model/team/source-lines.ts';
import { type ExploreInput, exploreTasks } from '../../../team/detail/explore.ts';
import type { Team } from '../open-team.ts';
import { byRule, noteEngine } from './engine-log.ts';

/** Stage 1: what fixers place stands, a fresh call adds to it; without an answer the embedded exploration is the document. */
export async function exploreByModel(
  input: ExploreInput,
  { specialist, depth }: { specialist: Specialist; depth: Depth },
  { team, desk }: { team: Team; desk: TeamDesk },
): Promise<Stage1> {
  const measured = exploreTasks(input);
  if (input.tasks.every(({ kind }) => kind === 'report')) return measured;
  const issues = issuesOf(input);
  const open = measured.findings.filter(({ edits }) => edits.length === 0).map(({ issue }) => issue);
  const { display_name, name } = specialist.profile;
  const reply = await askTeam(
    {
      id: `team-${name}-stage1`,
      role: 'specialist',
      kind: 'team_exploration',
      values: { protocol: specialist.protocols.stage1, specialist: display_name, depth },
      data: describe(input, { measured, issues, open }),
      duty: { tasks: input.tasks.map(({ id }) => id) },
    },
    desk,
  );
  if (!reply.ok) {
    noteEngine(team, byRule('stage1', name, reply.why));
    return measured;
  }
  const { answer } = reply;
  const held = groundExploration(answer, {
    issues: issues.map(({ id }) => id),
    left: open,
    files: input.source.files,
  });
  const { injection_suspected } = answer;
  const entry = { by: 'model' as const, dropped: held.dropped, injection_suspected, why: '' };
  noteEngine(team, { part: 'stage1', who: name, ...entry });
  return mergeExploration(exploreTasks({ ...input, placed: held.places }), held);
}

function issuesOf({ tasks, outcomes }: ExploreInput): Issue[] {
  const ids = new Set(tasks.flatMap(({ acceptance }) => acceptance.map(({ issue }) => issue)));
  return outcomes.issues.filter(({ id }) => ids.has(id));
}

function describe(
  { tasks, source }: ExploreInput,
  { measured, issues, open }: { measured: Stage1; issues: readonly Issue[]; open: readonly string[] },
): Record<string, unknown> {
  const named = tasks.flatMap(({ files }) => (files === 'TBD' ? [] : files));
  const left = issues.filter(({ id }) => open.includes(id));
  const { names, excerpts } = pickExcerpts(source.files, left.flatMap(signsOf), named);
  return {
    tasks: tasks.map(({ id, title, domain, description, acceptance }) => ({
      id,
      title: cleanPageText(title),
      domain,
      description: cleanPageText(description, 600),
      acceptance: acceptance.map(({ id: criterion, text }) => `${criterion}: ${cleanPageText(text)}`),
    })),
    findings: issues.map(({ id, rule, claim, recommendation, places }) => ({
      issue: id,
      rule,
      placed: !open.includes(id),
      claim: cleanPageText(claim),
      advice: cleanPageText(recommendation),
      places: places.slice(0, 5).map(({ ref, key, name }) => ({ ref, key, name: cleanPageText(name, 120) })),
    })),
    questions: [...(measured.assumptions ?? []), ...measured.decisions].map(({ title }) => title),
    files: names,
    excerpts,
  };
}

/** Words by which the source of a finding can be found: test ids, ids, classes and visible text. */
function signsOf({ places }: Issue): string[] {
  return places.flatMap(({ key, name }) => {
    const inKey = [...(key ?? '').matchAll(/[A-Za-z][\w-]{3,}/g)].map(([word]) => word);
    return [...inKey.filter((word) => !word.startsWith('data-')), ...(name.length >= 4 ? [name] : [])];
  });
}
