import type { PairId, PlayerId, StreamId } from '../kernel/ids.ts';
import type { Guard } from '../kernel/world.ts';
import type { RegisteredPlayer } from '../player/state.ts';
import { type ByteCache, createByteCache } from './cache.ts';
import type { HeldStream } from './held-stream.ts';
import type { Overlay } from './overlay.ts';

/** What the committer remembers between batches. All of it can be read again; seeds are here as ciphertext only. */
export interface Memory {
  readonly streams: ByteCache<StreamId, HeldStream>;
  readonly guards: ByteCache<PlayerId, Guard>;
  readonly seeds: ByteCache<PairId, Uint8Array>;
  /** Takes over what a batch made, as soon as it is sent: the next one is decided on top of it meanwhile. */
  remember(overlay: Overlay): void;
  /** The batch isn't in: what came from it is forgotten. */
  withdraw(overlay: Overlay): void;
  /** How often that happened. What was decided since an older count stands on what may never have been. */
  readonly withdrawals: number;
}

const PER_ITEM = 600;
const PER_ODDS_ENTRY = 300;
/** An order, a coupon, a claim. */
const PER_SMALL = 350;
const PER_TERMS = 10_000;

const sizeOfPlayer = (player: RegisteredPlayer): number =>
  PER_ITEM * (player.items.size + player.escrow.size + player.retrievals.size) +
  150 * (player.battles.size + player.giveaways.size) +
  PER_SMALL * (player.deposits.size + player.growth.coupons.size + player.growth.vipClaimed.size);

/** Rough sizes on the heap, in bytes, measured on Node 24: a bound needs no more. */
const sizeOfStream = ({ current }: HeldStream): number => {
  switch (current.category) {
    case 'player':
      return 2_700 + (current.state.status === 'registered' ? sizeOfPlayer(current.state) : 0);
    case 'case': {
      const tables = current.state.status === 'absent' ? [] : [...current.state.tables.values()];
      return tables.reduce((sum, { entries }) => sum + 500 + PER_ODDS_ENTRY * entries.length, 2_000);
    }
    case 'skin':
      return 2_500;
    case 'game':
      return 300;
    case 'battle': {
      if (current.state.status === 'absent') return 300;
      const { boxes, rounds, sides, size } = current.state;
      return 2_000 + 200 * boxes.length + rounds.length * (100 + 120 * sides * size);
    }
    case 'giveaway': {
      if (current.state.status === 'absent') return 300;
      const { prizes, entries } = current.state;
      return 3_300 + 300 * prizes.length + 320 * entries.size;
    }
    case 'listing':
      return 500;
    case 'code':
      return 500 + (current.state.status === 'absent' ? 0 : 120 * current.state.redeemedBy.size);
    case 'terms':
      return 500 + PER_TERMS * current.state.versions.length;
    case 'table':
      return 500 + (current.state.status === 'absent' ? 0 : PER_ODDS_ENTRY * current.state.table.entries.length);
  }
};

/** @param maxBytes in all; nine tenths for states. */
export const createMemory = (maxBytes: number): Memory => {
  const streams = createByteCache<StreamId, HeldStream>(0.9 * maxBytes, sizeOfStream);
  const guards = createByteCache<PlayerId, Guard>(0.03 * maxBytes, () => 250);
  const seeds = createByteCache<PairId, Uint8Array>(0.07 * maxBytes, (sealed) => 250 + sealed.length);
  let withdrawals = 0;
  return {
    streams,
    guards,
    seeds,
    remember: ({ changedStreams, freshSeeds }) => {
      for (const [id, held] of changedStreams) streams.set(id, held);
      for (const [pair, sealed] of freshSeeds) seeds.set(pair, sealed);
    },
    withdraw: ({ changedStreams, freshSeeds }) => {
      withdrawals += 1;
      for (const id of changedStreams.keys()) streams.delete(id);
      for (const pair of freshSeeds.keys()) seeds.delete(pair);
    },
    get withdrawals() {
      return withdrawals;
    },
  };
};
