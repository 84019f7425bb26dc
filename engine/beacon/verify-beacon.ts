import { bls12_381 } from '@noble/curves/bls12-381.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { beaconRandomness } from '../fairness/beacon-randomness.ts';
import { fromHex } from '../fairness/bytes.ts';
import { nobleHashing } from '../fairness/noble-hashing.ts';
import type { BeaconChoice } from '../kernel/event-codec.ts';
import type { BeaconRound, DrandChain } from './beacon.ts';
import { QUICKNET } from './quicknet.ts';

/** Scheme `bls-unchained-g1-rfc9380`: signatures on G1, keys on G2, hashing to the curve after RFC 9380. */
const bls = bls12_381.shortSignatures;
const DOMAIN = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_';
const signatureText = /^[0-9a-f]{96}$/;

/** The point that a chain signs for a round: SHA-256 of its number as a big-endian u64, hashed to the curve. */
export const roundPoint = (round: number) => {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(round));
  return bls.hash(sha256(bytes), DOMAIN);
};

const isRound = (round: number): boolean => Number.isSafeInteger(round) && round >= 1;

const isSigned = ({ publicKey }: DrandChain, round: number, signature: string): boolean => {
  try {
    return bls.verify(fromHex(signature), roundPoint(round), fromHex(publicKey));
  } catch {
    // Not a point of the group in its one encoding.
    return false;
  }
};

/** The round, if this is its signature under the chain's pinned key; else null. */
export const verifiedRound = (chain: DrandChain, round: number, signature: string): BeaconRound | null => {
  if (!isRound(round) || !signatureText.test(signature) || !isSigned(chain, round, signature)) return null;
  const randomness = beaconRandomness(nobleHashing, signature);
  return randomness === null ? null : { round, signature, randomness };
};

/**
 * For audits and the page: whether a signature is that of a round on the chain that a room named. The room must name a
 * pinned chain with its true beginning and period, else it could call a round future that was known already.
 */
export const beaconVerifier =
  (chains: readonly DrandChain[]) =>
  (choice: BeaconChoice, round: number, signature: string): boolean => {
    if (choice.kind === 'none') return false;
    const pinned = chains.find(({ chain }) => chain === choice.chain);
    return (
      pinned !== undefined &&
      pinned.genesisAt === choice.genesisAt &&
      pinned.periodMs === choice.periodMs &&
      verifiedRound(pinned, round, signature) !== null
    );
  };

export const verifyBeacon = beaconVerifier([QUICKNET]);
