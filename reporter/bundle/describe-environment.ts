import type { BundleIndex } from '../../src/contract/bundle.ts';
import type { Journey } from '../../src/contract/journey.ts';

/** Where the journeys were walked: platforms, browsers and viewports, each once, in the same order every time. */
export function describeEnvironment(
  journeys: readonly Journey[],
  platforms: readonly string[],
): BundleIndex['environment'] {
  const sizes = new Map(
    journeys.flatMap(({ viewport }) =>
      viewport === null ? [] : [[`${viewport.width}x${viewport.height}`, viewport] as const],
    ),
  );
  return {
    platform: distinct(platforms).join(' ') || `${process.platform}-${process.arch}`,
    browsers: distinct(journeys.map(({ browser }) => browser)),
    viewports: [...sizes.values()].sort((a, b) => b.width - a.width || b.height - a.height),
  };
}

function distinct(words: readonly string[]): string[] {
  return [...new Set(words)].sort();
}
