import type { AnyEvent, Decision } from './decision.ts';
import type { CommandId } from './ids.ts';
import type { Known, Needs, World } from './world.ts';

/**
 * One kind of command, with the events that it emits and the states that it sees. `needs` names what to load before
 * deciding; it is asked again with what is known by then, until it names nothing new (selling first needs the player,
 * then the skins of their items). `decide` is pure. `Folded`: the states that it hands on.
 */
export interface Handler<Command, Event extends AnyEvent, Sees, Folded = never> {
  readonly needs: (command: Command, known: Known<Sees>) => Needs;
  readonly decide: (command: Command, world: World & Sees, commandId: CommandId) => Decision<Event, Folded>;
}
