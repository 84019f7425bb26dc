import { toHex } from '../fairness/bytes.ts';
import type { Hashing } from '../fairness/hashing.ts';
import { publicHashOf } from '../fairness/seed-pair.ts';
import type { TicketDraw } from '../fairness/ticket-draw.ts';
import type { Instant } from '../kernel/decision.ts';
import { isHexHash, isPairId, mustBe, type PairId, type PlayerId, type StreamId } from '../kernel/ids.ts';
import type { Guard } from '../kernel/world.ts';
import { type GlasscaseWorld, worldStates } from '../stream-state.ts';
import { emptyStream, type HeldStream } from './held-stream.ts';
import type { PairSecrets, SeedVault } from './seed-vault.ts';

/** All that one batch may read, as its commands' needs name it. Held here, so that no cache can lose it meanwhile. */
export interface Loaded {
  readonly streams: ReadonlyMap<StreamId, HeldStream>;
  readonly guards: ReadonlyMap<PlayerId, Guard>;
  readonly seeds: ReadonlyMap<PairId, Uint8Array>;
}

/**
 * A command read what its handler didn't name before. That happens lawfully when an earlier command of the batch
 * changed what it needs; then it goes first in the next batch, where its needs are seen.
 */
export class NotPrefetched extends Error {
  override readonly name = 'NotPrefetched';
}

/** The changes of one command, ready to take effect together. */
export interface Step {
  readonly streams: ReadonlyMap<StreamId, HeldStream>;
  readonly seeds: ReadonlyMap<PairId, Uint8Array>;
}

/** The state of the world amid a batch: the loaded state, with the accepted commands of the batch on top. */
export interface Overlay {
  stream(id: StreamId): HeldStream;
  /** A stream whose id was just made, so that no command could name it before. Its expected version is 0: absent. */
  begin(id: StreamId): HeldStream;
  /** A stream without making the commit depend on it; undefined where it wasn't loaded. */
  peek(id: StreamId): HeldStream | undefined;
  guard(player: PlayerId): Guard;
  sealed(pair: PairId): Uint8Array;
  apply(step: Step): void;
  /** The loaded version of every stream and guard that any command looked at. The commit depends on them. */
  readonly streamsRead: ReadonlyMap<StreamId, number>;
  readonly guardsRead: ReadonlyMap<PlayerId, number>;
  readonly changedStreams: ReadonlyMap<StreamId, HeldStream>;
  readonly freshSeeds: ReadonlyMap<PairId, Uint8Array>;
}

const found = <Value>(value: Value | undefined, what: string): Value => {
  if (value === undefined) throw new NotPrefetched(what);
  return value;
};

export const createOverlay = (loaded: Loaded): Overlay => {
  const streamsRead = new Map<StreamId, number>();
  const guardsRead = new Map<PlayerId, number>();
  const changedStreams = new Map<StreamId, HeldStream>();
  const freshSeeds = new Map<PairId, Uint8Array>();
  return {
    stream: (id) => {
      const base = found(loaded.streams.get(id), id);
      streamsRead.set(id, base.version);
      return changedStreams.get(id) ?? base;
    },
    begin: (id) => {
      streamsRead.set(id, 0);
      return emptyStream(id);
    },
    peek: (id) => changedStreams.get(id) ?? loaded.streams.get(id),
    guard: (player) => {
      const guard = found(loaded.guards.get(player), `guard of ${player}`);
      guardsRead.set(player, guard.version);
      return guard;
    },
    sealed: (pair) => freshSeeds.get(pair) ?? found(loaded.seeds.get(pair), `pair ${pair}`),
    apply: ({ streams, seeds }) => {
      for (const [id, held] of streams) changedStreams.set(id, held);
      for (const [pair, sealed] of seeds) freshSeeds.set(pair, sealed);
    },
    streamsRead,
    guardsRead,
    changedStreams,
    freshSeeds,
  };
};

/** The ports of a world, besides the overlay. */
export interface WorldPorts {
  readonly hashing: Hashing;
  readonly drawTicket: TicketDraw;
  readonly vault: SeedVault;
  readonly randomBytes: (size: number) => Uint8Array;
}

/** The world that the decisions of one batch see, one after the other. */
export interface DecisionWorld {
  readonly world: GlasscaseWorld;
  /** Pairs that the decision made, sealed. They count only if it is accepted. */
  readonly freshSeeds: ReadonlyMap<PairId, Uint8Array>;
  /** Ends a decision: overwrites every secret that was opened, and forgets what the decision made. */
  close(): void;
}

/** The world as the overlay has it: the same object for all decisions of a batch, with nothing in it of the one before. */
export const openWorld = (
  overlay: Overlay,
  at: Instant,
  { hashing, drawTicket, vault, randomBytes }: WorldPorts,
): DecisionWorld => {
  const opened = new Map<PairId, PairSecrets>();
  const freshSeeds = new Map<PairId, Uint8Array>();

  const secretsOf = (pair: PairId): PairSecrets => {
    const known = opened.get(pair);
    if (known !== undefined) return known;
    const secrets = vault.open(pair, freshSeeds.get(pair) ?? overlay.sealed(pair));
    opened.set(pair, secrets);
    return secrets;
  };

  const world: GlasscaseWorld = {
    at,
    ...worldStates((stream) => overlay.stream(stream).current),
    guard: (player) => overlay.guard(player),
    draw: (pair, request) => drawTicket(secretsOf(pair).serverSeed, request),
    reveal: (pair) => {
      const { serverSeed, salt } = secretsOf(pair);
      return { serverSeed: mustBe(isHexHash, toHex(serverSeed)), salt: mustBe(isHexHash, toHex(salt)) };
    },
    freshPair: () => {
      const pairId = mustBe(isPairId, Buffer.from(randomBytes(16)).toString('base64url'));
      const secrets = { serverSeed: randomBytes(32), salt: randomBytes(32) };
      opened.set(pairId, secrets);
      freshSeeds.set(pairId, vault.seal(pairId, secrets));
      const publicHash = publicHashOf(hashing, toHex(secrets.serverSeed), toHex(secrets.salt));
      return { pairId, publicHash: mustBe(isHexHash, publicHash) };
    },
  };

  return {
    world,
    freshSeeds,
    close: () => {
      for (const { serverSeed, salt } of opened.values()) {
        serverSeed.fill(0);
        salt.fill(0);
      }
      opened.clear();
      freshSeeds.clear();
    },
  };
};
