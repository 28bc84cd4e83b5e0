/** What the provider counted for one answer, in tokens. */
export interface TokenUse {
  readonly input: number;
  readonly output: number;
  readonly cache_write: number;
  readonly cache_read: number;
}

/** Dollars per million tokens. */
export interface Price {
  readonly input: number;
  readonly output: number;
  readonly cache_write: number;
  readonly cache_read: number;
}

/** List prices of November 2026 by the family in a model's name; a project may set its own. */
const PRICES: readonly (readonly [RegExp, Price])[] = [
  [/haiku/, { input: 0.5, output: 2.5, cache_write: 0.625, cache_read: 0.05 }],
  [/sonnet/, { input: 2, output: 10, cache_write: 2.5, cache_read: 0.1 }],
  [/opus/, { input: 4, output: 20, cache_write: 5, cache_read: 0.2 }],
];
/** A model whose price is unknown is taken to be as dear as the dearest, so that a budget still holds. */
const DEAREST: Price = { input: 10, output: 50, cache_write: 12.5, cache_read: 0.25 };

/** The price of a model. */
export function priceOf(model: string, own: Readonly<Record<string, Price>>): Price {
  return own[model] ?? PRICES.find(([family]) => family.test(model))?.[1] ?? DEAREST;
}

/** The price of the same tokens in a batch: half, for every kind of token. */
export function halve(price: Price): Price {
  return {
    input: price.input / 2,
    output: price.output / 2,
    cache_write: price.cache_write / 2,
    cache_read: price.cache_read / 2,
  };
}

/** Dollars for what was used. */
export function costOf(use: TokenUse, price: Price): number {
  const parts = [
    use.input * price.input,
    use.output * price.output,
    use.cache_write * price.cache_write,
    use.cache_read * price.cache_read,
  ];
  return parts.reduce((sum, part) => sum + part, 0) / 1_000_000;
}

/** The most that a request can cost: nothing of it cached, every output token used. */
export function worstCase(inputTokens: number, maxTokens: number): TokenUse {
  return { input: 0, output: maxTokens, cache_write: inputTokens, cache_read: 0 };
}

/** All tokens of a use. */
export function totalTokens(use: TokenUse): number {
  return use.input + use.output + use.cache_write + use.cache_read;
}

export function addUse(a: TokenUse, b: TokenUse): TokenUse {
  return {
    input: a.input + b.input,
    output: a.output + b.output,
    cache_write: a.cache_write + b.cache_write,
    cache_read: a.cache_read + b.cache_read,
  };
}

export const NO_USE: TokenUse = { input: 0, output: 0, cache_write: 0, cache_read: 0 };
