import { linkSync, mkdirSync, readFileSync, renameSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Another process has this data folder open; two would corrupt it. */
export class DataFolderInUse extends Error {
  override readonly name = 'DataFolderInUse';
}

export interface DataFolderLock {
  release(): void;
}

const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;

const readOrNull = (path: string): string | null => {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
};

/** When a process began, in clock ticks since boot, where the system tells: a number may be given to another process. */
const startOf = (pid: number): string => {
  const stat = readOrNull(`/proc/${pid}/stat`);
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
};

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
};

const holderOf = (lock: string): number | null => {
  const [pidText = '', start = ''] = lock.trim().split(' ');
  const pid = Number(pidText);
  if (!Number.isSafeInteger(pid) || pid <= 0 || !isAlive(pid)) return null;
  return start === '' || startOf(pid) === '' || startOf(pid) === start ? pid : null;
};

/**
 * Takes the folder's lock file, `<pid> <start of the process>`. A lock whose process is gone is taken over; of several
 * that try this at once, the last to write wins and the others see it, for everybody looks again after a moment.
 * @throws DataFolderInUse
 */
export const lockDataFolder = async (folder: string): Promise<DataFolderLock> => {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, 'glasscase.lock');
  const mine = `${process.pid} ${startOf(process.pid)} ${crypto.randomUUID()}\n`;
  const draft = `${path}.${process.pid}.${crypto.randomUUID()}`;
  const inUse = (pid: number | string): DataFolderInUse =>
    new DataFolderInUse(`the data folder ${folder} is in use by process ${pid}`);
  writeFileSync(draft, mine, { mode: 0o600 });
  try {
    linkSync(draft, path);
    unlinkSync(draft);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    const holder = holderOf(readOrNull(path) ?? '');
    if (holder !== null) {
      unlinkSync(draft);
      throw inUse(holder);
    }
    renameSync(draft, path);
    await sleep(150);
    const now = readOrNull(path);
    if (now !== mine) throw inUse(now?.split(' ')[0] ?? 'unknown');
  }
  return {
    release: () => {
      if (readOrNull(path) === mine) unlinkSync(path);
    },
  };
};
