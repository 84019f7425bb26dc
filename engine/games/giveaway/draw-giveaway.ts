import { beaconRoundAt } from '../../fairness/beacon.ts';
import { beaconRandomness } from '../../fairness/beacon-randomness.ts';
import { drawWinners, entriesHashOf, giveawayEntropy, giveawayLockHash, rowOf } from '../../fairness/giveaway-draw.ts';
import type { Hashing } from '../../fairness/hashing.ts';
import { accept, type StreamEvent, type TimerChange } from '../../kernel/decision.ts';
import type { Handler } from '../../kernel/handler.ts';
import { type CommandId, type GiveawayId, giveawayStream, type HexHash, termsStream } from '../../kernel/ids.ts';
import { reject } from '../../kernel/result.ts';
import type { World } from '../../kernel/world.ts';
import type { SeesSiteLog } from '../../site/state.ts';
import { sectionByHash } from '../../terms/in-force.ts';
import type { SeesTerms } from '../../terms/state.ts';
import { roundNamed } from '../witnessed-room.ts';
import { type CancellationEvent, cancellation, endingNeeds } from './cancel-giveaway.ts';
import { type GiveawayDrawn, type GiveawayLocked, giveawayDrawn, giveawayLocked } from './events.ts';
import { awaitedRoundOf, type OpenedGiveaway, type SeesGiveaways } from './state.ts';
import { DRAW, giveawayTimers } from './timers.ts';

/**
 * The timer's command. Locks a room that closes, and draws from one without a beacon when its draw is due. Where no
 * player entered, prizes go back.
 */
export type DrawGiveaway = { readonly type: 'DrawGiveaway'; readonly giveawayId: GiveawayId };

/**
 * The beacon round that a locked giveaway waits for; the beacon delivery that fetched it verifies it, and every audit again.
 */
export type DeliverGiveawayBeacon = {
  readonly type: 'DeliverGiveawayBeacon';
  readonly giveawayId: GiveawayId;
  readonly round: number;
  /** Hex. */
  readonly signature: string;
  /** SHA-256 of the signature. */
  readonly randomness: HexHash;
};

const marginOf = ({ terms }: OpenedGiveaway, world: SeesTerms): number =>
  sectionByHash(world.terms(), 'giveaway', terms).beaconMarginMs;

/** Fixes all inputs of the winners besides seed and beacon: no player enters any more. */
const lockOf = (hashing: Hashing, giveaway: OpenedGiveaway, named: number | null, commandId: CommandId) => {
  const { giveawayId, seed } = giveaway;
  const fixed = { entries: giveaway.entries.size, entriesHash: entriesHashOf(hashing, rowOf(giveaway.entries)) };
  const beaconRound = named ?? giveaway.beaconRound;
  const lockHash = giveawayLockHash(hashing, { ...giveaway, ...fixed, seed: seed.publicHash, beaconRound });
  const data = { commandId, giveawayId, ...fixed, lockHash, beaconRound: named };
  return giveawayLocked.in(giveawayStream(giveawayId), data);
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
): Handler<
  DrawGiveaway,
  GiveawayLocked | GiveawayDrawn | CancellationEvent,
  SeesGiveaways & SeesSiteLog & SeesTerms
> => ({
  needs: ({ giveawayId }, known) => {
    const needs = endingNeeds(giveawayId, known);
    return { ...needs, streams: [...needs.streams, termsStream] };
  },

  decide: ({ giveawayId }, world, commandId) => {
    const giveaway = world.giveaway(giveawayId);
    if (giveaway.status === 'absent') return reject('GIVEAWAY_NOT_FOUND');
    const timers = giveawayTimers(giveawayId);
    if (giveaway.status === 'locked' && giveaway.lock !== null && giveaway.beacon.kind === 'none') {
      if (world.at < giveaway.drawAt) return { kind: 'early' };
      const { event, timer } = drawing(giveaway, giveaway.lock.lockHash, null, world, commandId);
      return accept([event], [timers.draw.clear(DRAW), timer]);
    }
    if (giveaway.status !== 'open') return reject('NOTHING_TO_DO');
    // Of a room whose entries may be lost nothing is drawn: it is cancelled.
    if (world.at < giveaway.closesAt || world.siteLog().continuing) return { kind: 'early' };
    const done = timers.draw.clear();
    if (giveaway.entries.size === 0) return accept(cancellation(giveaway, 'no-entries', world, commandId), [done]);

    const { beacon } = giveaway;
    const named = beacon.kind === 'witnessed' ? roundNamed(beacon, world.at, marginOf(giveaway, world)) : null;
    const locked = lockOf(hashing, giveaway, named, commandId);
    const { lockHash } = locked.event.data;
    const awaited = named ?? giveaway.beaconRound;
    if (beacon.kind !== 'none' && awaited !== null) {
      const dueAt = beaconRoundAt(beacon, awaited);
      return accept([locked], [done, timers.beacon.set(dueAt)]);
    }
    if (giveaway.rules !== 1) return accept([locked], [done, timers.draw.set(giveaway.drawAt, DRAW)]);
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
    const { beacon, lock, witness } = giveaway;
    if (giveaway.status !== 'locked' || lock === null || beacon.kind === 'none') return reject('NOTHING_TO_DO');
    if (witness?.seen === null) return reject('NOT_WITNESSED');
    // The round that the room or its last lock named, and no other, however late it comes.
    const awaited = awaitedRoundOf(giveaway);
    if (round !== awaited) return reject('INPUT_INVALID', { field: 'round', round: awaited ?? 0 });
    if (randomness !== beaconRandomness(hashing, signature)) return reject('INPUT_INVALID', { field: 'signature' });
    if (world.at < beaconRoundAt(beacon, round)) return { kind: 'early' };
    const arrived = { round, signature, randomness };
    const { event, timer } = drawing(giveaway, lock.lockHash, arrived, world, commandId);
    return accept([event], [giveawayTimers(giveawayId).beacon.clear(), timer]);
  },
});
