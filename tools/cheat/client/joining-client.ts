import { isBattleId, mustBe } from '../../../engine/kernel/ids.ts';
import { systemChance } from '../../../test/player/chance.ts';
import { playOn } from '../../../test/player/lanes.ts';
import { laneClient, TRIES, whyStopped } from './lane-client.ts';
import type { Seat } from './seat.ts';

/** The result of asking for a seat: the client has it, the house refuses it again and again, or the client stops. */
export type Joined = { readonly kind: 'seated' | 'refused' } | { readonly kind: 'stopped'; readonly why: string };

/** Takes seats with its lane's links. A seat that is refused is asked for again unchanged, before the client looks for another room. */
export const joiningClient = (seat: Seat) => {
  const { player, keeper, close, kept } = laneClient(seat);
  return {
    playerId: seat.playerId,
    join: async (room: string): Promise<Joined> => {
      const battleId = mustBe(isBattleId, room);
      const asked = { type: 'JoinBattle', playerId: player.playerId, battleId, seat: null } as const;
      for (let tries = 1; ; tries += 1) {
        const end = await playOn(keeper, player, asked, null, systemChance.uuid());
        if (end.kind === 'accepted') return { kind: 'seated' };
        if (end.kind === 'stopped' || end.kind === 'unsent') return { kind: 'stopped', why: whyStopped(end) };
        if (tries === TRIES) return { kind: 'refused' };
      }
    },
    close,
    kept,
  };
};
