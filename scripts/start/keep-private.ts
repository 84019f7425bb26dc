import { chmod, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { makePrivate } from '../../engine/database/private-files.ts';

/**
 * The site's own entries in its data folder: the table in docs/configuration.md. The last one is of earlier versions.
 */
const OWN = ['postgres', 'log', 'secrets', 'checkpoint', 'operator.sock', 'data.lock', 'glasscase.lock'] as const;
const own: ReadonlySet<string> = new Set(OWN);

/**
 * From here on this process makes files for its own user alone (umask 077). The site's own files and folders in the
 * data folder get the modes 0600 and 0700. A data folder that holds other things keeps its own mode, because it may
 * belong to other programs, too.
 */
export const keepPrivate = async (dataDir: string): Promise<void> => {
  process.umask(0o077);
  await mkdir(dataDir, { recursive: true });
  for (const name of OWN) await makePrivate(join(dataDir, name));
  if ((await readdir(dataDir)).every((name) => own.has(name))) await chmod(dataDir, 0o700);
};
