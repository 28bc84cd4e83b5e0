import type { Debate } from '../../contract/debate.ts';
import type { Blueprint, Operation } from '../../contract/team/blueprint.ts';
import type { Proof, TaskResult } from '../../contract/team/build-report.ts';
import type { Task } from '../../contract/team/plan.ts';

export interface TaskInput {
  readonly task: Task;
  readonly blueprint: Blueprint;
  /** Issues whose edits were taken back. */
  readonly withdrawn: readonly string[];
  readonly proof: Omit<Proof, 'pictures'>;
  readonly debateAfter: Debate | null;
  /** Names of the files that stand in the output folder and were checked. */
  readonly written: readonly string[];
}

/** A task is PASS when every criterion is met, FAIL when none is and none is unknown, PARTIAL between. */
export function judgeTask(input: TaskInput): TaskResult {
  const { task, blueprint } = input;
  const own = blueprint.operations.filter((operation) => operation.task === task.id);
  const criteria = task.acceptance.map((one) => ({ id: one.id, ...judge(one, own, input) }));
  const met = criteria.filter((one) => one.met === true).length;
  const unknown = criteria.filter((one) => one.met === null).length;
  const answers = new Set(
    own.flatMap(({ grounds }) => grounds.filter(({ kind }) => kind === 'answer').map(({ id }) => id)),
  );
  const broken = own.filter(({ issues }) => issues.some((issue) => input.withdrawn.includes(issue)));
  const dishonoured = new Set(
    broken.flatMap(({ grounds }) => grounds.filter(({ kind }) => kind === 'answer').map(({ id }) => id)),
  );
  return {
    task: task.id,
    title: task.title,
    domain: task.domain,
    specialist: blueprint.specialist,
    producer: `${blueprint.handoff.producer} (${blueprint.handoff.output_format})`,
    output: `${blueprint.handoff.output_directory}/${blueprint.handoff.output_filename}`,
    status: met === criteria.length ? 'PASS' : met + unknown === 0 ? 'FAIL' : 'PARTIAL',
    criteria,
    deviations: broken.map(({ id, what }) => `${id} was taken back: ${what}`),
    decisions_honoured: { honoured: answers.size - dishonoured.size, of: answers.size },
    external: own.filter(({ kind }) => kind === 'handover').map(({ what }) => what),
  };
}

function judge(
  { kind, issue, criterion, threshold, ref }: Task['acceptance'][number],
  own: readonly Operation[],
  { proof, withdrawn, debateAfter, written }: TaskInput,
): { met: boolean | null; how: string } {
  if (kind === 'file') {
    const isThere = ref !== null && written.includes(ref);
    return { met: isThere, how: isThere ? 'written and counted' : 'not written' };
  }
  if (kind === 'criterion') {
    const now = debateAfter?.criteria.find((one) => one.criterion === criterion);
    if (now === undefined) return { met: null, how: 'not scored again' };
    return { met: now.status === 'PASS', how: `${now.combined} of ${threshold ?? '-'} in the run after` };
  }
  const edits = own.some(
    (operation) => operation.kind === 'edit' && issue !== null && operation.issues.includes(issue),
  );
  if (!edits) return { met: false, how: 'handed over or left out by decision' };
  if (issue !== null && withdrawn.includes(issue)) return { met: false, how: 'taken back' };
  if (!proof.walked) return { met: null, how: 'not walked again' };
  const isGone = issue !== null && proof.proven.includes(issue);
  return { met: isGone, how: isGone ? 'measured again: passes' : 'measured again: fails' };
}
