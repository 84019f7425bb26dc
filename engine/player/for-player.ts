import type { AnyEvent, Decision } from '../kernel/decision.ts';
import type { Handler } from '../kernel/handler.ts';
import type { CommandId, PlayerId } from '../kernel/ids.ts';
import { reject } from '../kernel/result.ts';
import type { World } from '../kernel/world.ts';
import type { RegisteredPlayer, SeesPlayers } from './state.ts';

/** Decides a command of a player who is there; any other is refused. */
export const forPlayer =
  <Command extends { readonly playerId: PlayerId }, Event extends AnyEvent, Sees extends SeesPlayers, Folded = never>(
    decide: (
      player: RegisteredPlayer,
      command: Command,
      world: World & Sees,
      commandId: CommandId,
    ) => Decision<Event, Folded>,
  ): Handler<Command, Event, Sees, Folded>['decide'] =>
  (command, world, commandId) => {
    const player = world.player(command.playerId);
    return player.status === 'absent' ? reject('PLAYER_NOT_FOUND') : decide(player, command, world, commandId);
  };
