import type { Blueprint } from '../../../contract/team/blueprint.ts';
import { askTeam, type TeamDesk } from '../../../engines/anthropic/team/team-desk.ts';
import { groundSpecification, mergeSpecification } from '../../../engines/model/team/ground-specification.ts';
import { resolveAnswer } from '../../../team/blueprint/resolve-answer.ts';
import { type SpecifyInput, specifyBlueprint } from '../../../team/blueprint/specify.ts';
import type { Team } from '../open-team.ts';
import { byRule, noteEngine } from './engine-log.ts';

/**
 * Stage 2: a fresh call over the exploration file and the decisions file. Without an answer the embedded specification is
 * the document.
 */
export async function specifyByModel(
  input: SpecifyInput,
  { team, desk }: { team: Team; desk: TeamDesk },
): Promise<Blueprint> {
  const { stage1, decisions, tasks, specialist, depth } = input;
  if (tasks.every(({ kind }) => kind === 'report')) return specifyBlueprint(input);
  const { name, display_name } = specialist.profile;
  const ids = tasks.map(({ id }) => id);
  const own = stage1.findings.filter(({ task }) => ids.includes(task));
  const open = own.filter(({ file, edits }) => file !== undefined && edits.length === 0).map(({ id }) => id);
  const reply = await askTeam(
    {
      id: `team-${name}-stage2-${input.producer.name}`,
      role: 'specialist',
      kind: 'team_specification',
      values: { protocol: specialist.protocols.stage2, specialist: display_name, depth },
      data: {
        tasks: tasks.map(({ id, title, acceptance }) => ({
          id,
          title,
          acceptance: acceptance.map((one) => `${one.id}: ${one.text}`),
        })),
        stage1,
        decisions: decisions ?? 'none: every default and recommendation holds',
        open,
      },
      duty: { tasks: ids },
    },
    desk,
  );
  if (!reply.ok) {
    noteEngine(team, byRule('stage2', name, reply.why));
    return specifyBlueprint(input);
  }
  const { answer } = reply;
  const held = groundSpecification(answer, {
    findings: own.map(({ id }) => id),
    open,
    isAnswered: (id) => /^[AD]\d+$/.test(id) && resolveAnswer(id, stage1, decisions).kind !== 'unanswered',
    rules: tasks.flatMap(({ acceptance }) => acceptance.flatMap(({ rule }) => rule ?? [])),
    ungrounded: desk.texts.words.ungrounded ?? '{what}',
  });
  const { injection_suspected } = answer;
  const entry = { by: 'model' as const, dropped: held.dropped, injection_suspected, why: '' };
  noteEngine(team, { part: 'stage2', who: name, ...entry });
  return mergeSpecification(specifyBlueprint({ ...input, changes: held.changes }), held);
}
