import type { AnyEvent, Decision, StreamEvent } from './decision.ts';
import type { Handler } from './handler.ts';
import type { CommandId, PlayerId, StreamId } from './ids.ts';
import type { Known, Needs, World } from './world.ts';

/** Who asks. Receipts belong to the actor, so that nobody meets another's command id. */
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

/** What a command brought, with what the log has after it under the same id, which may be another command's. */
export interface Brought<Sees> {
  /** In the order of the log; the head is the first. */
  readonly events: readonly StreamEvent<AnyEvent>[];
  /** The states before it. */
  readonly before: Sees;
}

/** An event that the log may begin a command with, and what was asked for then; null where it was another command. */
export interface Head<Command, Sees> {
  readonly type: string;
  readonly asked: (first: AnyEvent, brought: Brought<Sees>) => Command | null;
}

export const head = <Data, Command, Sees>(
  event: { readonly type: string; dataOf(event: AnyEvent): Data },
  asked: (data: Data, brought: Brought<Sees>) => Command | null,
): Head<Command, Sees> => ({
  type: event.type,
  asked: (first, brought) => asked(event.dataOf(first), brought),
});

/** One type of command and all that the product must know of it, with the command's type kept in `is`. */
export interface CommandDefinition<Command extends AnyCommand, Event extends AnyEvent, Sees, Folded, Port> {
  readonly type: Command['type'];
  readonly is: (command: AnyCommand) => command is Command;
  /** Who may ask for it. */
  readonly actorOf: (command: AnyCommand) => Actor;
  /**
   * The stream at which it meets others: a room's, a listing's or a code's where it names one, else its player's.
   * Engines are chosen by it, so that what belongs together is decided from one memory. Nothing depends on it but speed.
   */
  readonly streamOf: (command: AnyCommand) => StreamId;
  /** From these an auditor knows what was asked for. */
  readonly heads: readonly Head<Command, Sees>[];
  /** The most events that one of them may bring: so far auditors look. */
  readonly mostEvents: number;
  /** Its decider, for commands of this type alone. */
  readonly deciderWith: (port: Port) => {
    readonly needs: (command: AnyCommand, known: Known<Sees>) => Needs;
    readonly decide: (command: AnyCommand, world: World & Sees, commandId: CommandId) => Decision<Event, Folded>;
  };
}

/** `Port`: what the handler is made with. All that is answered throws a TypeError for a command of another type. */
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
    heads,
    mostEvents = USUAL_EVENTS,
  }: {
    readonly handlerWith: (port: Port) => Handler<Command, Event, Sees, Folded>;
    readonly actor: (command: Command) => Actor;
    readonly stream: (command: Command) => StreamId;
    readonly heads: readonly Head<NoInfer<Command>, NoInfer<Sees>>[];
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
    heads,
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
