/** Something took longer than capture may take. */
export class TooSlow extends Error {
  override readonly name = 'TooSlow';
}

/** Waits for `work` at most `ms` milliseconds, then throws `TooSlow`; the work itself is left alone. */
export async function limitTime<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TooSlow(`no answer in ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
    work.catch(() => undefined);
  }
}

/** A short, stable word for why something was not measured; never a message of the page's. */
export function reasonOf(error: unknown): string {
  if (error instanceof TooSlow) return 'too_slow';
  const message = error instanceof Error ? error.message : String(error);
  if (/closed|crash|detached/i.test(message)) return 'page_closed';
  if (/context|navigat|world/i.test(message)) return 'page_navigated';
  if (/ENOSPC|EACCES|EROFS|ENOENT|EPERM/.test(message)) return 'cannot_write';
  return 'instrument_error';
}
