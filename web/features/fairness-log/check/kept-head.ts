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
  /** What the check took until then. */
  readonly elapsedMs: number;
}

export interface KeptHead extends CheckedSoFar {
  /** The address of the code that wrote it, which names its content: what other code remembers means something else. */
  readonly program: string;
  /** Whether nobody had stopped the check. */
  readonly running: boolean;
}

/** Whoever has it may check, read and keep: one check at a time on a device. */
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

/** Lends what is kept on this device. Rejects where nothing can be: also where tabs can't take turns, for want of a secure context. */
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

/** The check that was put aside on this device last, without what it remembers. Rejects where nothing can be kept. */
export const readKeptHead = (): Promise<KeptHead | null> => withKept('readonly', headIn);
