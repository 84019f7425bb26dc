import { type Ask, granted, type Player, valueAt } from '../../testing/client.ts';
import type { Fixture } from '../../testing/fixture.ts';
import type { Method } from '../call.ts';
import type { RestAnswer } from './client.ts';

/** What a trial runs in. */
export interface World {
  readonly site: Fixture;
  readonly ask: Ask;
  /** A player with coin enough for everything. */
  readonly player: Player;
}

/** One request: who sends it, and what with. */
export interface Setting {
  readonly params?: Readonly<Record<string, unknown>>;
  /** Who asks; the world's player where nobody is named. */
  readonly player?: Player;
  /** What the state was before, as `verify` compares it. */
  readonly before?: unknown;
}

/** A call, tried. */
export interface Trial {
  readonly method: Method;
  readonly path: string;
  /** What is read through GraphQL afterwards, as the table says it. */
  readonly state: string;
  /** Made anew for every request. */
  readonly set?: (world: World) => Promise<Setting>;
  /** Reads the state through GraphQL. @throws where the call did something else than it said */
  readonly verify: (answer: RestAnswer, world: World, setting: Setting & { readonly player: Player }) => Promise<void>;
}

/** The value at a path of a query's answer. */
export const read = async (
  { ask }: Pick<World, 'ask'>,
  query: string,
  path: string,
  { token, variables }: { readonly token?: string | undefined; readonly variables?: object } = {},
): Promise<unknown> => granted(await ask(query, variables, token)).at(path);

/** Values at a path in each of a list's entries. */
export const pluck = (values: unknown, path: string): readonly unknown[] =>
  Array.isArray(values) ? values.map((value) => valueAt(value, path)) : [];
