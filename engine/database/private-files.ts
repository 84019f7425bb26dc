import { chmod, lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Whether what was asked for isn't there, or isn't any more. */
export const isGone = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/**
 * Takes a path and all that is below it away from every user but its owner: folders 0700, files and sockets 0600. Links are
 * not followed, and what vanishes meanwhile or was never there is passed over.
 * @throws Error EPERM, where something belongs to another user
 */
export const makePrivate = async (path: string): Promise<void> => {
  try {
    const found = await lstat(path);
    if (found.isSymbolicLink()) return;
    const mode = found.isDirectory() ? 0o700 : 0o600;
    if ((found.mode & 0o7777) !== mode) await chmod(path, mode);
    if (!found.isDirectory()) return;
    for (const name of await readdir(path)) await makePrivate(join(path, name));
  } catch (error) {
    if (!isGone(error)) throw error;
  }
};
