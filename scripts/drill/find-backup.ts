import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** There is nothing to restore from. The message is one line. */
class NoBackup extends Error {
  override readonly name = 'NoBackup';
}

const timeOf = (path: string): Promise<number | null> =>
  stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => null,
  );

/** When the database of a copy was last written to; null where the folder is no copy of a data folder. */
const writtenAt = async (folder: string): Promise<number | null> =>
  (await timeOf(join(folder, 'postgres', 'global', 'pg_control'))) ?? timeOf(join(folder, 'postgres'));

/** The newest copy of a data folder: the folder itself, or one of those in it. @throws NoBackup */
export const newestBackup = async (folder: string): Promise<string> => {
  const names = await readdir(folder).catch(() => {
    throw new NoBackup('the folder of GLASSCASE_BACKUP cannot be read');
  });
  const found = await Promise.all(
    [folder, ...names.map((name) => join(folder, name))].map(async (path) => ({ path, at: await writtenAt(path) })),
  );
  const [newest] = found
    .flatMap(({ path, at }) => (at === null ? [] : [{ path, at }]))
    .toSorted((one, other) => other.at - one.at);
  if (newest === undefined) throw new NoBackup('the folder of GLASSCASE_BACKUP holds no copy of a data folder');
  return newest.path;
};

/** The bytes of all files of a folder. */
export const folderBytes = async (folder: string): Promise<number> => {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  let bytes = 0;
  for (const { parentPath, name } of files) bytes += (await stat(join(parentPath, name))).size;
  return bytes;
};
