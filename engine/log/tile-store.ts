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
}

export interface MemoryTileStore extends TileStore {
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** As a broken disk would. */
  remove(path: string): void;
}

/** Keeps the log in memory: for tests and for a demo that may forget. */
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
