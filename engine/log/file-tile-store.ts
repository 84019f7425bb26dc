import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { StoredFile, TileStore } from './tile-store.ts';
import { CHECKPOINT_PATH, parseLogPath } from './tiles.ts';

/** Files that are flushed at the same time. More only queue up in the kernel. */
const PARALLEL_WRITES = 8;

const notThere = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');

const ifThere = async <Found>(found: Promise<Found>): Promise<Found | null> => {
  try {
    return await found;
  } catch (error) {
    if (notThere(error)) return null;
    throw error;
  }
};

/** The bytes of a file, or null where there is none. */
export const readIfThere = (path: string): Promise<Uint8Array | null> => ifThere(readFile(path));

/** Makes a folder's entries survive a power cut: new names in it, and replaced ones. */
const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

/** All of a file, or what it consists of, one after another. */
type FileContent = Uint8Array | Iterable<Uint8Array>;

const writeSynced = async (path: string, content: FileContent, mode: number): Promise<void> => {
  const handle = await open(path, 'w', mode);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
};

/**
 * Replaces a file so that a reader, and a machine that comes back from a power cut, sees all of the old bytes or all
 * of the new. The folder exists already.
 */
export const replaceFile = async (path: string, content: FileContent, mode = 0o644): Promise<void> => {
  const temporary = `${path}.new`;
  await writeSynced(temporary, content, mode);
  await rename(temporary, path);
  await syncFolder(dirname(path));
};

/** Every folder from the first to the last, below the root, the outermost first. */
const foldersBetween = (root: string, folder: string): string[] =>
  folder === root || folder.length < root.length ? [root] : [...foldersBetween(root, dirname(folder)), folder];

/** Keeps the log as files below `root`; the paths are those of the published log, so that any file server can show it. */
export const fileTileStore = (root: string): TileStore => {
  const locate = (path: string): string => {
    if (parseLogPath(path) === null) throw new TypeError(`not a path of the log: ${path.slice(0, 80)}`);
    return join(root, path);
  };
  const place = async ({ path, bytes }: StoredFile, touched: Set<string>): Promise<void> => {
    const target = locate(path);
    const folder = dirname(target);
    const made = await mkdir(folder, { recursive: true });
    if (made !== undefined) for (const each of foldersBetween(dirname(made), folder)) touched.add(each);
    touched.add(folder);
    await writeSynced(`${target}.new`, bytes, 0o644);
    await rename(`${target}.new`, target);
  };
  return {
    read: (path) => readIfThere(locate(path)),
    write: async (files) => {
      const touched = new Set<string>();
      const queue = files.values();
      const worker = async (): Promise<void> => {
        for (const file of queue) await place(file, touched);
      };
      await Promise.all(Array.from({ length: Math.min(PARALLEL_WRITES, files.length) }, worker));
      for (const folder of touched) await syncFolder(folder);
    },
    removePartials: (fullPath) => rm(`${locate(fullPath)}.p`, { recursive: true, force: true }),
    publishedAt: async () => {
      const file = await ifThere(stat(locate(CHECKPOINT_PATH)));
      return file === null ? null : Math.floor(file.mtimeMs);
    },
  };
};
