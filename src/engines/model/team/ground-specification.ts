import type { Blueprint, Operation } from '../../../contract/team/blueprint.ts';
import type { ClaimedGround, TeamSpecification } from '../../../contract/team/model-answers.ts';
import { WCAG_CRITERIA } from '../../../contract/wcag-criteria.ts';

/** What a choice may rest on: findings of stage 1, answers that were given, rules that there are. */
export interface SpecificationGround {
  readonly findings: readonly string[];
  /** Findings that have a place and no edits: only these can be changed. */
  readonly open: readonly string[];
  readonly isAnswered: (id: string) => boolean;
  readonly rules: readonly string[];
  /** Words for a choice that rests on nothing, with `{what}`. */
  readonly ungrounded: string;
}

/** What of a specification holds; what rests on nothing is an open item. */
export interface HeldSpecification {
  readonly changes: ReadonlyMap<string, { readonly what: string; readonly grounds: Operation['grounds'] }>;
  readonly approach: readonly string[];
  readonly integration: readonly string[];
  readonly open_items: readonly string[];
  readonly dropped: number;
}

/** Holds every choice against what it claims to rest on. */
export function groundSpecification(
  answer: TeamSpecification,
  ground: SpecificationGround,
): HeldSpecification {
  const open: string[] = [...answer.open_items];
  const rests = (what: string, grounds: readonly ClaimedGround[]): boolean => {
    const isSound = grounds.length > 0 && grounds.every((one) => holds(one, ground));
    if (!isSound) open.push(ground.ungrounded.replace('{what}', () => what));
    return isSound;
  };
  const possible = answer.changes.filter(({ finding }) => ground.open.includes(finding));
  const changes = possible.filter(({ what, grounds }) => rests(what, grounds));
  const say = ({ text, grounds }: TeamSpecification['approach'][number]): string =>
    `${text} (${grounds.map(nameGround).join(', ')})`;
  return {
    changes: new Map(
      changes.map(({ finding, what, grounds }) => [finding, { what, grounds: grounds.map(writeGround) }]),
    ),
    approach: answer.approach.filter(({ text, grounds }) => rests(text, grounds)).map(say),
    integration: answer.integration.filter(({ text, grounds }) => rests(text, grounds)).map(say),
    open_items: open,
    dropped: answer.changes.length - possible.length + open.length - answer.open_items.length,
  };
}

/** The blueprint with the model's choices; operations are already in it. */
export function mergeSpecification(blueprint: Blueprint, held: HeldSpecification): Blueprint {
  return {
    ...blueprint,
    approach: [...blueprint.approach, ...held.approach],
    integration: [...blueprint.integration, ...held.integration],
    open_items: [...blueprint.open_items, ...held.open_items],
  };
}

const NAMED = /^(RFC \d{3,5}|ISO(\/IEC)? \d{3,6}|ARIA 1\.\d|HTML Living Standard|ECMA-\d{3})\b.{0,80}$/;

function holds({ kind, id }: ClaimedGround, ground: SpecificationGround): boolean {
  switch (kind) {
    case 'finding':
      return ground.findings.includes(id);
    case 'answer':
      return ground.isAnswered(id);
    case 'rule':
      return ground.rules.includes(id);
    case 'standard':
      return isStandard(id);
  }
}

/** A success criterion of WCAG that there is, or another standard by its name and number. */
function isStandard(id: string): boolean {
  const criterion = /^WCAG (?:2\.[012] )?(?:SC )?(\d\.\d\.\d{1,2})\b.{0,80}$/.exec(id)?.[1];
  return criterion === undefined ? NAMED.test(id) : WCAG_CRITERIA.some((one) => one.criterion === criterion);
}

function nameGround({ kind, id }: ClaimedGround): string {
  return kind === 'rule' ? `Rule page ${id}` : id;
}

function writeGround(one: ClaimedGround): Operation['grounds'][number] {
  return { kind: one.kind === 'rule' ? 'standard' : one.kind, id: nameGround(one) };
}
