import type { Blueprint } from '../../contract/team/blueprint.ts';
import type { Conflicts } from '../../contract/team/gates.ts';

type Conflict = Conflicts['conflicts'][number];
type Pair = readonly [Blueprint, Blueprint];

/**
 * What two blueprints cannot both have: other outcomes of one question, changes of the same text, one file or id under
 * two names, one finding settled twice. Never resolved here; `earlier` keeps what a person ruled.
 */
export function findConflicts(blueprints: readonly Blueprint[], earlier: Conflicts | null): Conflicts {
  const pairs = blueprints.flatMap((one, at) =>
    blueprints.slice(at + 1).map((other) => [one, other] as const),
  );
  const found = pairs.flatMap((pair) => [
    ...contradictions(pair),
    ...overlaps(pair),
    ...sameOutput(pair),
    ...duplicates(pair),
  ]);
  return {
    compared: [...new Set(blueprints.map(({ specialist }) => specialist))],
    conflicts: found.map((conflict) => ({
      ...conflict,
      ruling: earlier?.conflicts.find(({ id }) => id === conflict.id)?.ruling ?? null,
    })),
  };
}

/** Conflicts that no person has ruled on. */
export function openConflicts({ conflicts }: Conflicts): Conflict[] {
  return conflicts.filter(({ ruling }) => ruling === null);
}

function contradictions([one, other]: Pair): Conflict[] {
  return one.decisions.flatMap((mine) =>
    other.decisions
      .filter((theirs) => theirs.title === mine.title && theirs.outcome !== mine.outcome)
      .map((theirs) =>
        conflict('contradiction', [one, other], `“${mine.title}”: ${mine.outcome} against ${theirs.outcome}`),
      ),
  );
}

function overlaps([one, other]: Pair): Conflict[] {
  const edits = (blueprint: Blueprint) => blueprint.operations.flatMap((operation) => operation.edits);
  return edits(one).flatMap((mine) =>
    edits(other)
      .filter(({ file, line, find, replace }) => {
        if (file !== mine.file || line !== mine.line) return false;
        const touches = find.includes(mine.find) || mine.find.includes(find);
        return touches && !(find === mine.find && replace === mine.replace);
      })
      .map(() => conflict('overlap', [one, other], `Both change ${mine.file}, line ${mine.line}.`)),
  );
}

function sameOutput([one, other]: Pair): Conflict[] {
  return one.handoff.output_filename === other.handoff.output_filename
    ? [conflict('naming', [one, other], `Both write ${one.handoff.output_filename}.`)]
    : [];
}

function duplicates([one, other]: Pair): Conflict[] {
  const theirs = new Set(other.operations.flatMap(({ issues }) => issues));
  const both = [...new Set(one.operations.flatMap(({ issues }) => issues))].filter((issue) =>
    theirs.has(issue),
  );
  return both.map((issue) => conflict('duplicate', [one, other], `Both settle ${issue}.`));
}

function conflict(kind: Conflict['kind'], [one, other]: Pair, what: string): Conflict {
  const between = [...new Set([one.specialist, other.specialist])];
  return { id: identify(`${kind}|${between.join('|')}|${what}`, kind), kind, between, what, ruling: null };
}

/** Stable over runs, so that a ruling stays with its conflict. */
function identify(text: string, kind: string): string {
  let hash = 5381;
  for (const sign of text) hash = (Math.imul(hash, 33) ^ (sign.codePointAt(0) ?? 0)) >>> 0;
  return `${kind}-${hash.toString(16).padStart(8, '0')}`;
}
