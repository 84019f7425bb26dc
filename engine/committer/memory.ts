import type { PairId, PlayerId, StreamId } from '../kernel/ids.ts';
import type { Guard } from '../kernel/world.ts';
import { bytesOf } from '../stream-state.ts';
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

/** @param maxBytes in all; nine tenths for states. */
export const createMemory = (maxBytes: number): Memory => {
  const streams = createByteCache<StreamId, HeldStream>(0.9 * maxBytes, ({ current }) => bytesOf(current));
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
