import type { Json } from './description.ts';
import type { World } from './world.ts';

export interface Answer {
  readonly status: number;
  readonly body?: Json;
  readonly headers?: Record<string, string>;
}

export interface Asked {
  readonly path: Record<string, string>;
  readonly query: Record<string, string>;
  readonly body: Json;
  readonly url: string;
}

export type Route = (world: World, asked: Asked) => Answer;

export const NOT_FOUND: Answer = {
  status: 404,
  body: { message: 'Not Found', documentation_url: 'https://docs.github.com', status: '404' },
};
