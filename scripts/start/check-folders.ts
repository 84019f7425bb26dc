import { access, constants, stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Configuration } from '../../gateway/site/configuration/environment.ts';
import { ConfigurationError } from '../../gateway/site/configuration.ts';

const MIB = 1024 * 1024;
/** Bytes. A new embedded database takes 62 MiB, and its log grows by files of 16. */
const NEEDED = { newDatabase: 128 * MIB, other: 32 * MIB };

type Places = Pick<Configuration, 'DATA_DIR' | 'DATABASE_URL' | 'GLASSCASE_CHECKPOINT_COPY' | 'GLASSCASE_SECURITY_LOG'>;

const statOf = (path: string) => stat(path).catch(() => null);

/** The folder, or the one above it in which it will be made. */
const foundAbove = async (path: string): Promise<string> => {
  const parent = dirname(path);
  return (await statOf(path)) !== null || parent === path ? path : foundAbove(parent);
};

/** @throws ConfigurationError where nothing can be written there */
const checkFolder = async (name: string, folder: string): Promise<string> => {
  const found = await foundAbove(folder);
  if ((await statOf(found))?.isDirectory() !== true)
    throw new ConfigurationError(`${name}: ${found} is no folder; set ${name} to one`);
  await access(found, constants.W_OK).catch(() => {
    throw new ConfigurationError(`${name}: this user can't write to ${found}; set ${name} to another folder`);
  });
  return found;
};

/** Whether the site can keep what it has to keep, before it writes any of it. @throws ConfigurationError */
export const checkFolders = async (places: Places): Promise<void> => {
  const { DATA_DIR, DATABASE_URL, GLASSCASE_CHECKPOINT_COPY: copy, GLASSCASE_SECURITY_LOG: securityLog } = places;
  const { bavail, bsize } = await statfs(await checkFolder('DATA_DIR', DATA_DIR));
  const isNew = DATABASE_URL === undefined && (await statOf(join(DATA_DIR, 'postgres'))) === null;
  const [free, needed] = [bavail * bsize, isNew ? NEEDED.newDatabase : NEEDED.other];
  if (free < needed) {
    const [left, wanted] = [free, needed].map((bytes) => Math.floor(bytes / MIB));
    throw new ConfigurationError(
      `DATA_DIR: the disk has ${left} MiB left, and a start needs ${wanted}; free some, or set DATA_DIR to a folder of another disk`,
    );
  }
  if (copy.kind === 'folder') await checkFolder('GLASSCASE_CHECKPOINT_COPY', copy.folder);
  if (securityLog !== '' && securityLog !== 'stdout') await checkFolder('GLASSCASE_SECURITY_LOG', dirname(securityLog));
};
