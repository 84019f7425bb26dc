import { utf8 } from '../../fairness/bytes.ts';
import { sameBytes, TILE_WIDTH } from '../merkle.ts';
import type { TileStore } from '../tile-store.ts';
import { encodeBundle, splitBundle, WITNESSED_CHECKPOINT_PATH, WITNESSED_SIZE_PATH, witnessedPath } from '../tiles.ts';
import { formatSize } from './add-checkpoint.ts';
import { readPage, SequenceDamaged, witnessedCount } from './sequence.ts';

/** The published sequence of cosigned checkpoints, as its one writer has it. */
export interface WitnessRecord {
  readonly count: number;
  /** The records behind the last full page: at most 255. */
  readonly open: readonly Uint8Array[];
  /** Null while there is none. */
  readonly newest: Uint8Array | null;
}

/** Shows that the sequence ends with `newest`. The pages are written already. */
const show = (tiles: TileStore, count: number, newest: Uint8Array): Promise<void> =>
  tiles.write([
    { path: WITNESSED_SIZE_PATH, bytes: utf8(formatSize(count)) },
    { path: WITNESSED_CHECKPOINT_PATH, bytes: newest },
  ]);

/** A page is written before it is counted: after a crash there may be one record more than is shown. */
const uncounted = async (tiles: TileStore, count: number): Promise<Uint8Array | null> => {
  const width = (count % TILE_WIDTH) + 1;
  const bytes = await tiles.read(witnessedPath(Math.floor(count / TILE_WIDTH), width));
  return (bytes === null ? null : splitBundle(bytes))?.[width - 1] ?? null;
};

/** Reads how far the sequence is, and shows what a crash left unshown. @throws SequenceDamaged */
export const resumeRecord = async (tiles: TileStore): Promise<WitnessRecord> => {
  const counted = await witnessedCount(tiles.read);
  const width = counted % TILE_WIDTH;
  const index = Math.floor(counted / TILE_WIDTH);
  const open = width === 0 ? [] : await readPage(tiles.read, index, width);
  const last = width === 0 && index > 0 ? (await readPage(tiles.read, index - 1, TILE_WIDTH)).at(-1) : open.at(-1);
  const record: WitnessRecord = { count: counted, open, newest: last ?? null };
  const more = await uncounted(tiles, counted);
  if (more !== null) return appended(tiles, record, more);
  const shown = await tiles.read(WITNESSED_CHECKPOINT_PATH);
  if (record.newest !== null && (shown === null || !sameBytes(shown, record.newest))) {
    await show(tiles, counted, record.newest);
  }
  return record;
};

const appended = async (tiles: TileStore, record: WitnessRecord, note: Uint8Array): Promise<WitnessRecord> => {
  const open = [...record.open, note];
  const index = Math.floor(record.count / TILE_WIDTH);
  const count = record.count + 1;
  await tiles.write([{ path: witnessedPath(index, open.length), bytes: encodeBundle(open) }]);
  await show(tiles, count, note);
  if (open.length < TILE_WIDTH) return { count, open, newest: note };
  await tiles.removePartials(witnessedPath(index, TILE_WIDTH));
  return { count, open: [], newest: note };
};

/**
 * Publishes one more cosigned checkpoint: its page, then the count. When this throws, the record is to be read again.
 * @throws SequenceDamaged when another process has written meanwhile.
 */
export const appendRecord = async (
  tiles: TileStore,
  record: WitnessRecord,
  note: Uint8Array,
): Promise<WitnessRecord> => {
  if ((await witnessedCount(tiles.read)) !== record.count || (await uncounted(tiles, record.count)) !== null) {
    throw new SequenceDamaged('another process records cosigned checkpoints');
  }
  return appended(tiles, record, note);
};
