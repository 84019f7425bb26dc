import type { DeviceEnd } from '../../../engine/device/judge.ts';
import { cheapestOf } from '../../../test/player/case.ts';
import { systemChance } from '../../../test/player/chance.ts';
import { openCaseOn } from '../../../test/player/lanes.ts';
import type { Client, Shown } from './client.ts';
import { laneClient, TRIES, whyStopped } from './lane-client.ts';
import type { Seat } from './seat.ts';

/** How a client plays. */
export interface Manner {
  /** Cases that it opens at once. */
  readonly quantity?: number;
  /** It plays on with another lane where a play isn't carried out, as a client may that takes it for bad luck. */
  readonly goesOn?: boolean;
}

interface OpeningClient extends Client {
  /** Closes the lane, so that its seed is revealed. */
  close(): Promise<void>;
}

/**
 * Opens the cheapest case again and again on a lane of its own. A play that isn't carried out is sent again unchanged; where that
 * doesn't help the client states it at the lane's end, and plays no more. It keeps every promise.
 */
export const openingClient = async (
  seat: Seat,
  { quantity = 1, goesOn = false }: Manner = {},
): Promise<OpeningClient> => {
  const [choice] = await cheapestOf(seat.ask);
  if (choice === undefined) throw new Error('the site shows no case');
  const { player, keeper, keep, close, kept } = laneClient(seat);

  const giveUp = async (end: Exclude<DeviceEnd, { kind: 'accepted' }>): Promise<Shown> => {
    await close();
    const why = whyStopped(end);
    return goesOn && end.kind !== 'stopped' ? { kind: 'refused', code: why } : { kind: 'stopped', why };
  };

  return {
    playerId: seat.playerId,
    play: async () => {
      const commandId = systemChance.uuid();
      for (let tries = 1; ; tries += 1) {
        const { end, shown } = await openCaseOn(keeper, player, choice, { commandId, quantity });
        if (end.kind === 'accepted') {
          if (shown === null) throw new Error('an acceptance without an answer');
          keep(shown.promise);
          const won = shown.rounds.reduce((sum, { item }) => sum + item.value, 0);
          return { kind: 'shown', staked: choice.price * quantity, won };
        }
        if (end.kind === 'stopped' || tries === TRIES) return giveUp(end);
      }
    },
    close,
    kept,
  };
};
