import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Drops the partial files of a tile, bundle or page that grew, all but the one of that width; 0 when it is full. */
export const dropPartials = async (folder: string, fullPath: string, width: number): Promise<void> => {
  const partials = join(folder, `${fullPath}.p`);
  for (const name of await readdir(partials).catch(() => [])) {
    if (name !== String(width)) await rm(join(partials, name), { recursive: true, force: true });
  }
  if (width === 0) await rm(partials, { recursive: true, force: true });
};
