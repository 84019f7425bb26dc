import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Another process has this data folder open; two would corrupt it. */
export class DataFolderInUse extends Error {
  override readonly name = 'DataFolderInUse';
}

/** The folder's lock file can't be made or locked: its rights, or a file system without locks. */
class DataFolderUnlockable extends Error {
  override readonly name = 'DataFolderUnlockable';
}

export interface DataFolderLock {
  release(): void;
}

/** SQLITE_BUSY: another process has the lock. */
const BUSY = 5;

/**
 * Takes the folder for this process: SQLite's lock on an empty file, which is an advisory lock of the operating system.
 * Node has no call for one. The kernel knows the holder whatever its PID namespace is, and frees the lock at the moment in
 * which the holder's process ends; a file that lies there means nothing. Nothing else may ever open this file in the same
 * process: closing it there would free the lock.
 * @throws DataFolderInUse, DataFolderUnlockable
 */
export const lockDataFolder = (folder: string): DataFolderLock => {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  let file: DatabaseSync | undefined;
  try {
    file = new DatabaseSync(join(folder, 'data.lock'), { timeout: 0 });
    file.exec('PRAGMA journal_mode = OFF; BEGIN EXCLUSIVE');
  } catch (error) {
    file?.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === BUSY) {
      throw new DataFolderInUse(`the data folder ${folder} is in use by another process`);
    }
    throw new DataFolderUnlockable(
      `the data folder ${folder} can't be locked: ${error instanceof Error ? error.message : 'unknown'}`,
    );
  }
  // The garbage collector closes a handle that has no reference, and the lock is gone with it.
  const held = file;
  const close = (): void => held.close();
  process.once('exit', close);
  return {
    release: () => {
      process.off('exit', close);
      if (held.isOpen) held.close();
    },
  };
};
