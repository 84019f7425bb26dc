import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { readIfThere, replaceFile } from './file-tile-store.ts';
import type { CheckpointFile } from './log-source.ts';

/** Keeps the last signed checkpoint in a file of its own, flushed to the disk before `write` returns. */
export const checkpointFileAt = (path: string): CheckpointFile => ({
  read: () => readIfThere(path),
  write: async (bytes) => {
    await mkdir(dirname(path), { recursive: true });
    await replaceFile(path, bytes);
  },
});
