import type { z } from 'zod';
import type { AnyEvent, Decision, Instant, StreamEvent } from './decision.ts';
import type { Handler } from './handler.ts';
import { type CommandId, type PlayerId, playerStream, type StreamCategory, type StreamId } from './ids.ts';
import type { Known, Needs, World } from './world.ts';

/** The player or role that asks. A receipt belongs to its actor, so that no actor meets another's command id. */
export type Actor = PlayerId | 'operator' | 'system';

export const byPlayer = ({ playerId }: { readonly playerId: PlayerId }): Actor => playerId;
export const byOperator = (): Actor => 'operator';
/** A deadline, a beacon or a provider asks: the house itself. */
export const bySystem = (): Actor => 'system';

/** The most is a room's 20 prizes, with what goes along. */
const USUAL_EVENTS = 64;

/** Any command, before it is known which. */
export interface AnyCommand {
  readonly type: string;
}

/** A command's events, with the events after them in the log under the same id, which may be another command's. */
export interface CommandTrace<Sees> {
  /** In the order of the log; the first one has an entry in `firstEvents`. */
  readonly events: readonly StreamEvent<AnyEvent>[];
  /** The states before it. */
  readonly before: Sees;
}

/** An event that the log may begin a command with, and what was asked for then; null where it was another command. */
export interface FirstEvent<Command, Sees> {
  readonly type: string;
  readonly asked: (first: AnyEvent, trace: CommandTrace<Sees>) => Command | null;
}

export const firstEvent = <Data, Command, Sees>(
  event: { readonly type: string; dataOf(event: AnyEvent): Data },
  asked: (data: Data, trace: CommandTrace<Sees>) => Command | null,
): FirstEvent<Command, Sees> => ({
  type: event.type,
  asked: (first, trace) => asked(event.dataOf(first), trace),
});

/** One type of command and all that the product must know of it, with the command's type kept in `is`. */
interface CommandDefinition<Command extends AnyCommand, Event extends AnyEvent, Sees, Folded, Port> {
  readonly type: Command['type'];
  readonly is: (command: AnyCommand) => command is Command;
  /** The actor that may ask for it. */
  readonly actorOf: (command: AnyCommand) => Actor;
  /**
   * The stream at which it meets others: a room's, a listing's or a code's where it names one, else its player's.
   * Engines are chosen by it, so that what belongs together is decided from one memory. Nothing depends on it but speed.
   */
  readonly streamOf: (command: AnyCommand) => StreamId;
  /** From these an auditor knows what was asked for. */
  readonly firstEvents: readonly FirstEvent<Command, Sees>[];
  /** The most events that one of them may bring: so far auditors look. */
  readonly mostEvents: number;
  /** The decider of commands of this type alone. */
  readonly deciderWith: (port: Port) => {
    readonly needs: (command: AnyCommand, known: Known<Sees>) => Needs;
    readonly decide: (command: AnyCommand, world: World & Sees, commandId: CommandId) => Decision<Event, Folded>;
  };
}

/** `Port`: the handler's own port. Every function but `is` throws a TypeError for a command of another type. */
export const defineCommand = <
  const Type extends string,
  Command extends { readonly type: Type },
  Event extends AnyEvent,
  Sees,
  Folded,
  Port,
>(
  type: Type,
  {
    handlerWith,
    actor,
    stream,
    firstEvents,
    mostEvents = USUAL_EVENTS,
  }: {
    readonly handlerWith: (port: Port) => Handler<Command, Event, Sees, Folded>;
    readonly actor: (command: Command) => Actor;
    readonly stream: (command: Command) => StreamId;
    readonly firstEvents: readonly FirstEvent<NoInfer<Command>, NoInfer<Sees>>[];
    readonly mostEvents?: number;
  },
): CommandDefinition<Command, Event, Sees, Folded, Port> => {
  const is = (command: AnyCommand): command is Command => command.type === type;
  const own = (command: AnyCommand): Command => {
    if (!is(command)) throw new TypeError(`${command.type} is no ${type}`);
    return command;
  };
  return {
    type,
    is,
    firstEvents,
    mostEvents,
    actorOf: (command) => actor(own(command)),
    streamOf: (command) => stream(own(command)),
    deciderWith: (port) => {
      const { needs, decide } = handlerWith(port);
      return {
        needs: (command, known) => needs(own(command), known),
        decide: (command, world, commandId) => decide(own(command), world, commandId),
      };
    },
  };
};

/** Defines commands that meet others at one kind of stream, which follows from what they name. */
export const commandAt =
  <Named>(stream: (named: Named) => StreamId) =>
  <
    const Type extends string,
    Command extends { readonly type: Type } & Named,
    Event extends AnyEvent,
    Sees,
    Folded,
    Port,
  >(
    type: Type,
    actor: (command: NoInfer<Command>) => Actor,
    handlerWith: (port: Port) => Handler<Command, Event, Sees, Folded>,
    firstEvents: readonly FirstEvent<NoInfer<Command>, NoInfer<Sees>>[],
  ) =>
    defineCommand(type, { handlerWith, actor, stream, firstEvents });

/** A command that meets others at its player's own stream. */
export const playerCommand = commandAt(({ playerId }: { readonly playerId: PlayerId }) => playerStream(playerId));

/** The state of a stream of one kind. */
interface StateOf<Category extends StreamCategory, State> {
  readonly category: Category;
  readonly state: State;
}

/** How streams of one kind are folded, with the type of their states kept in what it answers. */
interface StateDefinition<Category extends StreamCategory, State> {
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
  /** The events that a stream of this kind holds. */
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
