import type { TeamAssignment } from '../../contract/team/assignment.ts';
import type { Depth, Plan } from '../../contract/team/plan.ts';
import {
  type Producer,
  type ProducerProfile,
  type Specialist,
  type SpecialistProfile,
  TIERS,
} from '../../contract/team/profile.ts';
import type { TeamWords } from '../../contract/team/team-words.ts';
import { listMandatory } from '../build/cross-cutting.ts';
import { fill } from '../fill.ts';
import { type Match, matchTasks } from './match-tasks.ts';

/** What people may change of a proposal: a task's specialist or depth, a specialist's producer. */
export interface Overrides {
  readonly specialists: Readonly<Record<string, string>>;
  readonly producers: Readonly<Record<string, string>>;
  readonly depths?: Readonly<Record<string, Depth>>;
}

export interface AssemblyInput {
  readonly plan: Plan;
  readonly specialists: readonly Specialist[];
  readonly producers: readonly Producer[];
  readonly words: TeamWords;
  readonly overrides: Overrides;
}

/** A proposal: nothing of it is written before somebody confirms. `faults` are choices that cannot be carried out. */
export interface Proposal {
  readonly assignment: Omit<TeamAssignment, 'prerequisite_check'>;
  readonly matches: readonly Match[];
  readonly faults: readonly string[];
}

const CODE_PRODUCER = 'code-writer';

/** Chooses who does what among the profiles that exist. */
export function assembleTeam(input: AssemblyInput): Proposal {
  const faults = listUnknownTasks(input);
  const matches = matchTasks(input.plan.tasks, input.specialists).map((match) =>
    override(match, input, faults),
  );
  const names = [...new Set(matches.flatMap(({ specialist }) => specialist?.profile.name ?? []))];
  const dependencies = dependenciesBetween(matches, input.words);
  const sentence = input.words.assembly ?? {};
  return {
    assignment: {
      specialist_assignments: names.map((name) => assignTasks(name, matches, input)),
      producer_assignments: names.flatMap((name) => assignProducers(name, matches, { input, faults })),
      execution_order: orderPhases(names, dependencies, sentence),
      dependencies,
      unmatched_tasks: matches
        .filter(({ specialist }) => specialist === null)
        .map(({ task }) => ({
          task_id: task.id,
          title: task.title,
          domain: task.domain,
          reason: fill(sentence.unmatched ?? '', { domain: task.domain }),
        })),
    },
    matches,
    faults,
  };
}

/** A choice for a task that the plan does not hold would silently change nothing. */
function listUnknownTasks({ plan, overrides, words }: AssemblyInput): string[] {
  const ids = new Set(plan.tasks.map(({ id }) => id));
  const named = [...Object.keys(overrides.specialists), ...Object.keys(overrides.depths ?? {})];
  return named.filter((id) => !ids.has(id)).map((name) => fill(words.assembly?.no_task ?? '', { name }));
}

function override(match: Match, { overrides, specialists, words }: AssemblyInput, faults: string[]): Match {
  const wanted = overrides.specialists[match.task.id];
  if (wanted === undefined) return match;
  const specialist = specialists.find(({ profile }) => profile.name === wanted);
  if (specialist !== undefined) return { ...match, specialist, shared: [] };
  faults.push(fill(words.assembly?.no_specialist ?? '', { name: wanted }));
  return match;
}

function assignTasks(
  name: string,
  matches: readonly Match[],
  { words, overrides }: AssemblyInput,
): TeamAssignment['specialist_assignments'][number] {
  const mine = matches.filter(({ specialist }) => specialist?.profile.name === name);
  const shared = [...new Set(mine.flatMap((match) => match.shared))].toSorted().join(', ');
  return {
    specialist: name,
    tasks: mine.map(({ task, specialist }) => ({
      task_id: task.id,
      depth: depthFor(overrides.depths?.[task.id] ?? task.depth, specialist),
    })),
    rationale: fill(words.assembly?.rationale ?? '', { shared: shared === '' ? '-' : shared }),
  };
}

/** A depth that the specialist does not support becomes the next deeper one that it does. */
function depthFor(depth: Depth, specialist: Specialist | null): Depth {
  const supported = specialist?.profile.supported_depths ?? [depth];
  if (supported.includes(depth)) return depth;
  return (['Light', 'Standard', 'Deep'] as const).find((one) => supported.includes(one)) ?? depth;
}

/** Fixes of the app are code; what a report becomes is the specialist's own default, unless a person chose. */
function assignProducers(
  name: string,
  matches: readonly Match[],
  { input, faults }: { input: AssemblyInput; faults: string[] },
): TeamAssignment['producer_assignments'] {
  const mine = matches.filter(({ specialist }) => specialist?.profile.name === name);
  const profile = mine[0]?.specialist?.profile;
  const chosen = input.overrides.producers[name];
  const groups = [
    { kind: 'fix', producer: chosen ?? CODE_PRODUCER },
    { kind: 'report', producer: chosen ?? profile?.default_producer ?? CODE_PRODUCER },
  ] as const;
  return groups.flatMap(({ kind, producer }) => {
    const tasks = mine.filter(({ task }) => task.kind === kind);
    if (tasks.length === 0) return [];
    const found = input.producers.find((one) => one.profile.name === producer);
    if (found === undefined) faults.push(fill(input.words.assembly?.no_producer ?? '', { name: producer }));
    else faults.push(...listWeakReviewers(profile, found.profile, input));
    const files =
      kind === 'fix'
        ? [`${name}.patch`]
        : tasks.flatMap(({ task }) => (task.files === 'TBD' ? [] : task.files));
    return [
      {
        specialist: name,
        producer,
        output_format: found?.profile.output_formats[0] ?? 'source',
        tasks_output_files: files,
      },
    ];
  });
}

/** Whoever reviews what a producer writes is at least as strong: the specialist, and everybody who must look across. */
function listWeakReviewers(
  profile: SpecialistProfile | undefined,
  producer: ProducerProfile,
  { specialists, words }: AssemblyInput,
): string[] {
  const names = profile === undefined ? [] : [profile.name, ...listMandatory(profile)];
  return [...new Set(names)]
    .flatMap((name) => specialists.find((one) => one.profile.name === name)?.profile ?? [])
    .filter(({ reviewer_model }) => TIERS.indexOf(reviewer_model) < TIERS.indexOf(producer.model))
    .map(({ name }) =>
      fill(words.assembly?.weak_reviewer ?? '', { specialist: name, producer: producer.name }),
    );
}

/** Only between specialists: the order of one specialist's own tasks is its own affair. */
function dependenciesBetween(matches: readonly Match[], words: TeamWords): TeamAssignment['dependencies'] {
  const owner = new Map(matches.map(({ task, specialist }) => [task.id, specialist?.profile.name ?? null]));
  const pairs = new Map<string, TeamAssignment['dependencies'][number]>();
  for (const { task } of matches)
    for (const needed of task.dependencies) {
      const [reader, writer] = [owner.get(task.id), owner.get(needed)];
      if (!reader || !writer || reader === writer) continue;
      const reason = fill(words.assembly?.dependency ?? '', { task: task.id, needed });
      pairs.set(`${reader} ${writer}`, { specialist: reader, reads_blueprint_from: writer, reason });
    }
  return [...pairs.values()].filter(({ specialist, reads_blueprint_from }) => {
    const back = pairs.has(`${reads_blueprint_from} ${specialist}`);
    return !back || specialist > reads_blueprint_from;
  });
}

/** Phases: whoever waits for nobody left goes next. A ring is broken at the first name. */
function orderPhases(
  names: readonly string[],
  dependencies: TeamAssignment['dependencies'],
  sentence: Readonly<Record<string, string>>,
): TeamAssignment['execution_order'] {
  const phases: TeamAssignment['execution_order'] = [];
  const done = new Set<string>();
  let left = names.toSorted();
  while (left.length > 0) {
    const free = left.filter((name) =>
      dependencies.every((one) => one.specialist !== name || done.has(one.reads_blueprint_from)),
    );
    const next = free.length > 0 ? free : left.slice(0, 1);
    const rationale = phases.length === 0 ? sentence.first_phase : sentence.later_phase;
    phases.push({ phase: phases.length + 1, specialists: next, rationale: rationale ?? '-' });
    for (const name of next) done.add(name);
    left = left.filter((name) => !done.has(name));
  }
  return phases;
}
