import { InputError } from '../../contract/errors.ts';
import type { Blueprint } from '../../contract/team/blueprint.ts';
import type { BuildReport, LayerReview, TaskResult } from '../../contract/team/build-report.ts';
import type { Specialist } from '../../contract/team/profile.ts';
import { blame } from '../../team/build/compare-runs.ts';
import { judgeTask } from '../../team/build/judge-tasks.ts';
import { renderBuildReport } from '../../team/build/render-build-report.ts';
import { reviewAsBuilder, reviewAsSpecialist, reviewSecurity } from '../../team/build/review-code.ts';
import { runChain } from '../../team/build/run-chain.ts';
import { fill } from '../../team/fill.ts';
import type { Source } from '../../team/fix/source.ts';
import { checkProduct } from '../../team/producers/check-products.ts';
import type { Facts } from '../../team/producers/facts.ts';
import { applyEdits, type Patched, renderPatch } from '../../team/producers/patch.ts';
import { afterBuild } from '../../team/state/advance.ts';
import { closeDetail, readBlueprints } from './close-detail.ts';
import { readEngineNotes } from './model/engine-log.ts';
import { writeCode } from './model/write-code.ts';
import { readAppSource, readFacts, readTeamRegistries, type Team } from './open-team.ts';
import { type Proven, provePatch, readRun } from './prove-patch.ts';
import { writeNatives } from './write-natives.ts';
import { writeProducts, writeWorkOrder } from './write-products.ts';

const CYCLES = 2;
const SECURITY = 'security-auditor';

type Cycle = BuildReport['cycles'][number];

interface Built {
  readonly proven: Proven;
  readonly patch: string;
  readonly cycles: readonly Cycle[];
  readonly withdrawn: BuildReport['withdrawn'];
  readonly for_people: readonly string[];
}

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
  const { specialists, producers } = readTeamRegistries(team);
  const blueprints = await writeCode(
    team,
    readBlueprints(team).map(({ blueprint }) => blueprint),
    { specialists, producers },
  );
  const absent = listAbsentReviewers(blueprints, specialists, team);
  const code = blueprints.filter(({ operations }) => operations.every(({ kind }) => kind !== 'write'));
  const built = await buildCode(team, code);
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

/** Mandatory reviewers whom no engine here can play: their word is a person's to give, and nothing is PASS without it. */
function listAbsentReviewers(
  blueprints: readonly Blueprint[],
  specialists: readonly Specialist[],
  { words }: Team,
): string[] {
  return blueprints.flatMap(({ specialist }) => {
    const profile = specialists.find((one) => one.profile.name === specialist)?.profile;
    const others = profile?.mandatory_reviewers.filter((name) => name !== SECURITY) ?? [];
    return others.map((reviewer) => fill(words.review?.absent ?? '', { reviewer, specialist }));
  });
}

/** Tries at most twice: what the proof speaks against is taken back once; what then still fails goes to a person. */
async function buildCode(team: Team, blueprints: readonly Blueprint[]): Promise<Built> {
  const { folder, results, words } = team;
  const source = readAppSource(team);
  const cycles: Cycle[] = [];
  const withdrawn: { issue: string; why: string }[] = [];
  for (let cycle = 1; ; cycle += 1) {
    const kept = blueprints.map((one) =>
      without(
        one,
        withdrawn.map(({ issue }) => issue),
      ),
    );
    const operations = kept.flatMap((one) =>
      one.operations.map((operation) => ({ ...operation, id: `${one.specialist} ${operation.id}` })),
    );
    const patched = applyEdits(source, operations);
    const patch = renderPatch(source, patched);
    folder.writeText('output/changes.patch', patch);
    for (const one of kept)
      folder.writeText(
        `output/${one.specialist}.patch`,
        renderPatch(source, applyEdits(source, one.operations)),
      );
    const named = [
      ...new Set(
        kept.flatMap((one) =>
          one.operations.filter(({ kind }) => kind === 'edit').flatMap(({ issues }) => issues),
        ),
      ),
    ];
    const proven = await provePatch(team, patch, { named, cycle });
    const chains = kept.map((one) => ({
      specialist: one.specialist,
      cycle,
      reviews: review(one, { source, patched, all: kept, proven, team }),
    }));
    cycles.push(...chains);
    const isFine = chains.every(({ reviews }) => reviews.every(({ result }) => result !== 'FAIL'));
    const suspects = proven.after === null ? [] : blame(proven.proof, readRun(results), proven.after);
    if (isFine || cycle === CYCLES || suspects.length === 0)
      return { proven, patch, cycles, withdrawn, for_people: isFine ? [] : listForPeople(chains, team) };
    withdrawn.push(...suspects.map((issue) => ({ issue, why: reasonFor(issue, proven, words) })));
  }
}

function without(blueprint: Blueprint, issues: readonly string[]): Blueprint {
  const operations = blueprint.operations.filter(
    (operation) => operation.kind !== 'edit' || !operation.issues.some((issue) => issues.includes(issue)),
  );
  return { ...blueprint, operations };
}

function review(
  blueprint: Blueprint,
  {
    source,
    patched,
    all,
    proven,
    team,
  }: { source: Source; patched: Patched; all: readonly Blueprint[]; proven: Proven; team: Team },
): LayerReview[] {
  const { words } = team;
  const own = new Set(
    blueprint.operations.filter(({ kind }) => kind === 'edit').flatMap(({ issues }) => issues),
  );
  const layers = [
    {
      layer: 'specialist' as const,
      reviewer: blueprint.specialist,
      review: () => reviewAsSpecialist(blueprint, { source, patched, all }, words),
    },
    {
      layer: 'builder' as const,
      reviewer: 'builder',
      review: () => deferOrReview(proofOf(own, proven), own.size, team),
    },
    {
      layer: 'cross_cutting' as const,
      reviewer: SECURITY,
      review: () => reviewSecurity(SECURITY, { source, patched }, words),
    },
  ];
  return runChain(layers, words);
}

/** Where the next review of the pull request proves the build, this layer is passed over, and says so. */
function deferOrReview(proof: Proven['proof'], named: number, { request, words }: Team): LayerReview {
  if (request.deferred === undefined) return reviewAsBuilder(proof, named, words);
  return { layer: 'builder', reviewer: 'builder', result: 'SKIPPED', quote: request.deferred, problems: [] };
}

/** One walk proves all; each specialist is shown its own issues, and whatever is new. */
function proofOf(own: ReadonlySet<string>, { proof }: Proven): Proven['proof'] {
  return {
    ...proof,
    proven: proof.proven.filter((id) => own.has(id)),
    still_failing: proof.still_failing.filter((id) => own.has(id)),
  };
}

function reasonFor(issue: string, { proof }: Proven, words: Team['words']): string {
  return proof.still_failing.includes(issue)
    ? fill(words.review?.still ?? '', { issue })
    : proof.new_issues.map((one) => fill(words.review?.regress ?? '', { ...one })).join(' ');
}

function listForPeople(chains: readonly Cycle[], { words }: Team): string[] {
  const problems = chains.flatMap(({ reviews }) => reviews.flatMap((one) => one.problems));
  return [...new Set(problems)].map((issue) => fill(words.review?.people ?? '', { issue }));
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
