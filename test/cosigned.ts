import { utf8 } from '../engine/fairness/bytes.ts';
import type { WitnessedCheckpoint } from '../engine/kernel/event-codec.ts';
import { leafHash } from '../engine/log/merkle.ts';
import {
  encodeBundle,
  WITNESSED_CHECKPOINT_PATH,
  WITNESSED_SIZE_PATH,
  WITNESSES_PATH,
  witnessedPath,
} from '../engine/log/tiles.ts';
import { newTree } from '../engine/log/tree.ts';
import { formatWitnessKey } from '../engine/log/witness/cosignature.ts';
import { nodeHashing } from '../engine/node-hashing.ts';
import { cosignedNote, roomWitness, seenBy, testLog } from './room-witness.ts';
import { publishedEntry } from './sealed-log.ts';

export const testWitness = roomWitness.key;

const checkpointOf = (held: readonly Uint8Array[]) => {
  const tree = newTree(nodeHashing);
  for (const entry of held) tree.append(leafHash(nodeHashing, publishedEntry(entry).entry));
  return { size: held.length, root: tree.root() };
};

/** A checkpoint of these whole entries as they are published, signed by the fixture's log and cosigned at that second. */
export const cosigned = (held: readonly Uint8Array[], timestamp: number): Uint8Array => {
  const { size, root } = checkpointOf(held);
  return cosignedNote(size, timestamp, root);
};

/** The same as evidence of a room; by another origin the witness saw another log. */
export const cosignedEvidence = (
  held: readonly Uint8Array[],
  timestamp: number,
  origin = testLog.key.name,
): WitnessedCheckpoint => {
  const { size, root } = checkpointOf(held);
  return seenBy(timestamp, size, root, { origin });
};

/** A published log with up to 255 cosigned checkpoints beside it. */
export const withWitnessed = (
  files: ReadonlyMap<string, Uint8Array>,
  notes: readonly [Uint8Array, ...Uint8Array[]],
): Map<string, Uint8Array> =>
  new Map(files)
    .set(WITNESSES_PATH, utf8(`${formatWitnessKey(testWitness)}\n`))
    .set(WITNESSED_SIZE_PATH, utf8(`${notes.length}\n`))
    .set(witnessedPath(0, notes.length), encodeBundle(notes))
    .set(WITNESSED_CHECKPOINT_PATH, notes.at(-1) ?? notes[0]);
