import { InputError } from '../../contract/errors.ts';
import type { Blueprint } from '../../contract/team/blueprint.ts';
import type { BuildReport, TaskResult } from '../../contract/team/build-report.ts';
import type { TeamDesk } from '../../engines/anthropic/team/team-desk.ts';
import { judgeTask } from '../../team/build/judge-tasks.ts';
import { renderBuildReport } from '../../team/build/render-build-report.ts';
import { checkProduct } from '../../team/producers/check-products.ts';
import type { Facts } from '../../team/producers/facts.ts';
import { afterBuild } from '../../team/state/advance.ts';
import { type Built, buildCode } from './build-code.ts';
import { closeDetail, readBlueprints } from './close-detail.ts';
import { readEngineNotes } from './model/engine-log.ts';
import { openTeamModel } from './model/open-team-model.ts';
import { readFacts, readTeamRegistries, type Team } from './open-team.ts';
import { listAbsentReviewers } from './review-build.ts';
import { writeNatives } from './write-natives.ts';
import { writeProducts, writeWorkOrder } from './write-products.ts';

/** Blueprints -> deliverables, reviewed layer by layer -> build-report.json and .md. Both gates are asked anew first. */
export async function buildTeam(team: Team): Promise<number> {
  const { folder, request, run_id } = team;
  if (!folder.has('completeness.json') || closeDetail(team) !== 0)
    throw new InputError(
      'gate_closed',
      'The blueprints have not passed both gates; the build does not start.',
      {
        hint: 'Run `ux-jury team detail`: it names what is incomplete or in conflict.',
      },
    );
  const facts = readFacts(team);
  const asked = readBlueprints(team).map(({ blueprint }) => blueprint);
  const code = asked.filter(({ operations }) => operations.every(({ kind }) => kind !== 'write'));
  const room = { team, registries: readTeamRegistries(team), desk: openDesk(team, code) };
  const built = await buildCode(code, room);
  const blueprints = asked.map((one) => built.blueprints[code.indexOf(one)] ?? one);
  const absent = listAbsentReviewers(blueprints, built.cycles, room);
  const written = writeReports(team, blueprints, facts);
  await writeNatives(team, blueprints, facts);
  const report = conclude(team, {
    blueprints,
    facts,
    built: { ...built, for_people: [...built.for_people, ...absent] },
    written,
  });
  const engine = readEngineNotes(team);
  const told = engine === null ? report : { ...report, engine };
  folder.write<'team-build-report'>('build-report.json', told);
  folder.writeText('build-report.md', renderBuildReport(told, team.words));
  folder.writeState(afterBuild(folder.openState(run_id), report));
  const { before, after } = report.proof;
  if (before !== null && after !== null)
    request.say(
      `Average ${before.average.toFixed(1)} -> ${after.average.toFixed(1)}, verdict ${before.verdict} -> ${after.verdict}; ${report.proof.proven.length} findings gone, ${report.proof.new_issues.length} new.`,
    );
  request.say(`Build ${report.status}: ${folder.path}/build-report.md`);
  return report.status === 'PASS' ? 0 : 1;
}

/** One desk a build, since its budget holds for all that the build asks; none where nothing is changed. */
function openDesk(team: Team, code: readonly Blueprint[]): TeamDesk | null {
  const isAsked = code.some(({ operations }) => operations.some(({ kind }) => kind === 'edit'));
  return isAsked ? openTeamModel(team, 'build') : null;
}

/** Writes every report and counts it; names of those that hold what they must. */
function writeReports({ folder, request }: Team, blueprints: readonly Blueprint[], facts: Facts): string[] {
  return blueprints.flatMap((blueprint) => {
    const isReport = blueprint.operations.some(({ kind }) => kind === 'write');
    const products = isReport ? writeProducts(blueprint, facts) : [writeWorkOrder(blueprint, facts)];
    return products.flatMap((product) => {
      folder.writeText(`output/${product.name}`, product.text);
      const problems = isReport ? checkProduct(product, facts) : [];
      for (const problem of problems) request.say(problem);
      return problems.length === 0 ? [product.name] : [];
    });
  });
}

function conclude(
  { run_id }: Team,
  {
    blueprints,
    facts,
    built,
    written,
  }: { blueprints: readonly Blueprint[]; facts: Facts; built: Built; written: readonly string[] },
): BuildReport {
  const tasks = facts.plan.tasks.flatMap((task): TaskResult[] => {
    const blueprint = blueprints.find(({ plan_tasks }) => plan_tasks.includes(task.id));
    if (blueprint === undefined) return [];
    const withdrawn = built.withdrawn.map(({ issue }) => issue);
    return [
      judgeTask({
        task,
        blueprint,
        withdrawn,
        proof: built.proven.proof,
        debateAfter: built.proven.debate,
        written,
      }),
    ];
  });
  const isUnproven = built.for_people.length > 0;
  const all = tasks.every(({ status }) => status === 'PASS') && !isUnproven;
  const some = tasks.some(({ status }) => status !== 'FAIL');
  return {
    run_id,
    status: all ? 'PASS' : some && !isUnproven ? 'PARTIAL' : 'FAIL',
    tasks,
    cycles: [...built.cycles],
    proof: built.proven.proof,
    withdrawn: [...built.withdrawn],
    for_people: [...built.for_people],
  };
}
