import type { Command } from '../commands.ts';
import { battleIdOf } from '../fairness/battle-draw.ts';
import { giveawayIdOf } from '../fairness/giveaway-draw.ts';
import type { Hashing } from '../fairness/hashing.ts';
import { gamePlayedBy, isRoundCommand } from '../kernel/game-name.ts';
import { isToken128, mustBe } from '../kernel/ids.ts';
import { type Unplayed, unplayed } from '../player/lanes/events.ts';
import { isRoomCommand, type RoomCommand } from './play-command.ts';

type Draw = Unplayed['draw'];

/** Rounds that a command takes of its pair: a room's are played on a pair of its own. */
export const roundsOf = (command: Command): number => {
  if (isRoomCommand(command)) return 0;
  return command.type === 'OpenCase' ? command.quantity : 1;
};

/** RFC 8785 JSON of the table in a draw; null where it has none. */
export const tableIn = (draw: Draw | null): string | null => (draw !== null && 'table' in draw ? draw.table : null);

/** The room that a command leads into; null for one of the house's own. */
const roomOf = (hashing: Hashing, command: RoomCommand): string | null => {
  switch (command.type) {
    case 'JoinBattle':
      return command.battleId;
    case 'EnterGiveaway':
      return command.giveawayId;
    case 'CreateBattle': {
      const { playerId, seedHash, entropy } = command;
      return playerId === null || seedHash === null ? null : battleIdOf(hashing, playerId, seedHash, entropy);
    }
    case 'CreateGiveaway': {
      const { host, entropy } = command;
      return host.kind === 'house' ? null : giveawayIdOf(hashing, host.playerId, host.seedHash, entropy);
    }
  }
};

const named = (hashing: Hashing, command: Command, table: string | null): Draw | null => {
  if (isRoomCommand(command)) {
    const room = roomOf(hashing, command);
    return room === null ? null : { game: 'room', room: mustBe(isToken128, room) };
  }
  if (!isRoundCommand(command)) return null;
  const roundNo = command.round.roundNo ?? 1;
  if ('oddsHash' in command) return { game: 'case', oddsHash: command.oddsHash, quantity: roundsOf(command), roundNo };
  const game = gamePlayedBy(command);
  if (game === 'case' || table === null || hashing.sha256Text(table) !== command.tableHash) return null;
  return { game, table, roundNo };
};

/**
 * The draw of a play's link, as a device states it where the play isn't played. Null where `table`, the RFC 8785 JSON
 * that an upgrade, a dream or a contract is drawn from, isn't the one whose hash the play names, or is longer than a
 * statement may be.
 */
export const drawOf = (hashing: Hashing, command: Command, link: string, table: string | null): Draw | null => {
  const draw = named(hashing, command, table);
  return draw !== null && unplayed.safeParse({ link, draw }).success ? draw : null;
};
