/** The text under a `##` heading of a profile's body, without the heading; `null` where it is missing or empty. */
export function findSection(body: string, heading: string): string | null {
  const lines = body.split('\n');
  const start = lines.findIndex((line) => line.trim().toLowerCase() === `## ${heading.toLowerCase()}`);
  if (start === -1) return null;
  const rest = lines.slice(start + 1);
  const end = rest.findIndex((line) => /^##?\s/.test(line));
  const text = rest
    .slice(0, end === -1 ? undefined : end)
    .join('\n')
    .trim();
  return text === '' ? null : text;
}

/** The heading of each protocol, by the name that the product gives it. */
export const SPECIALIST_SECTIONS = {
  stage1: 'Stage 1: Exploration Protocol',
  stage2: 'Stage 2: Specification Protocol',
  review: 'Review Protocol',
} as const;
export const PRODUCER_SECTIONS = {
  input: 'Input Protocol',
  output: 'Output Protocol',
  self_check: 'Quality Self-Check',
} as const;
