import type { Instant } from '../../kernel/decision.ts';
import type { TileStore } from '../tile-store.ts';
import { CHECKPOINT_PATH } from '../tiles.ts';

export interface MemoryTileStore extends TileStore {
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** As a broken disk would. */
  remove(path: string): void;
}

/** Keeps the log in memory: for tests. */
export const memoryTileStore = (clock: () => Instant = Date.now): MemoryTileStore => {
  const files = new Map<string, Uint8Array>();
  let publishedAt: Instant | null = null;
  return {
    files,
    remove: (path) => void files.delete(path),
    read: async (path) => files.get(path)?.slice() ?? null,
    write: async (written) => {
      for (const { path, bytes } of written) files.set(path, bytes.slice());
      if (written.some(({ path }) => path === CHECKPOINT_PATH)) publishedAt = clock();
    },
    publishedAt: async () => publishedAt,
    removePartials: async (fullPath) => {
      for (const path of files.keys()) if (path.startsWith(`${fullPath}.p/`)) files.delete(path);
    },
  };
};
