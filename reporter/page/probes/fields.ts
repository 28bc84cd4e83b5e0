import type { Part } from '../../../src/contract/part.ts';
import type * as dom from '../dom.ts';
import type * as names from '../names.ts';
import type { PagePart } from '../script.ts';
import type * as parts from './part.ts';

declare const clip: typeof dom.clip;
declare const closestAcross: typeof dom.closestAcross;
declare const isExposed: typeof parts.isExposed;
declare const isShown: typeof dom.isShown;
declare const nameOf: typeof names.nameOf;
declare const partOf: typeof parts.partOf;
declare const plainText: typeof parts.plainText;

/** Check boxes and radio buttons that belong together by name, or by standing together. */
export function choiceGroups(shown: readonly Element[]): Part[] {
  const groups = new Map<string, Element[]>();
  for (const element of shown.filter((one) => one.matches('input[type=checkbox], input[type=radio]'))) {
    const name = (element.getAttribute('name') ?? '').replace(/\[.*$|[.\d]+.*$/, '');
    if (name === '') continue;
    const key = `${element.getAttribute('type')} ${name}`;
    groups.set(key, [...(groups.get(key) ?? []), element]);
  }
  return [...groups].flatMap(([key, members]) => {
    const [first] = members;
    if (first === undefined || members.length < 2) return [];
    const around = closestAcross(first, 'fieldset, [role=group], [role=radiogroup]');
    const isGrouped = around !== null && members.every((member) => around.contains(member));
    const names = members.map((member) => nameOf(member).name).join(', ');
    return [
      partOf('choice_group', first, {
        type: key.split(' ')[0] ?? '',
        items: members.length,
        grouped: isGrouped,
        listed: members.every(
          (member) => closestAcross(member, 'li, tr, [role=listitem], [role=row]') !== null,
        ),
        names: clip(names, 200),
        legend: around === null ? '' : nameOf(around).name,
      }),
    ];
  });
}

export function legendPart(legend: Element): Part {
  return partOf('legend', legend, {
    text: clip(plainText(legend), 120),
    named: nameOf(legend).name !== '',
  });
}

/** Only the first summary child of its details is a control. */
export function summaryPart(summary: Element): Part[] {
  const { parentElement } = summary;
  if (!(parentElement instanceof HTMLDetailsElement) || !isExposed(summary)) return [];
  if ([...parentElement.children].find((child) => child.tagName === 'SUMMARY') !== summary) return [];
  return [partOf('summary', summary, { named: nameOf(summary).name !== '' })];
}

/** Fields for secrets: whether what a password manager holds may be pasted. */
export function secretFields(shown: readonly Element[]): Part[] {
  return shown
    .filter((element) => element.matches('input[type=password], [autocomplete~=one-time-code]'))
    .map((element) => {
      const handler = element.getAttribute('onpaste') ?? '';
      const paste = /return false|preventDefault/.test(handler)
        ? 'blocked'
        : handler === ''
          ? 'free'
          : 'listens';
      return partOf('secret_field', element, { paste });
    });
}

/** Texts that call themselves errors, and whether they reach everyone. */
export function errorTexts(): Part[] {
  const called = [...document.querySelectorAll('[id], [class]')].filter(
    (element) =>
      /(^|[\s_-])(errors?|error-message|invalid-feedback)([\s_-]|$)/i.test(
        `${element.id} ${element.getAttribute('class') ?? ''}`,
      ) &&
      !element.matches('input, select, textarea, form, body, html, fieldset') &&
      (element.textContent ?? '').trim() !== '' &&
      element.querySelector('input, select, textarea') === null,
  );
  const fields = [
    ...document.querySelectorAll('input:not([type=button], [type=submit], [type=hidden]), select, textarea'),
  ];
  return called.slice(0, 30).map((element) => {
    const isTied =
      document.querySelector(
        `[aria-describedby~="${CSS.escape(element.id)}"], [aria-errormessage~="${CSS.escape(element.id)}"]`,
      ) !== null && element.id !== '';
    return {
      ...partOf('error_text', element, {
        text: clip(plainText(element), 300),
        shown: isShown(element),
        exposed: isExposed(element),
        tied: isTied,
        fields: fields.length,
        labels: clip(fields.map((field) => nameOf(field).name).join(' | '), 400),
      }),
      name: clip(plainText(element), 120),
    };
  });
}

export const FIELDS_PART = {
  choiceGroups,
  legendPart,
  summaryPart,
  secretFields,
  errorTexts,
} satisfies PagePart;
