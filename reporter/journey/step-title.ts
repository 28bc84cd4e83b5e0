import type { StepTarget } from '../../src/contract/journey.ts';
import { clip, redactText, redactTitle, redactUrl } from '../redact.ts';
import type { JoinedStep } from './join-calls.ts';
import { paramOf } from './step-params.ts';

const VERBS: Record<string, string> = {
  click: 'Click',
  dblclick: 'Double-click',
  tap: 'Tap',
  mouse_down: 'Press on',
  dispatch: 'Activate',
  check: 'Check',
  uncheck: 'Uncheck',
  hover: 'Point at',
  drag: 'Drag',
  fill: 'Fill in',
  type: 'Type into',
  select: 'Choose in',
  upload: 'Choose a file for',
};
const NOUNS: Record<string, string> = {
  textbox: 'field',
  searchbox: 'search field',
  spinbutton: 'number field',
  combobox: 'list',
  listbox: 'list',
  menuitem: 'menu item',
  img: 'image',
  generic: '',
};

/** A step in a reader's words: `Click “Save project” button`; the test's own words where no target was seen. */
export function titleOfStep(step: JoinedStep): string {
  const { kind } = step;
  const target = step.act?.target ?? null;
  if (kind.interaction === 'navigation') return navigationTitle(step);
  if (kind.action === 'press') return keyTitle(step, target);
  const verb = VERBS[kind.action];
  if (target === null || verb === undefined) return plainTitle(step);
  return `${verb} ${describeTarget(target)}`;
}

/** `“Name” field`, `checkbox`, or `<div>` for what has neither name nor role. */
export function describeTarget(target: StepTarget): string {
  const noun = NOUNS[target.role] ?? target.role;
  const name = target.name === '' ? '' : `“${clip(redactText(target.name), 80)}”`;
  const words = [name, noun].filter((word) => word !== '').join(' ');
  return words === '' ? `<${target.tag}>` : words;
}

function navigationTitle(step: JoinedStep): string {
  const url = paramOf(step, 'url');
  return step.kind.action === 'goto' && url !== null ? `Open ${redactUrl(url)}` : plainTitle(step);
}

function keyTitle(step: JoinedStep, target: StepTarget | null): string {
  const key = pressedKey(step);
  const where = target === null || target.tag === 'body' ? '' : ` in ${describeTarget(target)}`;
  return key === null ? plainTitle(step) : `Press ${key}${where}`;
}

/** The key of a press when it has a name; a letter or digit could be part of something secret. */
export function pressedKey(step: JoinedStep): string | null {
  const key = paramOf(step, 'key');
  if (key === null) return null;
  return key.length === 1 && key !== ' ' ? 'a character' : key;
}

function plainTitle(step: JoinedStep): string {
  const locator = paramOf(step, 'locator');
  const title = redactTitle(step.step.title);
  return locator === null || title.includes(locator) ? title : clip(`${title} ${redactText(locator)}`, 300);
}
