import { mkdir, readdir } from 'node:fs/promises';
import { UsageError } from '../scripts/command-line.ts';

/** Makes the folder where there is none. @throws UsageError where something is in it already, or it is none */
export const emptyFolder = async (folder: string): Promise<void> => {
  const found = await mkdir(folder, { recursive: true }).then(
    () => readdir(folder),
    () => null,
  );
  if (found === null) throw new UsageError(`${folder} can't be made a folder`);
  if (found.length > 0) throw new UsageError(`${folder} isn't empty`);
};
