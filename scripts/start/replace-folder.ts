import { mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * How names of working folders begin; `web-build.ts` passes over them. The made files lie in their `dist`, which git
 * ignores.
 */
const PREFIX = '.making-';
/** A working folder that was not touched for so long belongs to a process that was killed. */
const ABANDONED_MS = 60 * 60_000;
/** Each try is lost only to another process that put its own folder there. */
const MAX_TRIES = 20;

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);

/** False where the first path does not exist, or the second holds something. */
const moved = async (from: string, to: string): Promise<boolean> => {
  try {
    await rename(from, to);
    return true;
  } catch (error) {
    const code = codeOf(error);
    if (code === 'ENOENT' || code === 'ENOTEMPTY' || code === 'EEXIST') return false;
    throw error;
  }
};

const removeAbandoned = async (parent: string): Promise<void> => {
  for (const name of await readdir(parent)) {
    if (!name.startsWith(PREFIX)) continue;
    const path = join(parent, name);
    const touched = await stat(path).then(
      ({ mtimeMs }) => mtimeMs,
      () => Date.now(),
    );
    if (Date.now() - touched > ABANDONED_MS) await rm(path, { recursive: true, force: true });
  }
};

export interface FolderReplacement {
  /** The folder to replace; it need not exist yet. */
  readonly target: string;
  /** Fills an empty folder on the same disk. */
  readonly make: (folder: string) => Promise<void>;
  /** Whether the target has become good meanwhile, by another process: then what was made here is dropped. */
  readonly isCurrent: () => Promise<boolean>;
}

/**
 * Makes a folder aside and puts it in place by renaming, so that no process ever reads half of one. If making fails,
 * the old folder stays. Any number of processes may do this at once; the target is one of theirs, whole.
 */
export const replaceFolder = async ({ target, make, isCurrent }: FolderReplacement): Promise<void> => {
  const parent = dirname(target);
  await removeAbandoned(parent);
  const work = await mkdtemp(join(parent, PREFIX));
  try {
    const made = join(work, 'dist');
    await make(made);
    for (let attempt = 1; attempt <= MAX_TRIES; attempt += 1) {
      if (await isCurrent()) return;
      await moved(target, join(work, `replaced-${attempt}`));
      if (await moved(made, target)) return;
    }
    throw new Error(`${target} could not be replaced: other processes keep replacing it`);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
};
