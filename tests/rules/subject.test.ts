import { expect, it } from 'vitest';
import { callPlace, ofControl } from '../../src/rules/subject.ts';
import { control } from './build.ts';

it.each([
  ['#sidebarToggle', 'sidebarToggle'],
  ['[data-testid="new-todo"]', 'new-todo'],
  ['section > ul > li:nth-of-type(4) > div > button', 'li 4 › button'],
  ['#main > div > button', '#main › button'],
  ['body > p:nth-of-type(3)', 'p 3'],
  ['nav > form > div > div > button', 'form › button'],
  ['html > body', 'body'],
  ['line 12', 'line 12'],
])('a part without words at %s is called %s', (key, called) => {
  expect(callPlace(key)).toBe(called);
});

it('a control is called by its name, and without one by its role and place', () => {
  const nameless = control({ name: ' ', key: 'nav > a:nth-of-type(2)', role: 'link' });
  expect(ofControl(nameless).name).toBe('link (a 2)');
  expect(ofControl(control({ name: 'Save' })).name).toBe('Save');
});
