/**
 * A signal that ends with the time or with `stop`. Node 20 may collect the parts of `AbortSignal.any` while they are waited
 * for, so the timer itself holds on to the signal.
 */
export function openDeadline(
  stop: AbortSignal,
  milliseconds: number,
): { signal: AbortSignal; close: () => void } {
  const deadline = new AbortController();
  const end = (): void => deadline.abort(stop.reason);
  const timer = setTimeout(
    () => deadline.abort(new DOMException('The time is over.', 'TimeoutError')),
    milliseconds,
  );
  if (stop.aborted) end();
  else stop.addEventListener('abort', end, { once: true });
  return {
    signal: deadline.signal,
    close: () => {
      clearTimeout(timer);
      stop.removeEventListener('abort', end);
    },
  };
}
