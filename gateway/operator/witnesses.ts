import type { Instant } from '../../engine/kernel/decision.ts';
import { readCheckpoint } from '../../engine/log/checkpoint.ts';
import { TILE_WIDTH } from '../../engine/log/merkle.ts';
import { parseNote, signaturesOf } from '../../engine/log/note.ts';
import { WITNESSES_PATH } from '../../engine/log/tiles.ts';
import { readCosignatureLine, type WitnessKey } from '../../engine/log/witness/cosignature.ts';
import { parseWitnesses } from '../../engine/log/witness/published-witnesses.ts';
import { readPage, SequenceDamaged, witnessedCount } from '../../engine/log/witness/sequence.ts';
import { nodeHashing } from '../../engine/node-hashing.ts';
import type { OperatorContext } from './context.ts';

type Tiles = OperatorContext['tiles'];

/** Pages of cosigned checkpoints that are looked through for a witness. */
const PAGES = 4;

export interface WitnessStanding {
  readonly name: string;
  /** Entries of the newest checkpoint that the witness cosigned; null where it is further back than is looked. */
  readonly size: number | null;
  /** By the clock of the witness. */
  readonly cosignedAt: Instant | null;
  /** Entries of the newest checkpoint that it doesn't cover. */
  readonly behind: number | null;
}

interface Last {
  readonly size: number;
  readonly cosignedAt: Instant;
}

/** The last cosignature of each witness. The sequence grows by checkpoints of a size that never falls. */
const lastCosignatures = async (tiles: Tiles, witnesses: readonly WitnessKey[]) => {
  const found = new Map<WitnessKey, Last>();
  const count = await witnessedCount(tiles.read);
  const newest = Math.ceil(count / TILE_WIDTH) - 1;
  for (let index = newest; index > newest - PAGES && index >= 0 && found.size < witnesses.length; index -= 1) {
    const notes = await readPage(tiles.read, index, Math.min(TILE_WIDTH, count - index * TILE_WIDTH));
    for (const bytes of notes.toReversed()) {
      const note = parseNote(bytes);
      const checkpoint = readCheckpoint(bytes);
      if (note === null || checkpoint === null) throw new SequenceDamaged('a record is no checkpoint');
      for (const key of witnesses.filter((one) => !found.has(one))) {
        const [line] = signaturesOf(note, key);
        const read = line === undefined ? null : readCosignatureLine(line);
        if (read !== null) found.set(key, { size: checkpoint.size, cosignedAt: read.timestamp * 1_000 });
      }
    }
  }
  return found;
};

/** Where each witness is that this site ever had, in the order in which it got them. @throws SequenceDamaged */
export const witnessesOf = async (tiles: Tiles, sealed: number): Promise<readonly WitnessStanding[]> => {
  const bytes = await tiles.read(WITNESSES_PATH);
  const keys = bytes === null ? [] : parseWitnesses(nodeHashing, bytes);
  if (keys === null) throw new SequenceDamaged(`${WITNESSES_PATH} has another form`);
  const last = await lastCosignatures(tiles, keys);
  return keys.map((key) => {
    const { size, cosignedAt } = last.get(key) ?? { size: null, cosignedAt: null };
    return { name: key.name, size, cosignedAt, behind: size === null ? null : Math.max(sealed - size, 0) };
  });
};
