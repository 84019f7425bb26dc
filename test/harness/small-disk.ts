import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A file system of so many MiB; null, said in one line, where this user may not mount one. */
export const smallDisk = async (
  mebibytes: number,
): Promise<{ readonly folder: string; remove(): Promise<void> } | null> => {
  const folder = await mkdtemp(join(tmpdir(), 'glasscase-disk-'));
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${mebibytes}m`, 'tmpfs', folder]);
  } catch {
    await rm(folder, { recursive: true });
    process.stdout.write('no small disk here: this user may not mount one\n');
    return null;
  }
  return {
    folder,
    remove: async () => {
      // Lazily: a database that failed may still hold a file.
      await run('umount', ['--lazy', folder]);
      await rm(folder, { recursive: true });
    },
  };
};
