import type { TileStore } from '../tile-store.ts';

export interface MemoryTileStore extends TileStore {
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** As a broken disk would. */
  remove(path: string): void;
}

/** Keeps the log in memory: for tests. */
export const memoryTileStore = (): MemoryTileStore => {
  const files = new Map<string, Uint8Array>();
  return {
    files,
    remove: (path) => void files.delete(path),
    read: async (path) => files.get(path)?.slice() ?? null,
    write: async (written) => {
      for (const { path, bytes } of written) files.set(path, bytes.slice());
    },
    removePartials: async (fullPath) => {
      for (const path of files.keys()) if (path.startsWith(`${fullPath}.p/`)) files.delete(path);
    },
  };
};
