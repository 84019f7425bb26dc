import type { Decision } from './decision.ts';
import type { CommandId } from './ids.ts';
import type { Known, Needs, World } from './world.ts';

/**
 * One kind of command. `needs` names what to load before deciding; it is asked again with what is known by then,
 * until it names nothing new (selling first needs the player, then the skins of their items). `decide` is pure.
 */
export interface Handler<C> {
  needs(command: C, known: Known): Needs;
  decide(command: C, world: World, commandId: CommandId): Decision;
}
