import { describe, expect, it } from 'vitest';
import { readRegistries } from '../../src/adapters/team/read-registries.ts';
import { assembleTeam } from '../../src/team/assembly/assemble-team.ts';
import { matchTasks } from '../../src/team/assembly/match-tasks.ts';
import { issue, planOf, words } from './worlds.ts';

const registries = readRegistries({ project: '/nowhere', home: '/nowhere' });
const none = { specialists: {}, producers: {} };
const assemble = (plan = planOf([issue('dead-control'), issue('preticked-consent')]), overrides = none) =>
  assembleTeam({ plan, ...registries, words, overrides });

describe('matching', () => {
  const [task] = planOf([issue('dead-control')]).tasks;
  if (task === undefined) throw new Error('no task');
  const match = (domain: string) => matchTasks([{ ...task, domain }], registries.specialists)[0];

  it('ignores case, and the most words win', () => {
    expect(match('LEGAL/Consent')?.specialist?.profile.name).toBe('legal-analyst');
    expect(match('security/data loss')?.specialist?.profile.name).toBe('security-auditor');
  });

  it('settles a tie by the alphabet', () => {
    expect(match('ui security')?.specialist?.profile.name).toBe('frontend-component');
  });

  it('says who is unmatched', () => {
    expect(match('quantum/gardening')?.specialist).toBeNull();
    const plan = planOf([issue('dead-control')]);
    const [first, ...rest] = plan.tasks;
    if (first === undefined) throw new Error('no task');
    const proposal = assemble({ ...plan, tasks: [{ ...first, domain: 'quantum' }, ...rest] });
    expect(proposal.assignment.unmatched_tasks).toMatchObject([{ task_id: 'T1', domain: 'quantum' }]);
  });
});

describe('a team', () => {
  it('knows dependencies between specialists only, and orders phases by them', () => {
    const { assignment } = assemble();
    for (const one of assignment.dependencies) expect(one.specialist).not.toBe(one.reads_blueprint_from);
    const phaseOf = (name: string) =>
      assignment.execution_order.find(({ specialists }) => specialists.includes(name))?.phase ?? 0;
    for (const one of assignment.dependencies)
      expect(phaseOf(one.specialist)).toBeGreaterThan(phaseOf(one.reads_blueprint_from));
  });

  it('gives changes of the app to the code-writer and reports to the specialist’s own producer', () => {
    const pairs = assemble().assignment.producer_assignments.map(
      ({ specialist, producer }) => `${specialist} ${producer}`,
    );
    expect(pairs).toContain('legal-analyst code-writer');
    expect(pairs).toContain('legal-analyst form-filler');
  });

  it('takes a person’s choices, and refuses those that cannot be carried out', () => {
    const chosen = assemble(undefined, { specialists: { T1: 'copywriter' }, producers: {} } as typeof none);
    expect(chosen.assignment.specialist_assignments[0]?.specialist).toBe('copywriter');
    const wrong = { specialists: { T1: 'wizard' }, producers: { 'legal-analyst': 'painter' } } as typeof none;
    expect(assemble(undefined, wrong).faults).toEqual([
      'There is no specialist wizard.',
      'There is no producer painter.',
      'There is no producer painter.',
    ]);
  });

  it('refuses a mandatory reviewer who is weaker than the writer, whoever names it', () => {
    const plan = planOf([issue('dead-control')]);
    const weaken = (weak: string, mandatory_reviewers: string[]) =>
      registries.specialists.map((one) => ({
        ...one,
        profile: {
          ...one.profile,
          ...(one.profile.name === weak ? { reviewer_model: 'haiku' as const } : {}),
          ...(one.profile.name === 'frontend-component' ? { mandatory_reviewers } : {}),
        },
      }));
    const faults = (weak: string, reviewers: string[]) =>
      assembleTeam({ plan, ...registries, specialists: weaken(weak, reviewers), words, overrides: none })
        .faults;
    const said = 'reviews with a weaker model than code-writer writes with';
    expect(faults('copywriter', ['copywriter']).join(' ')).toContain(`copywriter ${said}`);
    expect(faults('security-auditor', []).join(' ')).toContain(`security-auditor ${said}`);
    expect(faults('copywriter', []).join(' ')).not.toContain(said);
  });
});
