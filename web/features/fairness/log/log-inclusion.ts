import { toHex, utf8 } from '../../../../engine/fairness/bytes.ts';
import type { Hashing } from '../../../../engine/fairness/hashing.ts';
import type { Verdict } from '../../../../engine/games/explanation/verdict.ts';
import { type Checkpoint, openCheckpoint } from '../../../../engine/log/checkpoint.ts';
import { leafHash } from '../../../../engine/log/merkle.ts';
import { parseKeyFile, type VerifierKey, type VerifyEd25519 } from '../../../../engine/log/note.ts';
import { inclusionProof, type ReadTile, verifyInclusion } from '../../../../engine/log/proofs.ts';
import { TileMissing, tileReader } from '../../../../engine/log/read-tile.ts';
import { CHECKPOINT_PATH, KEY_PATH } from '../../../../engine/log/tiles.ts';

/** Reads a resource below `/log/`. Null where there is none; rejects where the network fails. */
export type ReadLog = (path: string) => Promise<Uint8Array | null>;

/** Keeps what was read: a proof seen once can be computed again without a network. */
export const rememberingLog = (read: ReadLog): ReadLog => {
  const known = new Map<string, Uint8Array | null>();
  return async (path) => {
    try {
      const bytes = await read(path);
      known.set(path, bytes);
      return bytes;
    } catch (error) {
      const remembered = known.get(path);
      if (remembered === undefined) throw error;
      return remembered;
    }
  };
};

/** Many entries lie under the same tiles: each is asked for once. */
export const readingOnce = (read: ReadLog): ReadLog => {
  const asked = new Map<string, Promise<Uint8Array | null>>();
  return (path) => {
    const known = asked.get(path) ?? read(path);
    asked.set(path, known);
    return known;
  };
};

/** An entry as the game's proof holds it, at the place where the log is said to have it. */
export interface PlacedEntry {
  readonly position: number;
  readonly json: string;
}

/** One entry on its way from its own bytes up to the signed root. */
export interface EntryInclusion {
  readonly position: number;
  readonly verdict: Verdict;
  /** SHA-256(0x00 ‖ entry), and its siblings from the leaf up; 64 hex digits each. */
  readonly leaf: string;
  readonly siblings: readonly string[];
}

export type Inclusion =
  | {
      readonly status: 'checked';
      /** `pending` where entries wait to be sealed. */
      readonly verdict: Verdict;
      readonly checkpoint: Checkpoint;
      /** The checkpoint as it was signed. */
      readonly note: string;
      readonly key: VerifierKey;
      readonly entries: readonly EntryInclusion[];
    }
  /** There is no checkpoint yet. */
  | { readonly status: 'never-sealed'; readonly verdict: 'pending' }
  | { readonly status: 'unsigned'; readonly verdict: 'mismatch'; readonly fault: 'key' | 'signature' };

const decoder = new TextDecoder();

const proveEntry = async (
  hashing: Hashing,
  { size, root }: Checkpoint,
  readTile: ReadTile,
  { position, json }: PlacedEntry,
): Promise<EntryInclusion> => {
  const leaf = leafHash(hashing, utf8(json));
  const result = { position, leaf: toHex(leaf), siblings: [] };
  if (position >= size) return { ...result, verdict: 'pending' };
  try {
    const proof = await inclusionProof(hashing, position, size, readTile);
    const holds = verifyInclusion(hashing, { leaf, index: position, size, root, proof });
    return { ...result, verdict: holds ? 'match' : 'mismatch', siblings: proof.map(toHex) };
  } catch (error) {
    if (error instanceof TileMissing) return { ...result, verdict: 'mismatch' };
    throw error;
  }
};

const worst = (entries: readonly EntryInclusion[]): Verdict => {
  if (entries.some(({ verdict }) => verdict === 'mismatch')) return 'mismatch';
  return entries.some(({ verdict }) => verdict === 'pending') ? 'pending' : 'match';
};

export interface InclusionPorts {
  readonly hashing: Hashing;
  readonly verify: VerifyEd25519;
  readonly read: ReadLog;
  /** Lets the page breathe between two entries. */
  readonly pause: () => Promise<void>;
}

/**
 * Proves that entries stand in the published log, byte for byte and where they are said to stand: the checkpoint carries
 * a valid signature of the log's key, and each leaf leads to the signed root. Rejects only when something couldn't be
 * fetched.
 */
export const proveInclusion = async (
  { hashing, verify, read, pause }: InclusionPorts,
  placed: readonly PlacedEntry[],
): Promise<Inclusion> => {
  const [keyBytes, note] = await Promise.all([read(KEY_PATH), read(CHECKPOINT_PATH)]);
  // A log that was never sealed has no checkpoint yet.
  if (note === null) return { status: 'never-sealed', verdict: 'pending' };
  const key = parseKeyFile(hashing, keyBytes);
  if (key === null) return { status: 'unsigned', verdict: 'mismatch', fault: 'key' };
  const opened = await openCheckpoint(note, key, verify);
  if (!opened.ok) return { status: 'unsigned', verdict: 'mismatch', fault: 'signature' };
  const { checkpoint } = opened;
  const readTile = tileReader(readingOnce(read));
  const entries: EntryInclusion[] = [];
  for (const entry of placed) {
    entries.push(await proveEntry(hashing, checkpoint, readTile, entry));
    await pause();
  }
  return { status: 'checked', verdict: worst(entries), checkpoint, note: decoder.decode(note), key, entries };
};
