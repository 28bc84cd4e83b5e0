import type { Blueprint } from '../../contract/team/blueprint.ts';
import type { Completeness } from '../../contract/team/gates.ts';
import type { Task } from '../../contract/team/plan.ts';

export interface CompletenessInput {
  readonly blueprints: readonly { readonly blueprint: Blueprint; readonly missing: readonly string[] }[];
  readonly tasks: readonly Task[];
  readonly producers: readonly { readonly name: string; readonly output_formats: readonly string[] }[];
}

/** Every reason why a build may not start, with the section it lies in. */
export function checkCompleteness({ blueprints, tasks, producers }: CompletenessInput): Completeness {
  const failures = blueprints.flatMap(({ blueprint, missing }) => {
    const say = (section: string, what: string) => ({ specialist: blueprint.specialist, section, what });
    return [
      ...missing.map((section) => say(section, 'The section is missing.')),
      ...emptySections(blueprint).map((section) => say(section, 'The section is empty.')),
      ...blueprint.open_items.map((item) => say('8. Open Items', item)),
      ...unmapped(blueprint, tasks).map((what) => say('6. Acceptance Mapping', what)),
      ...checkHandoff(blueprint, producers).map((what) => say('9. Producer Handoff', what)),
    ];
  });
  const covered = blueprints.flatMap(({ blueprint }) => blueprint.plan_tasks);
  const homeless = tasks
    .filter(({ id }) => !covered.includes(id))
    .map(({ id, title }) => ({
      specialist: '-',
      section: '1. Task Reference',
      what: `No blueprint holds ${id}, ${title}.`,
    }));
  return { passed: failures.length + homeless.length === 0, failures: [...failures, ...homeless] };
}

/** Decisions may be empty where nothing was asked. */
function emptySections(blueprint: Blueprint): string[] {
  const { task_reference, research, approach, operations, acceptance, integration } = blueprint;
  const sections = [
    ['1. Task Reference', task_reference],
    ['2. Research Findings', research],
    ['3. Approach', approach],
    ['5. Deliverable Specification', operations],
    ['6. Acceptance Mapping', acceptance],
    ['7. Integration Points', integration],
  ] as const;
  return sections.filter(([, items]) => items.length === 0).map(([title]) => title);
}

function unmapped({ plan_tasks, acceptance, operations }: Blueprint, tasks: readonly Task[]): string[] {
  const ids = new Set(operations.map(({ id }) => id));
  return tasks
    .filter(({ id }) => plan_tasks.includes(id))
    .flatMap((task) => task.acceptance)
    .flatMap(({ id, text }) => {
      const mapped = acceptance.find(({ criterion }) => criterion === id);
      if (mapped === undefined || mapped.operations.length === 0) return [`${id} is not mapped: ${text}`];
      const strays = mapped.operations.filter((operation) => !ids.has(operation));
      return strays.map((stray) => `${id} is mapped to ${stray}, which is not there.`);
    });
}

function checkHandoff({ handoff }: Blueprint, producers: CompletenessInput['producers']): string[] {
  const producer = producers.find(({ name }) => name === handoff.producer);
  if (producer === undefined) return [`There is no producer ${handoff.producer || '(none named)'}.`];
  return producer.output_formats.includes(handoff.output_format)
    ? []
    : [
        `${handoff.producer} does not write ${handoff.output_format}; it writes ${producer.output_formats.join(', ')}.`,
      ];
}
