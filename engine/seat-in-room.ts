import type { GlasscaseEvent } from './events.ts';
import type { PlayerId } from './kernel/ids.ts';

/** The player's part in what a room draws. */
export interface SeatInRoom {
  readonly player: PlayerId;
  /** 32 hex digits. */
  readonly entropy: string;
}

/**
 * A player's seat in a battle, their entry in a giveaway, or the giveaway that they open; null for everything else. A
 * player who opens a battle takes a seat.
 */
export const seatInRoom = ({ type, data }: GlasscaseEvent): SeatInRoom | null => {
  switch (type) {
    case 'SeatTaken':
      return data.occupant.kind === 'player' ? { player: data.occupant.playerId, entropy: data.entropy } : null;
    case 'GiveawayEntered':
      return { player: data.playerId, entropy: data.entropy };
    case 'GiveawayCreated':
      return data.host === null ? null : { player: data.host, entropy: data.entropy };
    default:
      return null;
  }
};
