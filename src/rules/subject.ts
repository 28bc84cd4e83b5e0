import type { Journey, Step } from '../contract/journey.ts';
import type { Box } from '../contract/primitives.ts';
import type { State } from '../contract/state.ts';
import type { Subject } from './answer.ts';

interface Named {
  readonly key: string;
  readonly role: string;
  readonly name: string;
  readonly box: Box | null;
}

/** A control or a step's target; one without a name is called by its role and place. */
export function ofControl({ key, role, name, box }: Named): Subject {
  return { key, name: name.trim() === '' ? `${role} (${callPlace(key)})` : name, box };
}

/**
 * A place as short as it still tells one from another: an id or test id as it is written, of a path its end and the
 * nearest part above that has a number, an id or a meaning: `li 4 › button`, `form › input`.
 */
export function callPlace(key: string): string {
  const [, id] = /^(?:#|\[[\w-]+=")([^"\s>]+)"?\]?$/.exec(key.trim()) ?? [];
  if (id !== undefined) return id;
  const steps = key
    .split('>')
    .map((step) => step.trim().replace(/:nth-(?:last-)?(?:of-type|child)\((\d+)\)/g, ' $1'));
  const last = steps.at(-1) ?? key;
  const above = /\d/.test(last)
    ? undefined
    : steps.slice(0, -1).findLast((step) => /[\d#[]/.test(step) || !/^(div|span|html|body)$/.test(step));
  return above === undefined ? last : `${above} › ${last}`;
}

/** The element that a step acted on; the step's title stands in where no element was measured. */
export function ofStep(step: Step): Subject {
  return step.target === null ? { key: null, name: step.title, box: null } : ofControl(step.target);
}

/** A screen, called by its main heading, else its title, else its route. */
export function ofScreen(state: State): Subject {
  const names = [state.headings.find((heading) => heading.level === 1)?.text, state.title, state.route];
  return { key: null, name: names.find((name) => name !== undefined && name.trim() !== '') ?? '', box: null };
}

/** A journey, called by its title. */
export function ofJourney(journey: Journey): Subject {
  return { key: null, name: journey.title, box: null };
}
