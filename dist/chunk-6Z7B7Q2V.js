import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);

// src/adapters/progress.ts
function openProgress(environment, isQuiet) {
  const { stderr } = process;
  if (isQuiet) return { say: () => void 0, end: () => void 0 };
  if (!environment.is_terminal) return { say: (text) => stderr.write(`${text}
`), end: () => void 0 };
  return {
    say: (text) => stderr.write(`\r\x1B[2K${text.slice(0, environment.columns - 1)}`),
    end: () => stderr.write("\r\x1B[2K")
  };
}

export {
  openProgress
};
