import { z } from 'zod';
import { fromHex, toHex, utf8 } from '../fairness/bytes.ts';
import type { Verdict } from '../games/explanation/verdict.ts';
import { NotCanonical, parseCanonical } from '../kernel/canonical-json.ts';
import { fromBase64 } from './base64.ts';
import { type Checkpoint, type CheckpointFault, openCheckpoint } from './checkpoint.ts';
import { openInclusionPromise } from './inclusion-promise.ts';
import { type InclusionPromiseVerdict, judgeInclusionPromise } from './judge-inclusion-promise.ts';
import { followKeys, type KeyChange, type KeyHistoryFault, keysOf, openKeyHistory, sameKey } from './key-history.ts';
import { HASH_BYTES, leafHash } from './merkle.ts';
import { parseVerifierKey, type VerifierKey } from './note.ts';
import { type KeptInclusionPromise, keptInclusionPromise } from './promise-file.ts';
import { openPromiseKeys } from './promise-keys.ts';
import {
  type FiledEntry,
  isChained,
  MAX_PROOF_FILE_BYTES,
  MAX_PROOF_FILE_ENTRIES,
  MAX_PROOF_FILE_PROMISES,
  PROOF_FORMAT,
  type ProofFile,
} from './proof-file.ts';
import { verifyInclusion } from './proofs.ts';
import type { VerifierTools } from './tlog-proof.ts';
import type { Cosignature } from './witness/cosignature.ts';
import { parseWitnesses } from './witness/published-witnesses.ts';

/** Why bytes aren't read as a proof file. */
export type ProofFileFault =
  | 'too large'
  | 'too many entries'
  /** Something else, by its first bytes. */
  | 'not a proof file'
  /** It begins as one: its end is missing, or a byte was changed so that it is no JSON any more. */
  | 'damaged'
  | 'another version'
  /** JSON of this version, but not in its one spelling, or with other members. */
  | 'malformed'
  /** Of another log than the one that was expected. */
  | 'another site';

export type ReadProofFile =
  | { readonly ok: true; readonly file: ProofFile }
  | { readonly ok: false; readonly fault: ProofFileFault };

/** In a tree of 2^63 leaves. */
const MAX_SIBLINGS = 63;

const isHash = (text: string): boolean => fromBase64(text)?.length === HASH_BYTES;

const schema = z.strictObject({
  format: z.literal(PROOF_FORMAT),
  id: z.string().min(1).max(64),
  log: z.strictObject({ key: z.string(), keys: z.string(), witnesses: z.string(), checkpoint: z.string() }),
  entries: z.array(
    z.strictObject({
      position: z.int().min(0),
      json: z.string(),
      proof: z.array(z.string().refine(isHash)).max(MAX_SIBLINGS).nullable(),
    }),
  ),
  promises: z.array(z.strictObject(keptInclusionPromise)).max(MAX_PROOF_FILE_PROMISES),
});

const anyVersion = z.looseObject({ format: z.string(), entries: z.unknown() });
const FAMILY = /^glasscase-proof\/[1-9][0-9]{0,3}$/;

const isAscending = (entries: readonly FiledEntry[]): boolean =>
  entries.every(({ position }, at) => at === 0 || position > (entries[at - 1]?.position ?? position));

const textOf = (bytes: Uint8Array): string | null => {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
};

const jsonOf = (text: string): { readonly value: unknown } | null => {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return null;
  }
};

const isCanonical = (text: string): boolean => {
  try {
    parseCanonical(text);
    return true;
  } catch (error) {
    if (error instanceof NotCanonical) return false;
    throw error;
  }
};

const faulty = (fault: ProofFileFault) => ({ ok: false, fault }) as const;

/**
 * Reads a proof file, and believes nothing of it yet.
 * @param origin of the log that is expected; null takes any
 */
export const readProofFile = (bytes: Uint8Array, origin: string | null): ReadProofFile => {
  if (bytes.length > MAX_PROOF_FILE_BYTES) return faulty('too large');
  const begins = bytes[0] === 0x7b;
  const text = textOf(bytes);
  const json = text === null ? null : jsonOf(text);
  if (text === null || json === null) return faulty(begins ? 'damaged' : 'not a proof file');
  const outer = anyVersion.safeParse(json.value);
  if (!outer.success || !FAMILY.test(outer.data.format)) return faulty('not a proof file');
  if (outer.data.format !== PROOF_FORMAT) return faulty('another version');
  if (Array.isArray(outer.data.entries) && outer.data.entries.length > MAX_PROOF_FILE_ENTRIES) {
    return faulty('too many entries');
  }
  const parsed = schema.safeParse(json.value);
  if (!parsed.success || !isCanonical(text) || !isAscending(parsed.data.entries)) return faulty('malformed');
  const { id, log, entries, promises } = parsed.data;
  if (origin !== null && log.key.split('+')[0] !== origin) return faulty('another site');
  return { ok: true, file: { id, log, entries, promises } };
};

/** An entry on its way from its own bytes up to the signed root. */
export interface CheckedPlace {
  readonly position: number;
  /** `pending`: the checkpoint doesn't cover it. */
  readonly verdict: Verdict;
  /** SHA-256(0x00 ‖ entry), and its siblings from the leaf up; 64 hex digits each. */
  readonly leaf: string;
  readonly siblings: readonly string[];
}

/** The outcome of a promise in the file. `unbelieved`: no key that the log certified signed it, or it is for no entry of the file. */
export interface CheckedInclusionPromise {
  /** Null where it isn't believed. */
  readonly position: number | null;
  readonly verdict: InclusionPromiseVerdict | 'unbelieved';
}

/** Why nothing of a proof file's log is believed. */
export type FiledLogFault =
  | KeyHistoryFault
  | CheckpointFault
  | 'not a verifier key'
  | 'another key than its changes tell'
  | 'not a list of witnesses';

export type CheckedFile =
  | {
      readonly ok: true;
      readonly checkpoint: Checkpoint;
      /** The key that signed the checkpoint. */
      readonly key: VerifierKey;
      /** On the way from the pinned key to the one that signed. */
      readonly changes: readonly KeyChange[];
      /** Whether the log has witnesses at all; `cosignatures` names those that cosigned. */
      readonly hasWitnesses: boolean;
      readonly cosignatures: readonly Cosignature[];
      /** Of every entry but those that are chained. */
      readonly places: readonly CheckedPlace[];
      readonly promises: readonly CheckedInclusionPromise[];
    }
  | { readonly ok: false; readonly fault: FiledLogFault };

/** A promise against the place that it is about. An entry that the tree doesn't have there says nothing of it. */
const judged = async (
  kept: KeptInclusionPromise,
  {
    origin,
    size,
    places,
  }: { readonly origin: string; readonly size: number; readonly places: readonly CheckedPlace[] },
  logKeys: readonly VerifierKey[],
  tools: VerifierTools,
): Promise<CheckedInclusionPromise> => {
  const unbelieved = { position: null, verdict: 'unbelieved' } as const;
  const keys = await openPromiseKeys(utf8(kept.certificates), logKeys, tools);
  const opened = await openInclusionPromise(kept, origin, keys ?? [], tools);
  if (!opened.ok) return unbelieved;
  const { position } = opened;
  const place = places.find((one) => one.position === position);
  if (place === undefined || place.verdict === 'mismatch') return unbelieved;
  return { position, verdict: judgeInclusionPromise(opened, { size, lastAt: null, leafThere: fromHex(place.leaf) }) };
};

/**
 * Verifies what a proof file says of its log: from each entry's bytes up to the root, the root's signature, the cosignatures of
 * the log's witnesses, and the promises that a device held. `explain` tells the meaning of the game's entries.
 * @param pinned known from elsewhere; null believes the file's own word
 */
export const checkProofFile = async (
  { log, entries, promises }: ProofFile,
  pinned: VerifierKey | null,
  { hashing, verify }: VerifierTools,
): Promise<CheckedFile> => {
  const own = parseVerifierKey(hashing, log.key);
  if (own === null) return { ok: false, fault: 'not a verifier key' };
  const followed = await followKeys(pinned ?? own, { file: utf8(log.keys), hashing, verify });
  if (!followed.ok) return followed;
  const { key, changes } = followed;
  if (!sameKey(key, own)) {
    const fault = pinned === null ? 'another key than its changes tell' : 'the pinned key is none of the log’s';
    return { ok: false, fault };
  }
  const witnesses = parseWitnesses(hashing, utf8(log.witnesses));
  if (witnesses === null) return { ok: false, fault: 'not a list of witnesses' };
  const opened = await openCheckpoint(utf8(log.checkpoint), key, verify, witnesses);
  if (!opened.ok) return opened;
  const { checkpoint, cosignatures } = opened;
  const place = ({ position, json, proof }: FiledEntry): CheckedPlace => {
    const leaf = leafHash(hashing, utf8(json));
    const siblings = (proof ?? []).map((text) => fromBase64(text) ?? new Uint8Array(0));
    const shown = { position, leaf: toHex(leaf), siblings: siblings.map(toHex) };
    const { size, root } = checkpoint;
    if (proof === null) return { ...shown, verdict: position >= size ? 'pending' : 'mismatch' };
    const holds = verifyInclusion(hashing, { leaf, index: position, size, root, proof: siblings });
    return { ...shown, verdict: holds ? 'match' : 'mismatch' };
  };
  const places = entries.filter((entry) => !isChained(entry)).map(place);
  const sealed = { origin: checkpoint.origin, size: checkpoint.size, places };
  const history = await openKeyHistory({ file: utf8(log.keys), hashing, verify }, key.name);
  const logKeys = [key, ...(history.ok ? keysOf(history.changes) : [])];
  const held: CheckedInclusionPromise[] = [];
  for (const one of promises) held.push(await judged(one, sealed, logKeys, { hashing, verify }));
  const witnessed = { hasWitnesses: witnesses.length > 0, cosignatures };
  return { ok: true, checkpoint, key, changes, ...witnessed, places, promises: held };
};
