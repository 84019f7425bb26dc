import type { FindingsMemory } from '../../../../engine/audit/finding.ts';
import type { Tile } from '../../../../engine/log/tree.ts';
import type { SeenLog } from './seen-log.ts';

/** How far a check was when it was put aside, with all that its tree remembers. */
export interface CheckedSoFar {
  /** The checkpoint that it followed. */
  readonly log: SeenLog;
  /** Entries checked, and the root of their tree, 64 hex digits. */
  readonly position: number;
  readonly root: string;
  readonly partials: readonly Tile[];
  readonly findings: FindingsMemory;
  /** The time that the check took until then. */
  readonly elapsedMs: number;
}

export interface KeptHead extends CheckedSoFar {
  /** The address of the code that wrote it, which names the code's content: other code keeps data of another form. */
  readonly program: string;
  /** False after the player stopped the check. */
  readonly running: boolean;
}

/** The lock for checking, reading and keeping: a device runs one check at a time. */
export const CHECK_LOCK = 'glasscase.log-check';

const DATABASE = 'glasscase.log-check';
export const HEAD = 'head';
const PIECES = 'pieces';

export const answerOf = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });

const completed = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(transaction.error));
  });

const openDatabase = (): Promise<IDBDatabase> => {
  const request = indexedDB.open(DATABASE, 1);
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore(HEAD);
    request.result.createObjectStore(PIECES, { autoIncrement: true });
  });
  return answerOf(request);
};

/** Opens the kept check of this device. Rejects where the browser can't keep one; so does an insecure context. */
export const withKept = async <Result>(
  mode: IDBTransactionMode,
  use: (head: IDBObjectStore, pieces: IDBObjectStore) => Promise<Result>,
): Promise<Result> => {
  if (!globalThis.isSecureContext) throw new DOMException('nothing is kept without locks', 'SecurityError');
  const database = await openDatabase();
  try {
    const transaction = database.transaction([HEAD, PIECES], mode);
    const done = completed(transaction);
    const result = await use(transaction.objectStore(HEAD), transaction.objectStore(PIECES));
    await done;
    return result;
  } finally {
    database.close();
  }
};

export const headIn = async (store: IDBObjectStore): Promise<KeptHead | null> => {
  const found: IDBRequest<KeptHead | undefined> = store.get(HEAD);
  return (await answerOf(found)) ?? null;
};

/** The head of the kept check, without its memory. Rejects where the browser can't keep checks. */
export const readKeptHead = (): Promise<KeptHead | null> => withKept('readonly', headIn);
