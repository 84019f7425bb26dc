import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { readCheckpoint } from './checkpoint.ts';
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

/**
 * The same checkpoint in two places, so that one of them can be set back without the other. The newer one counts. A damaged
 * one is answered, and the caller reports it. A write returns when both are flushed.
 */
export const mirroredCheckpointFile = (own: CheckpointFile, copy: CheckpointFile): CheckpointFile => ({
  read: async () => {
    const [here, there] = await Promise.all([own.read(), copy.read()]);
    if (here === null || there === null) return here ?? there;
    const [size, copied] = [readCheckpoint(here)?.size, readCheckpoint(there)?.size];
    if (size === undefined) return here;
    return copied === undefined || copied > size ? there : here;
  },
  write: async (bytes) => {
    await Promise.all([own.write(bytes), copy.write(bytes)]);
  },
});
