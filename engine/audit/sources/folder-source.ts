import { readFileSync, statSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { CHECKPOINT_PATH, OPENINGS_FOLDER, parseLogPath } from '../../log/tiles.ts';
import { AuditStopped } from '../finding.ts';
import type { AuditSource } from './source.ts';

const sizeOf = async (path: string): Promise<number | null> =>
  stat(path).then(
    ({ size }) => size,
    () => null,
  );

/** Whether a copy has what opens sealed entries. */
export const hasOpenings = (root: string): Promise<boolean> =>
  stat(join(root, OPENINGS_FOLDER)).then(
    (found) => found.isDirectory(),
    () => false,
  );

/** The files of a copy whose checkpoint lies in `root` itself; `name` is for the report, and `opens` says whether its openings are to be read. */
export const copyIn = (root: string, name: string, opens: boolean): AuditSource => ({
  name,
  opens,
  // The auditor waits for each file, and the way through the thread pool costs several times the read itself.
  read: async (path, maxBytes) => {
    if (parseLogPath(path) === null) throw new TypeError(`not a path of the log: ${path}`);
    const file = join(root, path);
    const found = statSync(file, { throwIfNoEntry: false });
    if (found === undefined) return null;
    if (found.size > maxBytes) throw new AuditStopped('unreachable', `${path} has ${found.size} bytes`);
    return readFileSync(file);
  },
  list: async () => {
    const found = await readdir(root, { recursive: true, withFileTypes: true });
    return found
      .filter((entry) => entry.isFile())
      .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
      .sort();
  },
  statePage: async () => {
    throw new AuditStopped('unreachable', 'a copy shows no balances');
  },
});

/**
 * A copy of a log in a folder. A folder that holds a `log` folder with the checkpoint, as the data folder of a site
 * does, is taken for that one: the checkpoint beside it is the sealer's own.
 */
export const folderSource = async (folder: string): Promise<AuditSource> => {
  const inner = join(folder, 'log');
  const root = (await sizeOf(join(inner, CHECKPOINT_PATH))) === null ? folder : inner;
  if ((await sizeOf(join(root, CHECKPOINT_PATH))) === null) {
    throw new AuditStopped('unreachable', `there is no checkpoint in ${folder}`);
  }
  return copyIn(root, folder, await hasOpenings(root));
};
