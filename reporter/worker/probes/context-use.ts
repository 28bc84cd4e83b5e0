import type { TestInfo } from '@playwright/test';
import type { ContextUse } from './remember-screen.ts';

/** What of a project's `use` makes a page look or answer as it does; values of it never leave the worker. */
const NAMES = [
  'bypassCSP',
  'colorScheme',
  'contrast',
  'deviceScaleFactor',
  'extraHTTPHeaders',
  'forcedColors',
  'geolocation',
  'hasTouch',
  'httpCredentials',
  'ignoreHTTPSErrors',
  'isMobile',
  'javaScriptEnabled',
  'locale',
  'offline',
  'permissions',
  'proxy',
  'reducedMotion',
  'timezoneId',
  'userAgent',
] as const;

/** The project's context options; `null` where its `use` says `uxJury: { probes: false }`. */
export function contextUse(info: TestInfo): ContextUse | null {
  const use: object = info.project?.use ?? {};
  const own: unknown = Reflect.get(use, 'uxJury');
  if (typeof own === 'object' && own !== null && Reflect.get(own, 'probes') === false) return null;
  const more: unknown = Reflect.get(use, 'contextOptions');
  const given = NAMES.flatMap((name) => {
    const value: unknown = Reflect.get(use, name);
    return value === undefined ? [] : [[name, value] as const];
  });
  return { ...(typeof more === 'object' ? more : {}), ...Object.fromEntries(given) };
}
