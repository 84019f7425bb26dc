import { toHex } from '../fairness/bytes.ts';
import { draw } from '../fairness/draw.ts';
import type { Hashing } from '../fairness/hashing.ts';
import { publicHashOf } from '../fairness/seed-pair.ts';
import type { Instant } from '../kernel/decision.ts';
import { isHexHash, isPairId, mustBe, type PairId } from '../kernel/ids.ts';
import { type GlasscaseWorld, worldStates } from '../stream-state.ts';
import type { Overlay } from './overlay.ts';
import type { PairSecrets, SeedVault } from './seed-vault.ts';

/** What a world is made of, besides the overlay. */
export interface WorldPorts {
  readonly hashing: Hashing;
  readonly vault: SeedVault;
  readonly randomBytes: (size: number) => Uint8Array;
}

/** The world of one decision. */
export interface DecisionWorld {
  readonly world: GlasscaseWorld;
  /** Pairs that the decision made, sealed. They count only if it is accepted. */
  readonly freshSeeds: ReadonlyMap<PairId, Uint8Array>;
  /** Overwrites every secret that was opened. */
  close(): void;
}

export const openWorld = (
  overlay: Overlay,
  at: Instant,
  { hashing, vault, randomBytes }: WorldPorts,
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
    draw: (pair, request) => draw(hashing, secretsOf(pair).serverSeed, request),
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
    },
  };
};
