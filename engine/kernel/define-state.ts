import type { z } from 'zod';
import type { AnyEvent, Instant } from './decision.ts';
import type { StreamCategory } from './ids.ts';

/** The state of a stream of one kind. */
export interface StateOf<Category extends StreamCategory, State> {
  readonly category: Category;
  readonly state: State;
}

/** How streams of one kind are folded, with the type of their states kept in what it answers. */
export interface StateDefinition<Category extends StreamCategory, State> {
  readonly category: Category;
  /** That of a stream without entries. */
  readonly initial: StateOf<Category, State>;
  /** @throws Error for an event, or a state, of another kind of stream, and for an event that can't come next */
  readonly evolve: (stream: StateOf<StreamCategory, unknown>, event: AnyEvent, at: Instant) => StateOf<Category, State>;
  /** Roughly what the state takes on the heap. @throws Error for a state of another kind */
  readonly bytes: (stream: StateOf<StreamCategory, unknown>) => number;
}

interface Description<State, Definition extends { readonly type: string; readonly schema: z.ZodType }> {
  readonly initial: State;
  /** What such streams hold. */
  readonly events: readonly Definition[];
  readonly evolve: (state: State, event: z.infer<Definition['schema']>, at: Instant, definition: Definition) => State;
  /** Roughly, as measured on Node 24: it bounds a cache. */
  readonly bytes: (state: State) => number;
}

/** The states of one kind of stream. */
export const defineState = <
  const Category extends StreamCategory,
  State,
  const Definition extends { readonly type: string; readonly schema: z.ZodType },
>(
  category: Category,
  { initial, events, evolve, bytes }: Description<State, Definition>,
): StateDefinition<Category, State> => {
  const definitions: ReadonlyMap<string, Definition> = new Map(events.map((one) => [one.type, one]));
  const isOwn = (stream: StateOf<StreamCategory, unknown>): stream is StateOf<Category, State> =>
    stream.category === category;
  const isDefined = (_event: AnyEvent, definition?: Definition): _event is AnyEvent & z.infer<Definition['schema']> =>
    definition !== undefined;
  return {
    category,
    initial: { category, state: initial },
    evolve: (stream, event, at) => {
      const definition = definitions.get(event.type);
      if (definition === undefined || !isDefined(event, definition) || !isOwn(stream))
        throw new Error(`${event.type} in a ${stream.category} stream`);
      return { category, state: evolve(stream.state, event, at, definition) };
    },
    bytes: (stream) => {
      if (!isOwn(stream)) throw new Error(`a ${stream.category} stream is no ${category}`);
      return bytes(stream.state);
    },
  };
};
