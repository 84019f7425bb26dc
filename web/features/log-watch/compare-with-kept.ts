import { AuditStopped } from '../../../engine/audit/finding.ts';
import { checkContinuation } from '../../../engine/audit/mirror/continuation.ts';
import { utf8 } from '../../../engine/fairness/bytes.ts';
import type { Hashing } from '../../../engine/fairness/hashing.ts';
import { openCheckpoint, readCheckpoint } from '../../../engine/log/checkpoint.ts';
import { followKeys } from '../../../engine/log/key-history.ts';
import { formatVerifierKey, parseKeyFile, parseVerifierKey, type VerifyEd25519 } from '../../../engine/log/note.ts';
import { tileReader } from '../../../engine/log/read-tile.ts';
import { CHECKPOINT_PATH, KEY_PATH, KEYS_PATH } from '../../../engine/log/tiles.ts';
import type { ReadLog } from '../fairness/log/log-inclusion.ts';
import type { Contradiction, KeptCheckpoint } from './kept-checkpoint.ts';

export type Comparison =
  /** The log that is shown continues the one that was kept, or is the first that this device sees. */
  | { readonly status: 'continued'; readonly newest: KeptCheckpoint }
  | { readonly status: 'contradicted'; readonly contradiction: Contradiction }
  /** Nothing is published, or what is shows nothing either way: a file is missing or damaged. */
  | { readonly status: 'unclear' };

interface Ports {
  readonly hashing: Hashing;
  readonly verify: VerifyEd25519;
  readonly read: ReadLog;
}

/**
 * Compares the log that the site shows now with the checkpoint that this device keeps. A log that was shown to one visitor and
 * not to another, or was set back, can't continue it. Rejects when something couldn't be fetched.
 */
export const compareWithKept = async (
  { hashing, verify, read }: Ports,
  kept: KeptCheckpoint | null,
): Promise<Comparison> => {
  const [keyBytes, noteBytes] = await Promise.all([read(KEY_PATH), read(CHECKPOINT_PATH)]);
  const key = parseKeyFile(hashing, keyBytes);
  if (key === null || noteBytes === null) return { status: 'unclear' };
  const opened = await openCheckpoint(noteBytes, key, verify);
  if (!opened.ok) return { status: 'unclear' };
  const shown = { note: new TextDecoder().decode(noteBytes), verifierKey: formatVerifierKey(key) };
  if (kept === null) return { status: 'continued', newest: shown };

  const contradicted = (reason: Contradiction['reason']): Comparison => ({
    status: 'contradicted',
    contradiction: { kept, shown, reason },
  });
  const pinned = parseVerifierKey(hashing, kept.verifierKey);
  const before = readCheckpoint(utf8(kept.note));
  // What lies on the device was damaged there: it can accuse nobody.
  if (pinned === null || before === null) return { status: 'continued', newest: shown };
  const followed = await followKeys(pinned, { file: await read(KEYS_PATH), hashing, verify });
  if (!followed.ok || formatVerifierKey(followed.key) !== shown.verifierKey) return contradicted('key');
  const { checkpoint } = opened;
  if (checkpoint.size < before.size) return contradicted('shorter');
  try {
    await checkContinuation(hashing, before, checkpoint, tileReader(read));
  } catch (error) {
    if (!(error instanceof AuditStopped)) return { status: 'unclear' };
    return error.kind === 'fork' ? contradicted('fork') : { status: 'unclear' };
  }
  return { status: 'continued', newest: shown };
};
