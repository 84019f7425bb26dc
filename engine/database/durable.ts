import { open, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isGone } from './private-files.ts';

const syncOne = async (path: string): Promise<void> => {
  try {
    const handle = await open(path, 'r');
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  } catch (error) {
    if (!isGone(error)) throw error;
  }
};

/** Names every folder below, itself last, so that a new file's name is on the disk after the file. */
const walk = async (
  folder: string,
  since: number,
): Promise<{ readonly files: string[]; readonly folders: string[] }> => {
  const files: string[] = [];
  const folders: string[] = [];
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isDirectory()) folders.push(path);
    else if (entry.isFile()) {
      const changed = await stat(path).catch((error: unknown) => {
        if (isGone(error)) return null;
        throw error;
      });
      if (changed !== null && changed.mtimeMs >= since) files.push(path);
    }
  }
  return { files, folders: [...folders.reverse(), folder] };
};

/**
 * Brings everything below a folder to the disk: every file changed at or after `since` (milliseconds since 1970) and
 * every folder. Files that vanish meanwhile are skipped.
 */
export const syncFolder = async (folder: string, since: number): Promise<void> => {
  const { files, folders } = await walk(folder, since);
  for (const path of files) await syncOne(path);
  for (const path of folders) await syncOne(path);
};
