import type { Interaction } from '../../src/contract/primitives.ts';

/** What a Playwright call is for a person. */
export interface ActionKind {
  readonly action: string;
  readonly interaction: Interaction;
  readonly pointer: number;
  /** Page events that show the call's target, best first. */
  readonly events: readonly string[];
}

const POINTER = ['pointerdown', 'click', 'change', 'input'];
const KINDS: readonly [RegExp, ActionKind][] = [
  [/^Double click\b/, kind('dblclick', 'click_tap', 2, POINTER)],
  [/^Click\b/, kind('click', 'click_tap', 1, POINTER)],
  [/^Tap\b/, kind('tap', 'click_tap', 1, POINTER)],
  [/^Mouse down\b/, kind('mouse_down', 'click_tap', 1, POINTER)],
  [/^Dispatch "(click|tap|submit)"/, kind('dispatch', 'click_tap', 1, ['click', 'pointerdown'])],
  [/^Check\b/, kind('check', 'selection', 1, POINTER)],
  [/^Uncheck\b/, kind('uncheck', 'selection', 1, POINTER)],
  [/^Hover\b/, kind('hover', 'click_tap', 0, ['pointerover'])],
  [/^(Drag and drop|Drag|Drop)\b/, kind('drag', 'click_tap', 1, ['pointerdown', 'drop'])],
  [/^Fill\b/, kind('fill', 'field_entry', 1, ['input', 'keydown'])],
  [/^(Type|Press sequentially|Insert)\b/, kind('type', 'field_entry', 1, ['input', 'keydown'])],
  [/^(Press|Key down)\b/, kind('press', 'keyboard', 0, ['keydown'])],
  [/^Select option\b/, kind('select', 'selection', 1, ['change', 'input'])],
  [/^Set input files\b/, kind('upload', 'selection', 1, ['change', 'input'])],
  [/^Navigate\b/, kind('goto', 'navigation', 0, [])],
  [/^Reload\b/, kind('reload', 'navigation', 0, [])],
  [/^Go back\b/, kind('go_back', 'navigation', 0, [])],
  [/^Go forward\b/, kind('go_forward', 'navigation', 0, [])],
  [/^Set content\b/, kind('set_content', 'navigation', 0, [])],
  [
    /^Wait for (timeout|load state|navigation|URL|function|selector|response|request)\b/i,
    kind('wait', 'system_wait', 0, []),
  ],
];

/** The kind of a call by its title; `null` for calls that no person makes (screenshots, evaluations, getters). */
export function kindOfAction(title: string): ActionKind | null {
  return KINDS.find(([pattern]) => pattern.test(title))?.[1] ?? null;
}

function kind(
  action: string,
  interaction: Interaction,
  ...[pointer, events]: [number, readonly string[]]
): ActionKind {
  return { action, interaction, pointer, events };
}
