import type { Hashing } from '../../../../engine/fairness/hashing.ts';
import {
  type KeyHistoryFault,
  keysOf,
  MAX_KEYS_BYTES,
  openKeyHistory,
  sameKey,
} from '../../../../engine/log/key-history.ts';
import type { VerifierKey, VerifyEd25519 } from '../../../../engine/log/note.ts';
import { KEYS_PATH } from '../../../../engine/log/tiles.ts';
import type { ReadLog } from '../read-log.ts';

export interface LogPorts {
  readonly read: ReadLog;
  readonly hashing: Hashing;
  readonly verify: VerifyEd25519;
}

export type LogKeys =
  | { readonly ok: true; readonly keys: readonly VerifierKey[] }
  | { readonly ok: false; readonly fault: KeyHistoryFault };

/**
 * Every key that the log had, newest first, as their own changes prove. The page reads them only where today's key
 * isn't enough: most logs never change their key, and have no key history. Rejects when the fetch fails.
 */
export const readLogKeys = async ({ read, hashing, verify }: LogPorts, key: VerifierKey): Promise<LogKeys> => {
  const history = await openKeyHistory({ file: await read(KEYS_PATH, MAX_KEYS_BYTES), hashing, verify }, key.name);
  if (!history.ok) return history;
  const newest = history.changes.at(-1)?.to ?? key;
  if (!sameKey(newest, key)) return { ok: false, fault: 'changes that don’t follow each other' };
  return { ok: true, keys: history.changes.length === 0 ? [key] : keysOf(history.changes).toReversed() };
};
