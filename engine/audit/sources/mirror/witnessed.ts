import { TILE_WIDTH } from '../../../log/merkle.ts';
import { MAX_NOTE_BYTES } from '../../../log/note.ts';
import type { TileStore } from '../../../log/tile-store.ts';
import {
  MAX_BUNDLE_BYTES,
  WITNESSED_CHECKPOINT_PATH,
  WITNESSED_SIZE_PATH,
  WITNESSES_PATH,
  witnessedPath,
} from '../../../log/tiles.ts';
import { SequenceDamaged, witnessedCount } from '../../../log/witness/sequence.ts';
import { AuditStopped } from '../../finding.ts';
import type { AuditSource } from '../source.ts';
import { dropPartials } from './drop-partials.ts';

const countOf = async (read: (path: string) => Promise<Uint8Array | null>): Promise<number> => {
  try {
    return await witnessedCount(read);
  } catch (error) {
    if (error instanceof SequenceDamaged) throw new AuditStopped('timing', error.message);
    throw error;
  }
};

/** Copies the checkpoints that witnesses cosigned, as far as they aren't kept yet. `timing` judges them. */
export const copyWitnessed = async (
  source: AuditSource,
  folder: string,
  store: TileStore,
  fetched: (bytes: number) => void,
): Promise<void> => {
  const count = await countOf((path) => source.read(path, MAX_NOTE_BYTES));
  if (count === 0) return;
  const kept = await countOf(store.read);
  for (let index = Math.floor(kept / TILE_WIDTH); index * TILE_WIDTH < count; index += 1) {
    const width = Math.min(TILE_WIDTH, count - index * TILE_WIDTH);
    const path = witnessedPath(index, width);
    const exact = await source.read(path, MAX_BUNDLE_BYTES);
    const full = witnessedPath(index, TILE_WIDTH);
    const bytes = exact ?? (await source.read(full, MAX_BUNDLE_BYTES));
    if (bytes === null) throw new AuditStopped('timing', `${path} is missing`);
    fetched(bytes.length);
    await store.write([{ path: exact === null ? full : path, bytes }]);
  }
  for (const path of [WITNESSES_PATH, WITNESSED_CHECKPOINT_PATH, WITNESSED_SIZE_PATH]) {
    const bytes = await source.read(path, MAX_NOTE_BYTES);
    if (bytes !== null) await store.write([{ path, bytes }]);
  }
  for (let index = Math.floor(kept / TILE_WIDTH); index * TILE_WIDTH < count; index += 1) {
    const width = Math.min(TILE_WIDTH, count - index * TILE_WIDTH);
    await dropPartials(folder, witnessedPath(index, TILE_WIDTH), width === TILE_WIDTH ? 0 : width);
  }
};
