import { type Ask, granted, type Player, valueAt } from '../../testing/client.ts';
import type { Fixture } from '../../testing/fixture.ts';
import type { Method } from '../call.ts';
import type { RestAnswer } from './client.ts';

/** The surroundings of a trial. */
export interface World {
  readonly site: Fixture;
  readonly ask: Ask;
  /** A player with coin enough for everything. */
  readonly player: Player;
}

/** The player and the parameters of one request. */
export interface Setting {
  readonly params?: Readonly<Record<string, unknown>>;
  /** The world's player by default. */
  readonly player?: Player;
  /** The state before the call, for `verify` to compare. */
  readonly before?: unknown;
}

/** A call, tried. */
export interface Trial {
  readonly method: Method;
  readonly path: string;
  /** The state that the trial reads through GraphQL afterwards, in the words of the table. */
  readonly state: string;
  /** Called for every request. */
  readonly set?: (world: World) => Promise<Setting>;
  /** Reads the state through GraphQL. @throws where the state differs from the call's answer */
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
