import type { HexHash, PairId } from './ids.ts';

/** A seed pair's public half, as events carry it. */
export interface CommittedPair {
  readonly pairId: PairId;
  readonly publicHash: HexHash;
}

/** The secrets that a reveal publishes: HMAC-SHA256(key = salt, message = serverSeed) is the pair's public hash. */
export interface RevealedSecrets {
  readonly serverSeed: HexHash;
  readonly salt: HexHash;
}
