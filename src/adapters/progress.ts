import type { Environment } from '../inputs.ts';

/** Tells how far long work is: one line that is rewritten on a terminal, plain lines elsewhere. */
export interface ProgressLine {
  readonly say: (text: string) => void;
  readonly end: () => void;
}

export function openProgress(environment: Environment, isQuiet: boolean): ProgressLine {
  const { stderr } = process;
  if (isQuiet) return { say: () => undefined, end: () => undefined };
  if (!environment.is_terminal) return { say: (text) => stderr.write(`${text}\n`), end: () => undefined };
  return {
    say: (text) => stderr.write(`\r\u001b[2K${text.slice(0, environment.columns - 1)}`),
    end: () => stderr.write('\r\u001b[2K'),
  };
}
