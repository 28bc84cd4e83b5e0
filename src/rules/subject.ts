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

/** A control or a step's target; one without a name is called by its role and key. */
export function ofControl({ key, role, name, box }: Named): Subject {
  return { key, name: name.trim() === '' ? `${role} ${key}` : name, box };
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
