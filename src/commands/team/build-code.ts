import type { Blueprint, Operation } from '../../contract/team/blueprint.ts';
import type { BuildReport } from '../../contract/team/build-report.ts';
import { blame } from '../../team/build/compare-runs.ts';
import { fill } from '../../team/fill.ts';
import type { Source } from '../../team/fix/source.ts';
import { applyEdits, type Patched, renderPatch } from '../../team/producers/patch.ts';
import { writeCode } from './model/write-code.ts';
import { readAppSource, type Team } from './open-team.ts';
import { type Proven, provePatch, readRun } from './prove-patch.ts';
import { type BuildRoom, type Rejected, reviewBuild } from './review-build.ts';

const CYCLES = 2;

type Withdrawn = BuildReport['withdrawn'][number];

/** What became of the code. `blueprints` are as they were carried out. */
export interface Built {
  readonly blueprints: readonly Blueprint[];
  readonly proven: Proven;
  readonly cycles: BuildReport['cycles'];
  readonly withdrawn: readonly Withdrawn[];
  readonly for_people: readonly string[];
}

/**
 * Tries at most twice: what the proof or a cross-cutting reviewer speaks against is written anew or taken back once; what
 * then still fails goes to a person.
 */
export async function buildCode(asked: readonly Blueprint[], room: BuildRoom): Promise<Built> {
  const { team } = room;
  const source = readAppSource(team);
  const cycles: BuildReport['cycles'] = [];
  const withdrawn: Withdrawn[] = [];
  let blueprints = await writeCode(asked, room);
  for (let cycle = 1; ; cycle += 1) {
    const all = blueprints.map((one) => without(one, withdrawn));
    const { patched, patch } = carryOut(all, source, team);
    const proven = await provePatch(team, patch, { named: namedBy(all), cycle });
    const made = { cycle, all, source, patched, proven };
    const reviewed = [];
    for (const one of all) reviewed.push(await reviewBuild(one, made, room));
    const records = reviewed.map(({ record }) => record);
    const rejected = reviewed.flatMap((one) => one.rejected);
    cycles.push(...records);
    const isFine = records.every(({ reviews }) => reviews.every(({ result }) => result !== 'FAIL'));
    const suspects = proven.after === null ? [] : blame(proven.proof, readRun(team.results), proven.after);
    if (isFine || cycle === CYCLES || suspects.length + rejected.length === 0)
      return {
        blueprints,
        proven,
        cycles,
        withdrawn,
        for_people: isFine ? [] : listForPeople(records, team),
      };
    withdrawn.push(
      ...suspects.map((issue) => ({ issue, why: reasonFor(issue, proven, team.words) })),
      ...takeBack(blueprints, rejected, team),
    );
    blueprints = await writeAnew(blueprints, rejected, room);
  }
}

function without(blueprint: Blueprint, withdrawn: readonly Withdrawn[]): Blueprint {
  const issues = withdrawn.map(({ issue }) => issue);
  const operations = blueprint.operations.filter(
    (operation) => operation.kind !== 'edit' || !operation.issues.some((issue) => issues.includes(issue)),
  );
  return { ...blueprint, operations };
}

/** Writes the patch of all and of each. */
function carryOut(
  all: readonly Blueprint[],
  source: Source,
  { folder }: Team,
): { patched: Patched; patch: string } {
  const operations = all.flatMap((one) =>
    one.operations.map((operation) => ({ ...operation, id: `${one.specialist} ${operation.id}` })),
  );
  const patched = applyEdits(source, operations);
  const patch = renderPatch(source, patched);
  folder.writeText('output/changes.patch', patch);
  for (const one of all) {
    const own = renderPatch(source, applyEdits(source, one.operations));
    folder.writeText(`output/${one.specialist}.patch`, own);
  }
  return { patched, patch };
}

function namedBy(all: readonly Blueprint[]): string[] {
  const edits = all.flatMap((one) => one.operations.filter(({ kind }) => kind === 'edit'));
  return [...new Set(edits.flatMap(({ issues }) => issues))];
}

/** A rejected edit that a rule placed has no other way to be written: it is taken back. */
function takeBack(
  blueprints: readonly Blueprint[],
  rejected: readonly Rejected[],
  { words }: Team,
): Withdrawn[] {
  const reasons = rejected.flatMap((one) => {
    const operation = operationOf(one, blueprints);
    if (operation === undefined || operation.files !== undefined) return [];
    const why = fill(words.review?.rejected ?? '', { reviewer: one.reviewer, what: one.what });
    return operation.issues.map((issue) => [issue, why] as const);
  });
  return [...new Map(reasons)].map(([issue, why]) => ({ issue, why }));
}

/** A rejected edit that a model wrote goes back to its writer with what was found, once. */
async function writeAnew(
  blueprints: readonly Blueprint[],
  rejected: readonly Rejected[],
  room: BuildRoom,
): Promise<readonly Blueprint[]> {
  const back = rejected.filter((one) => operationOf(one, blueprints)?.files !== undefined);
  if (back.length === 0) return blueprints;
  const isBack = (specialist: string, { id }: Operation): boolean =>
    back.some((one) => one.specialist === specialist && one.operation === id);
  const emptied = blueprints.map((one) => ({
    ...one,
    operations: one.operations.map((operation) =>
      isBack(one.specialist, operation) ? { ...operation, edits: [] } : operation,
    ),
  }));
  return writeCode(emptied, room, back);
}

function operationOf(
  { specialist, operation }: Rejected,
  blueprints: readonly Blueprint[],
): Operation | undefined {
  return blueprints
    .find((one) => one.specialist === specialist)
    ?.operations.find(({ id }) => id === operation);
}

function reasonFor(issue: string, { proof }: Proven, words: Team['words']): string {
  return proof.still_failing.includes(issue)
    ? fill(words.review?.still ?? '', { issue })
    : proof.new_issues.map((one) => fill(words.review?.regress ?? '', { ...one })).join(' ');
}

function listForPeople(records: BuildReport['cycles'], { words }: Team): string[] {
  const problems = records.flatMap(({ reviews }) => reviews.flatMap((one) => one.problems));
  return [...new Set(problems)].map((issue) => fill(words.review?.people ?? '', { issue }));
}
