import type { TestStep } from '@playwright/test/reporter';

/** What a call was given. Playwright says it since 1.63; before, its title shows the same words. */
export function paramOf({ step }: { step: TestStep }, name: string): string | null {
  const params: unknown = 'params' in step ? step.params : undefined;
  if (typeof params !== 'object' || params === null) return readTitle(step, name);
  const value: unknown = Reflect.get(params, name);
  return typeof value === 'string' ? value : null;
}

const SHOWN: Readonly<Record<string, RegExp>> = {
  url: /^Navigate to "([^"]*)"/,
  key: /^(?:Press|Key down|Key up) "([^"]+)"/,
  value: /^Fill "((?:[^"\\]|\\.)*)"/s,
  text: /^(?:Type|Insert|Press sequentially) "((?:[^"\\]|\\.)*)"/s,
  locator: /\b((?:getBy[A-Z]\w+|frameLocator|locator)\(.*)$/s,
};

function readTitle({ title, category }: TestStep, name: string): string | null {
  return category === 'pw:api' ? (SHOWN[name]?.exec(title)?.[1] ?? null) : null;
}
