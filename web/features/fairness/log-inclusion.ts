import { toHex } from '../../../engine/fairness/bytes.ts';
import type { Hashing } from '../../../engine/fairness/hashing.ts';
import { type Json, parseCanonical } from '../../../engine/kernel/canonical-json.ts';
import { type Checkpoint, openCheckpoint } from '../../../engine/log/checkpoint.ts';
import { HASH_BYTES, leafHash, TILE_WIDTH } from '../../../engine/log/merkle.ts';
import { parseVerifierKey, type VerifierKey, type VerifyEd25519 } from '../../../engine/log/note.ts';
import { inclusionProof, type ReadTile, verifyInclusion } from '../../../engine/log/proofs.ts';
import { bundlePath, CHECKPOINT_PATH, KEY_PATH, splitBundle, tilePath } from '../../../engine/log/tiles.ts';
import type { RoundFacts } from './verification.ts';

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

/** What is wrong with the log, or with the round's place in it. */
export type InclusionFault = 'key' | 'signature' | 'bundle' | 'entry' | 'proof';

export type Inclusion =
  | {
      readonly status: 'included';
      readonly checkpoint: Checkpoint;
      readonly key: VerifierKey;
      /** The leaf and its siblings from the leaf up, 64 hex digits each. */
      readonly leaf: string;
      readonly siblings: readonly string[];
      /** The entry as it stands in the log. */
      readonly entry: string;
    }
  | { readonly status: 'not-sealed'; readonly sealedSize: number }
  | { readonly status: 'mismatch'; readonly fault: InclusionFault; readonly differing: readonly string[] };

const mismatch = (fault: InclusionFault, differing: readonly string[] = []): Inclusion => ({
  status: 'mismatch',
  fault,
  differing,
});

const decoder = new TextDecoder();

const member = (value: Json, key: string): Json | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value).find(([name]) => name === key)?.[1]
    : undefined;

/** Names of the facts that the log states differently from the page. Empty when the entry is exactly this round. */
export const differingFacts = (entry: string, facts: RoundFacts): readonly string[] => {
  let json: Json;
  try {
    json = parseCanonical(entry);
  } catch {
    return ['entry'];
  }
  const data = member(json, 'data') ?? null;
  const expected: readonly (readonly [string, Json])[] = [
    ['pairId', facts.pairId],
    ['roundNo', facts.roundNo],
    ['userSeed', facts.userSeed],
    ['entropy', facts.entropy],
    ['case', facts.caseSlug],
    ['caseVersion', facts.caseVersion],
    ['oddsHash', facts.oddsHash],
    ['price', String(facts.price)],
    ['ticket', facts.ticket],
    ['entry', facts.entryIndex],
    ['float', facts.float],
  ];
  const type = member(json, 'type') === 'CaseOpened' ? [] : ['type'];
  return [...type, ...expected.filter(([name, value]) => member(data, name) !== value).map(([name]) => name)];
};

/** Reads a partial resource, or the full one that has replaced it since. */
const readWithFallback = async (read: ReadLog, partial: string, full: string): Promise<Uint8Array | null> =>
  (await read(partial)) ?? (partial === full ? null : await read(full));

class TileMissing extends Error {
  override readonly name = 'TileMissing';
}

const tileReader =
  (read: ReadLog): ReadTile =>
  async (level, index, width) => {
    const bytes = await readWithFallback(read, tilePath(level, index, width), tilePath(level, index, TILE_WIDTH));
    if (bytes === null || bytes.length < width * HASH_BYTES) throw new TileMissing(tilePath(level, index, width));
    return bytes.subarray(0, width * HASH_BYTES);
  };

const readEntry = async (read: ReadLog, position: number, size: number): Promise<Uint8Array | null> => {
  const index = Math.floor(position / TILE_WIDTH);
  const width = Math.min(TILE_WIDTH, size - index * TILE_WIDTH);
  const bundle = await readWithFallback(read, bundlePath(index, width), bundlePath(index, TILE_WIDTH));
  return (bundle === null ? null : splitBundle(bundle))?.[position - index * TILE_WIDTH] ?? null;
};

/**
 * Proves that the round stands in the published log as the page shows it: the checkpoint carries a valid signature of
 * the log's key, the entry at the round's position says the same as the page, and its leaf leads to the signed root.
 * Rejects only when something couldn't be fetched.
 */
export const proveInclusion = async (
  hashing: Hashing,
  verify: VerifyEd25519,
  read: ReadLog,
  facts: RoundFacts,
): Promise<Inclusion> => {
  const [keyBytes, checkpointBytes] = await Promise.all([read(KEY_PATH), read(CHECKPOINT_PATH)]);
  // A log that was never sealed has no checkpoint yet.
  if (checkpointBytes === null) return { status: 'not-sealed', sealedSize: 0 };
  const key = keyBytes === null ? null : parseVerifierKey(hashing, decoder.decode(keyBytes).trim());
  if (key === null) return mismatch('key');
  const opened = await openCheckpoint(checkpointBytes, key, verify);
  if (!opened.ok) return mismatch('signature');
  const { checkpoint } = opened;
  const position = Number(facts.position);
  if (position >= checkpoint.size) return { status: 'not-sealed', sealedSize: checkpoint.size };

  const bytes = await readEntry(read, position, checkpoint.size);
  if (bytes === null) return mismatch('bundle');
  const entry = decoder.decode(bytes);
  const differing = differingFacts(entry, facts);
  if (differing.length > 0) return mismatch('entry', differing);

  const leaf = leafHash(hashing, bytes);
  try {
    const proof = await inclusionProof(hashing, position, checkpoint.size, tileReader(read));
    if (!verifyInclusion(hashing, { leaf, index: position, size: checkpoint.size, root: checkpoint.root, proof })) {
      return mismatch('proof');
    }
    return { status: 'included', checkpoint, key, leaf: toHex(leaf), siblings: proof.map(toHex), entry };
  } catch (error) {
    if (error instanceof TileMissing) return mismatch('proof');
    throw error;
  }
};
