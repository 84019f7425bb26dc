import { accept, type StreamEvent } from '../../kernel/decision.ts';
import type { Handler } from '../../kernel/handler.ts';
import { type CommandId, type GiveawayId, giveawayStream, playerStream, siteLogStream } from '../../kernel/ids.ts';
import { reject } from '../../kernel/result.ts';
import type { Known, Needs, World } from '../../kernel/world.ts';
import type { SeesSiteLog } from '../../site/state.ts';
import { hasStalled } from '../witnessed-room.ts';
import { type EscrowReleased, escrowReleased, type GiveawayCancelled, giveawayCancelled } from './events.ts';
import { isEscrowed } from './prizes.ts';
import type { OpenedGiveaway, SeesGiveaways } from './state.ts';
import { giveawayTimers } from './timers.ts';

/** The operator gives up a room that still takes entries, or will, and one that stands still for an hour. */
export type CancelGiveaway = { readonly type: 'CancelGiveaway'; readonly giveawayId: GiveawayId };

/**
 * The needs of a room's end: its stream, its seed, the stream of its host, who may get prizes back, and the stream that
 * says whether the log lost its end.
 */
export const endingNeeds = (giveawayId: GiveawayId, known: Known<SeesGiveaways>): Needs => {
  const giveaway = known.giveaway(giveawayId);
  const drawn = giveaway?.status === 'open' || giveaway?.status === 'locked' ? giveaway : null;
  const host = drawn?.host ?? null;
  return {
    streams: [giveawayStream(giveawayId), siteLogStream, ...(host === null ? [] : [playerStream(host)])],
    guards: [],
    pairs: drawn === null ? [] : [drawn.seed.pairId],
  };
};

export type CancellationEvent = GiveawayCancelled | EscrowReleased;

/** The room ends without a draw: its seed is revealed all the same, and escrowed prizes go back to their host. */
export const cancellation = (
  { giveawayId, host, seed, prizes }: OpenedGiveaway,
  reason: 'no-entries' | 'operator',
  world: World,
  commandId: CommandId,
): readonly StreamEvent<CancellationEvent>[] => {
  const revealed = { pairId: seed.pairId, ...world.reveal(seed.pairId) };
  const cancelled = giveawayCancelled.in(giveawayStream(giveawayId), { commandId, giveawayId, reason, revealed });
  if (host === null) return [cancelled];
  const data = { commandId, playerId: host, giveawayId, given: [], returned: prizes.filter(isEscrowed) };
  return [cancelled, escrowReleased.in(playerStream(host), data)];
};

export const cancelGiveaway: Handler<CancelGiveaway, CancellationEvent, SeesGiveaways & SeesSiteLog> = {
  needs: ({ giveawayId }, known) => endingNeeds(giveawayId, known),

  decide: ({ giveawayId }, world, commandId) => {
    const giveaway = world.giveaway(giveawayId);
    if (giveaway.status === 'absent') return reject('GIVEAWAY_NOT_FOUND');
    // From its closing on the entries stand, whether or not the lock has come yet, unless some of them were lost.
    const stand = world.at >= giveaway.closesAt && !world.siteLog().continuing;
    const isStill = giveaway.status === 'locked' && hasStalled(giveaway.beacon, giveaway.witness, world.at);
    if (!isStill && (giveaway.status !== 'open' || stand)) return reject('GIVEAWAY_CLOSED');
    const { beacon, draw } = giveawayTimers(giveawayId);
    return accept(cancellation(giveaway, 'operator', world, commandId), [isStill ? beacon.clear() : draw.clear()]);
  },
};
