import { utf8 } from '../fairness/bytes.ts';
import type { Hashing } from '../fairness/hashing.ts';
import { fromBase64, toBase64 } from './base64.ts';
import { type Checkpoint, type CheckpointFault, type OpenedCheckpoint, openCheckpoint } from './checkpoint.ts';
import { HASH_BYTES, leafHash } from './merkle.ts';
import type { VerifierKey, VerifyEd25519 } from './note.ts';
import { verifyInclusion } from './proofs.ts';
import type { Cosignature, WitnessKey } from './witness/cosignature.ts';

/**
 * A receipt: the proof that one entry stands in the log at its position. A reader checks it with the entry and the
 * log's key alone (c2sp.org/tlog-proof).
 */
export interface TlogProof {
  /** The entry's position. */
  readonly index: number;
  /** From the leaf's sibling up to the root's child; 32 bytes each. */
  readonly hashes: readonly Uint8Array[];
  /** The signed checkpoint whose root the proof leads to, as it was published. */
  readonly checkpoint: Uint8Array;
  /** The entry itself, where the receipt carries it. Believed only as far as its leaf leads to the root. */
  readonly extra: Uint8Array | null;
}

const FIRST_LINE = 'c2sp.org/tlog-proof@v1';
/** A proof in a tree of 2^63 leaves. */
const MAX_HASHES = 63;
/** The largest note and the largest entry as `extra`; more only wants to exhaust a reader. */
export const MAX_PROOF_BYTES = 196_608;

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

export const formatTlogProof = ({ index, hashes, checkpoint, extra }: TlogProof): Uint8Array => {
  const lines = [
    FIRST_LINE,
    ...(extra === null ? [] : [`extra ${toBase64(extra)}`]),
    `index ${index}`,
    ...hashes.map(toBase64),
  ];
  return utf8(`${lines.join('\n')}\n\n${decoder.decode(checkpoint)}`);
};

const parseIndex = (line: string | undefined): number | null => {
  const [, digits] = /^index (0|[1-9][0-9]{0,15})$/.exec(line ?? '') ?? [];
  return digits !== undefined && Number.isSafeInteger(Number(digits)) ? Number(digits) : null;
};

const parseHash = (line: string): Uint8Array | null => {
  const hash = fromBase64(line);
  return hash?.length === HASH_BYTES ? hash : null;
};

/** Null for anything that isn't a whole proof in its one spelling. Whether the checkpoint is one is for `verify`. */
export const parseTlogProof = (bytes: Uint8Array): TlogProof | null => {
  if (bytes.length > MAX_PROOF_BYTES) return null;
  let text: string;
  try {
    text = decoder.decode(bytes);
  } catch {
    return null;
  }
  const blank = text.indexOf('\n\n');
  if (blank < 0) return null;
  const [first, ...lines] = text.slice(0, blank).split('\n');
  const encoded = lines[0]?.startsWith('extra ') ? lines.shift()?.slice('extra '.length) : undefined;
  const extra = encoded === undefined ? null : fromBase64(encoded);
  const index = parseIndex(lines.shift());
  const hashes = lines.map(parseHash).filter((hash) => hash !== null);
  if (first !== FIRST_LINE || index === null || (encoded !== undefined && extra === null)) return null;
  if (hashes.length !== lines.length || hashes.length > MAX_HASHES) return null;
  return { index, hashes, checkpoint: utf8(text.slice(blank + 2)), extra };
};

/** Why a receipt isn't believed. */
export type ReceiptFault = CheckpointFault | 'not a tlog-proof' | 'no way from the entry to the signed root';

export type VerifiedProof =
  | {
      readonly ok: true;
      readonly proof: TlogProof;
      /** SHA-256(0x00 ‖ entry). */
      readonly leaf: Uint8Array;
      readonly checkpoint: Checkpoint;
      /** The key that signed the checkpoint. */
      readonly key: VerifierKey;
      /** Of the given witnesses. Empty: no witness vouches that every reader was shown this log. */
      readonly cosignatures: readonly Cosignature[];
    }
  | { readonly ok: false; readonly fault: ReceiptFault };

export interface ProofToVerify {
  /** The receipt as a file. */
  readonly proof: Uint8Array;
  readonly entryBytes: Uint8Array;
  /** Keys of the log that are trusted: one of them must have signed. */
  readonly keys: readonly VerifierKey[];
  /** Cosignatures of others are ignored. */
  readonly witnesses?: readonly WitnessKey[];
}

/** The tools of verification: SHA-256 and Ed25519 of the machine it runs on. */
export interface VerifierTools {
  readonly hashing: Hashing;
  readonly verify: VerifyEd25519;
}

type Opened =
  | (OpenedCheckpoint & { readonly ok: true; readonly key: VerifierKey })
  | (OpenedCheckpoint & { ok: false });

const openWithAny = async (
  bytes: Uint8Array,
  { keys, witnesses }: ProofToVerify,
  verify: VerifyEd25519,
): Promise<Opened> => {
  for (const key of keys) {
    const opened = await openCheckpoint(bytes, key, verify, witnesses);
    if (opened.ok) return { ...opened, key };
    if (opened.fault !== 'no valid signature of the key') return opened;
  }
  return { ok: false, fault: 'no valid signature of the key' };
};

/** Verifies a receipt with nothing but its entry and the keys. Rejects only when `verify` does. */
export const verifyTlogProof = async (
  given: ProofToVerify,
  { hashing, verify }: VerifierTools,
): Promise<VerifiedProof> => {
  const proof = parseTlogProof(given.proof);
  if (proof === null) return { ok: false, fault: 'not a tlog-proof' };
  const opened = await openWithAny(proof.checkpoint, given, verify);
  if (!opened.ok) return opened;
  const { checkpoint, cosignatures, key } = opened;
  const leaf = leafHash(hashing, given.entryBytes);
  const { size, root } = checkpoint;
  if (!verifyInclusion(hashing, { leaf, index: proof.index, size, root, proof: proof.hashes })) {
    return { ok: false, fault: 'no way from the entry to the signed root' };
  }
  return { ok: true, proof, leaf, checkpoint, key, cosignatures };
};
