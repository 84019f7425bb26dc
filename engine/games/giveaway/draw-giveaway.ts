import { beaconRoundAt } from '../../fairness/beacon.ts';
import { beaconRandomness } from '../../fairness/beacon-randomness.ts';
import { drawWinners, entriesHashOf, giveawayEntropy, giveawayLockHash, rowOf } from '../../fairness/giveaway-draw.ts';
import type { Hashing } from '../../fairness/hashing.ts';
import { accept, type StreamEvent, type TimerChange } from '../../kernel/decision.ts';
import type { Handler } from '../../kernel/handler.ts';
import { type CommandId, type GiveawayId, giveawayStream, type HexHash } from '../../kernel/ids.ts';
import { reject } from '../../kernel/result.ts';
import type { World } from '../../kernel/world.ts';
import type { SeesSiteLog } from '../../site/state.ts';
import { type CancellationEvent, cancellation, endingNeeds } from './cancel-giveaway.ts';
import { type GiveawayDrawn, type GiveawayLocked, giveawayDrawn, giveawayLocked } from './events.ts';
import type { OpenedGiveaway, SeesGiveaways } from './state.ts';
import { giveawayTimers } from './timers.ts';

/** The timer's command: the time has come. Locks, and without a beacon draws at once; nobody entered: prizes go back. */
export type DrawGiveaway = { readonly type: 'DrawGiveaway'; readonly giveawayId: GiveawayId };

/** The beacon round that a locked giveaway waits for; verified by whoever fetched it, and again by every audit. */
export type DeliverGiveawayBeacon = {
  readonly type: 'DeliverGiveawayBeacon';
  readonly giveawayId: GiveawayId;
  readonly round: number;
  /** Hex. */
  readonly signature: string;
  /** SHA-256 of the signature. */
  readonly randomness: HexHash;
};

/** Fixes everything that the winners follow from: nobody enters any more. */
const lockOf = (hashing: Hashing, giveaway: OpenedGiveaway, commandId: CommandId) => {
  const { giveawayId, seed } = giveaway;
  const fixed = { entries: giveaway.entries.size, entriesHash: entriesHashOf(hashing, rowOf(giveaway.entries)) };
  const lockHash = giveawayLockHash(hashing, { ...giveaway, ...fixed, seed: seed.publicHash });
  return giveawayLocked.in(giveawayStream(giveawayId), { commandId, giveawayId, ...fixed, lockHash });
};

const winnersOf = (
  { giveawayId, seed, entries, prizes }: OpenedGiveaway,
  entropy: string,
  world: World,
): GiveawayDrawn['data']['winners'] => {
  const room = { giveawayId, entropy, prizes: prizes.length };
  const row = rowOf(entries.map(({ playerId }, index) => ({ code: index + 1, playerId })));
  return drawWinners(room, row, (request) => world.draw(seed.pairId, request)).map(({ prize, ticket, winner }) => ({
    prize,
    ticket,
    ...winner,
  }));
};

/** Says who won and reveals the seed. Prizes follow with a command of their own, due at once. */
const drawing = (
  giveaway: OpenedGiveaway,
  lockHash: HexHash,
  beacon: GiveawayDrawn['data']['beacon'],
  world: World,
  commandId: CommandId,
): { readonly event: StreamEvent<GiveawayDrawn>; readonly timer: TimerChange } => {
  const { giveawayId, seed } = giveaway;
  const winners = winnersOf(giveaway, giveawayEntropy(lockHash, beacon?.randomness ?? null), world);
  const revealed = { pairId: seed.pairId, ...world.reveal(seed.pairId) };
  return {
    event: giveawayDrawn.in(giveawayStream(giveawayId), { commandId, giveawayId, beacon, winners, revealed }),
    timer: giveawayTimers(giveawayId).award.set(world.at),
  };
};

export const drawGiveawayWith = (
  hashing: Hashing,
): Handler<DrawGiveaway, GiveawayLocked | GiveawayDrawn | CancellationEvent, SeesGiveaways & SeesSiteLog> => ({
  needs: ({ giveawayId }, known) => endingNeeds(giveawayId, known),

  decide: ({ giveawayId }, world, commandId) => {
    const giveaway = world.giveaway(giveawayId);
    if (giveaway.status === 'absent') return reject('GIVEAWAY_NOT_FOUND');
    if (giveaway.status !== 'open') return reject('NOTHING_TO_DO');
    // Of a room whose entries may be lost nothing is drawn: it is cancelled.
    if (world.at < giveaway.drawAt || world.siteLog().continuing) return { kind: 'early' };
    const timers = giveawayTimers(giveawayId);
    const done = timers.draw.clear();
    if (giveaway.entries.size === 0) return accept(cancellation(giveaway, 'no-entries', world, commandId), [done]);

    const locked = lockOf(hashing, giveaway, commandId);
    const { lockHash } = locked.event.data;
    const { beacon, beaconRound } = giveaway;
    if (beacon.kind === 'drand' && beaconRound !== null) {
      const dueAt = beaconRoundAt(beacon, beaconRound);
      return accept([locked], [done, timers.beacon.set(dueAt)]);
    }
    const { event, timer } = drawing(giveaway, lockHash, null, world, commandId);
    return accept([locked, event], [done, timer]);
  },
});

export const deliverGiveawayBeaconWith = (
  hashing: Hashing,
): Handler<DeliverGiveawayBeacon, GiveawayDrawn, SeesGiveaways> => ({
  needs: ({ giveawayId }, known) => {
    const giveaway = known.giveaway(giveawayId);
    const pairs = giveaway?.status === 'locked' ? [giveaway.seed.pairId] : [];
    return { streams: [giveawayStream(giveawayId)], guards: [], pairs };
  },

  decide: ({ giveawayId, round, signature, randomness }, world, commandId) => {
    const giveaway = world.giveaway(giveawayId);
    if (giveaway.status === 'absent') return reject('GIVEAWAY_NOT_FOUND');
    const { beacon, beaconRound, lock } = giveaway;
    if (giveaway.status !== 'locked' || lock === null || beacon.kind === 'none') return reject('NOTHING_TO_DO');
    // The round that was named when the room was opened, and no other, however late it comes.
    if (round !== beaconRound) return reject('INPUT_INVALID', { field: 'round', round: beaconRound ?? 0 });
    if (randomness !== beaconRandomness(hashing, signature)) return reject('INPUT_INVALID', { field: 'signature' });
    if (world.at < beaconRoundAt(beacon, round)) return { kind: 'early' };
    const arrived = { round, signature, randomness };
    const { event, timer } = drawing(giveaway, lock.lockHash, arrived, world, commandId);
    return accept([event], [giveawayTimers(giveawayId).beacon.clear(), timer]);
  },
});
