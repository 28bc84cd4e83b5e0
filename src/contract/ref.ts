/** Evidence references, the one grammar that every claim uses: `journey`, `journey/step-03`, `state:ab12cd`. */
export type Ref =
  | { kind: 'journey'; journey: string }
  | { kind: 'step'; journey: string; step: number }
  | { kind: 'state'; state: string };

/** Writes a reference; steps have two digits or more, so that refs sort as they happened. */
export function formatRef(ref: Ref): string {
  if (ref.kind === 'state') return `state:${ref.state}`;
  if (ref.kind === 'journey') return ref.journey;
  return `${ref.journey}/step-${String(ref.step).padStart(2, '0')}`;
}

/** Reads a reference; `null` when the text is none. */
export function parseRef(text: string): Ref | null {
  const state = /^state:([a-z0-9][a-z0-9-]*)$/.exec(text)?.[1];
  if (state !== undefined) return { kind: 'state', state };
  const step = /^([a-z0-9][a-z0-9-]*)\/step-(\d{2,})$/.exec(text);
  if (step?.[1] !== undefined && step[2] !== undefined)
    return { kind: 'step', journey: step[1], step: Number(step[2]) };
  return /^[a-z0-9][a-z0-9-]*$/.test(text) ? { kind: 'journey', journey: text } : null;
}
