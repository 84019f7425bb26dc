import type { AnsweredInclusionPromise, BatchPlace, HandedInclusionPromise } from '../engine.ts';
import { utf8 } from '../fairness/bytes.ts';
import type { Hashing } from '../fairness/hashing.ts';
import type { Instant } from '../kernel/decision.ts';
import { fromBase64, toBase64 } from './base64.ts';
import type { LogSigner } from './checkpoint.ts';
import { HASH_BYTES, nodeHash } from './merkle.ts';
import { formatNote, parseNote, type VerifierKey, type VerifyEd25519, verifyNote } from './note.ts';
import { verifyInclusion } from './proofs.ts';

/** An engine's promise about the entries of one batch: they stay where they are. */
export interface InclusionPromise {
  /** Of the log. */
  readonly origin: string;
  readonly first: number;
  /** How many entries; at least 1. */
  readonly entries: number;
  /** RFC 6962 root of their leaves alone. */
  readonly root: Uint8Array;
  /** No earlier than the entries' own instant. */
  readonly at: Instant;
  /** By then a checkpoint covers them. */
  readonly sealBy: Instant;
}

/** First line of the text. As the origin of a checkpoint it would be no address, and no size follows. */
const HEADING = 'glasscase/2 promise';
/** Milliseconds until entries are sealed; a running sealer takes a second. */
const SEALED_WITHIN_MS = 60_000;
/** A path in a batch of 2^32 entries: more only wants to exhaust a reader. */
const MAX_PATH = 32;

export const inclusionPromiseText = ({ origin, first, entries, root, at, sealBy }: InclusionPromise): string =>
  `${HEADING}\n${origin}\n${first} ${entries}\n${toBase64(root)}\n${at} ${sealBy}\n`;

const NUMBER = /^(?:0|[1-9][0-9]{0,15})$/;

/** Two whole numbers with a space between; null for any other text. */
const parsePair = (line: string): readonly [number, number] | null => {
  const [first = '', second = '', ...rest] = line.split(' ');
  if (rest.length > 0 || !NUMBER.test(first) || !NUMBER.test(second)) return null;
  const pair = [Number(first), Number(second)] as const;
  return pair.every(Number.isSafeInteger) ? pair : null;
};

/** Null for anything that `inclusionPromiseText` doesn't write. */
export const parseInclusionPromise = (text: string): InclusionPromise | null => {
  const [heading, origin = '', place = '', encoded = '', times = '', ...rest] = text.split('\n');
  const [first, entries] = parsePair(place) ?? [];
  const [at, sealBy] = parsePair(times) ?? [];
  const root = fromBase64(encoded);
  if (heading !== HEADING || origin === '' || rest.length !== 1 || rest[0] !== '') return null;
  if (first === undefined || entries === undefined || at === undefined || sealBy === undefined) return null;
  if (root?.length !== HASH_BYTES || entries < 1 || sealBy < at) return null;
  return { origin, first, entries, root, at, sealBy };
};

/** The name of the key that signs promises and refusals: another than the log's, so neither signs for the other. */
export const promiseKeyName = (origin: string): string => `${origin}/promise`;

/**
 * The tree's hashes, level by level from the leaves. A hash without a sibling is its own parent, which gives the same root as
 * RFC 6962, section 2.1: that splits at the largest power of two, too.
 */
const levelsOver = (hashing: Hashing, leaves: readonly Uint8Array[]): readonly (readonly Uint8Array[])[] => {
  const levels: (readonly Uint8Array[])[] = [leaves];
  for (let level = leaves; level.length > 1; ) {
    const parents: Uint8Array[] = [];
    for (let index = 0; index < level.length; index += 2) {
      const left = level[index];
      const right = level[index + 1];
      if (left !== undefined) parents.push(right === undefined ? left : nodeHash(hashing, left, right));
    }
    levels.push(parents);
    level = parents;
  }
  return levels;
};

/** Signs for one log with the key that its own certified. */
export interface PromiseSigner extends LogSigner {
  readonly origin: string;
}

export interface PromisedBatch {
  readonly first: number;
  /** Leaf hashes of the entries as they are published, in order; at least one. */
  readonly leaves: readonly Uint8Array[];
  readonly at: Instant;
}

/**
 * Signs one promise for a batch, and answers what each of its entries is handed. @throws RangeError for a batch of nothing, or an entry that isn't in it
 */
export const signInclusionPromise = (
  hashing: Hashing,
  signer: PromiseSigner,
  { first, leaves, at }: PromisedBatch,
): ((index: number) => HandedInclusionPromise) => {
  const levels = levelsOver(hashing, leaves);
  const root = levels.at(-1)?.[0];
  if (root === undefined) throw new RangeError('nothing to promise');
  const { origin, key } = signer;
  const text = inclusionPromiseText({ origin, first, entries: leaves.length, root, at, sealBy: at + SEALED_WITHIN_MS });
  const note = formatNote({ text, signatures: [{ name: key.name, id: key.id, signature: signer.sign(utf8(text)) }] });
  // Paths share most of their hashes: each is written once.
  const written = levels.map((level) => level.map(toBase64));
  return (index) => {
    const leafHash = written[0]?.[index];
    if (leafHash === undefined) throw new RangeError(`no entry ${index} in a batch of ${leaves.length}`);
    const path = written.flatMap((level, height) => level[Math.floor(index / 2 ** height) ^ 1] ?? []);
    return { note, leafHash, index, path };
  };
};

const placeIn = ({ leafHash, index, path }: HandedInclusionPromise): BatchPlace => ({ leafHash, index, path });

/** The promise for a command with `count` entries, the last of them at `index` of its batch. */
export const answeredInclusionPromise = (
  promised: (index: number) => HandedInclusionPromise,
  index: number,
  count: number,
): AnsweredInclusionPromise => ({
  ...promised(index),
  earlier: Array.from({ length: count - 1 }, (_, n) => placeIn(promised(index - count + 1 + n))),
});

/** Why a promise isn't believed. */
export type InclusionPromiseFault =
  | 'not a promise'
  | 'a promise for another log'
  | 'not signed by a key that the log certified for promises'
  | 'no way from the leaf to the promised root';

export type OpenedInclusionPromise =
  | {
      readonly ok: true;
      readonly inclusionPromise: InclusionPromise;
      /** Where the log must have the leaf. */
      readonly position: number;
      readonly leaf: Uint8Array;
    }
  | { readonly ok: false; readonly fault: InclusionPromiseFault };

export interface InclusionPromiseTools {
  readonly hashing: Hashing;
  readonly verify: VerifyEd25519;
}

/** Reads a handed promise without verifying its signature; null for anything that isn't whole. */
const readHanded = ({ note, leafHash, index, path }: HandedInclusionPromise) => {
  const inclusionPromise = parseInclusionPromise(parseNote(utf8(note))?.text ?? '');
  const leaf = fromBase64(leafHash);
  const hashes = path.map(fromBase64).filter((hash) => hash?.length === HASH_BYTES);
  if (inclusionPromise === null || leaf?.length !== HASH_BYTES || !Number.isSafeInteger(index)) return null;
  if (path.length > MAX_PATH || hashes.length < path.length) return null;
  return {
    inclusionPromise,
    leaf,
    position: inclusionPromise.first + index,
    path: hashes.filter((hash) => hash !== null),
  };
};

/** Where what was handed says that the log will have its leaf, believed or not; null for what is no promise. */
export const promisedPlace = (handed: HandedInclusionPromise): number | null => readHanded(handed)?.position ?? null;

/** Verifies what an answer handed out. @param keys that the log certified for promises. Rejects only when `verify` does. */
export const openInclusionPromise = async (
  handed: HandedInclusionPromise,
  origin: string,
  keys: readonly VerifierKey[],
  { hashing, verify }: InclusionPromiseTools,
): Promise<OpenedInclusionPromise> => {
  const read = readHanded(handed);
  const note = parseNote(utf8(handed.note));
  if (read === null || note === null) return { ok: false, fault: 'not a promise' };
  const { inclusionPromise, leaf, position, path } = read;
  if (inclusionPromise.origin !== origin) return { ok: false, fault: 'a promise for another log' };
  const signed = await Promise.all(keys.map((key) => verifyNote(note, key, verify)));
  if (!signed.includes(true)) return { ok: false, fault: 'not signed by a key that the log certified for promises' };
  const inclusion = {
    leaf,
    index: handed.index,
    size: inclusionPromise.entries,
    root: inclusionPromise.root,
    proof: path,
  };
  return verifyInclusion(hashing, inclusion)
    ? { ok: true, inclusionPromise, position, leaf }
    : { ok: false, fault: 'no way from the leaf to the promised root' };
};
