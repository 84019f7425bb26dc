import { globSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** Whole at once, since another process may be loading the file. The web build passes over the name. */
const put = async (path: string, text: string): Promise<void> => {
  const folder = dirname(path);
  await mkdir(folder, { recursive: true });
  const aside = join(folder, `.making-${basename(path)}-${process.pid}`);
  await writeFile(aside, text);
  await rename(aside, path);
};

/** Makes a folder hold these modules and stylesheets, by name, and no others; writes only what differs. */
export const keepFiles = async (folder: string, wanted: ReadonlyMap<string, string>): Promise<void> => {
  for (const file of globSync('**/*.{ts,css}', { cwd: folder }))
    if (!wanted.has(file)) await rm(join(folder, file), { force: true });
  for (const [file, text] of wanted) {
    const path = join(folder, file);
    if ((await readFile(path, 'utf8').catch(() => '')) !== text) await put(path, text);
  }
};
