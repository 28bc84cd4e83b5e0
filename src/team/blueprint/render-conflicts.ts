import type { Conflicts } from '../../contract/team/gates.ts';
import { bullet, field, renderOutline } from '../text/outline.ts';

/** `blueprint-conflicts.md`: what was compared, what cannot both be, and what a person ruled. */
export function renderConflicts({ compared, conflicts }: Conflicts): string {
  const sections = [
    { level: 2 as const, title: 'Compared', items: compared.map(bullet) },
    {
      level: 2 as const,
      title: 'Conflicts',
      items: conflicts.map(({ id, kind, between, what, ruling }) =>
        field(id, what, [
          field('Kind', kind),
          field('Between', between.join(', ')),
          field('Ruling', ruling === null ? 'open' : `${ruling.verdict}: ${ruling.words}`),
        ]),
      ),
    },
  ];
  return `# Blueprint conflicts\n\n${renderOutline(sections)}`;
}
