import { utf8 } from '../engine/fairness/bytes.ts';
import { checkpointText } from '../engine/log/checkpoint.ts';
import { signerFromSeed } from '../engine/log/log-key.ts';
import { leafHash } from '../engine/log/merkle.ts';
import { formatNote, parseNote } from '../engine/log/note.ts';
import { signCheckpoint } from '../engine/log/testing/sign-checkpoint.ts';
import {
  encodeBundle,
  WITNESSED_CHECKPOINT_PATH,
  WITNESSED_SIZE_PATH,
  WITNESSES_PATH,
  witnessedPath,
} from '../engine/log/tiles.ts';
import { newTree } from '../engine/log/tree.ts';
import { cosignatureLine, witnessKeyOf } from '../engine/log/witness/cosign.ts';
import { cosignedMessage, formatWitnessKey } from '../engine/log/witness/cosignature.ts';
import { nodeHashing } from '../engine/node-hashing.ts';
import { fixtureSigner } from './fixture-log.ts';
import { publishedEntry } from './sealed-log.ts';

const witnessSigner = signerFromSeed('witness.test', '77'.repeat(32));
export const testWitness = witnessKeyOf(nodeHashing, 'witness.test', witnessSigner.key.publicKey);

/** A checkpoint of these whole entries as they are published, signed by the fixture's log and cosigned at that second. */
export const cosigned = (held: readonly Uint8Array[], timestamp: number): Uint8Array => {
  const tree = newTree(nodeHashing);
  for (const entry of held) tree.append(leafHash(nodeHashing, publishedEntry(entry).entry));
  const checkpoint = { origin: fixtureSigner.key.name, size: held.length, root: tree.root() };
  const note = parseNote(signCheckpoint(fixtureSigner, checkpoint));
  if (note === null) throw new Error('no note');
  const signed = witnessSigner.sign(cosignedMessage(timestamp, checkpointText(checkpoint)));
  const line = cosignatureLine(testWitness, timestamp, signed);
  return utf8(formatNote({ ...note, signatures: [...note.signatures, line] }));
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
