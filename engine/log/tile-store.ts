import type { Instant } from '../kernel/decision.ts';
import { readCheckpoint } from './checkpoint.ts';
import { CHECKPOINT_PATH } from './tiles.ts';

/** One resource below the log's prefix. Paths are those of `tiles.ts`. */
export interface StoredFile {
  readonly path: string;
  readonly bytes: Uint8Array;
}

/**
 * Where the published log lies. Implementations pass the contract suite in `tile-store.spec.ts`.
 *
 * - `read` answers whole files or null, never half a file.
 * - `write` returns when every file survives a power cut. A reader sees each file's old or new bytes, nothing between.
 * - An entry bundle is written together with the tile of its leaf hashes, and dropped together with it.
 * - `removePartials` drops the partial tiles that a full one replaced.
 */
export interface TileStore {
  read(path: string): Promise<Uint8Array | null>;
  write(files: readonly StoredFile[]): Promise<void>;
  /** `fullPath` is the path of the full tile or bundle. Nothing to remove is no error. */
  removePartials(fullPath: string): Promise<void>;
  /** When the published checkpoint was written, by the store's own clock; null before the first. */
  publishedAt(): Promise<Instant | null>;
}

/** How many entries the published checkpoint covers; 0 before the first. */
export const publishedSize = async ({ read }: Pick<TileStore, 'read'>): Promise<number> => {
  const bytes = await read(CHECKPOINT_PATH);
  return (bytes === null ? null : readCheckpoint(bytes))?.size ?? 0;
};
