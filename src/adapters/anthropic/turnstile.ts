/**
 * Lets the first call of each model through alone, until the shared prefix lies in the provider's cache, then several at
 * a time: calls that start together would all pay for the prefix.
 */
export class Turnstile {
  readonly #most: number;
  readonly #warm = new Map<string, Promise<void>>();
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(most: number) {
    this.#most = most;
  }

  /** Runs a call in its turn; the call tells when its prefix is cached. */
  async pass<T>(model: string, call: (warmed: () => void) => Promise<T>): Promise<T> {
    const warming = this.#warm.get(model);
    const signal = deferred();
    if (warming === undefined) this.#warm.set(model, signal.promise);
    else await warming;
    await this.#enter();
    try {
      return await call(signal.resolve);
    } finally {
      signal.resolve();
      this.#running -= 1;
      this.#waiting.shift()?.();
    }
  }

  async #enter(): Promise<void> {
    while (this.#running >= this.#most) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#running += 1;
  }
}

/** Node 20 has no Promise.withResolvers. */
function deferred(): { promise: Promise<void>; resolve: () => void } {
  let resolve = (): void => undefined;
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
