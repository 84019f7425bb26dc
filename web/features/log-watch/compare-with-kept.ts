import { AuditStopped } from '../../../engine/audit/finding.ts';
import { checkContinuation } from '../../../engine/audit/sources/mirror/continuation.ts';
import { utf8 } from '../../../engine/fairness/bytes.ts';
import type { Hashing } from '../../../engine/fairness/hashing.ts';
import { type Checkpoint, openCheckpoint, readCheckpoint } from '../../../engine/log/checkpoint.ts';
import { type Continuation, openContinuation } from '../../../engine/log/continuation.ts';
import { followKeys, sameKey, splitNotes } from '../../../engine/log/key-history.ts';
import { sameBytes } from '../../../engine/log/merkle.ts';
import {
  formatVerifierKey,
  parseKeyFile,
  parseVerifierKey,
  type VerifierKey,
  type VerifyEd25519,
} from '../../../engine/log/note.ts';
import { tileReader } from '../../../engine/log/read-tile.ts';
import { CHECKPOINT_PATH, CONTINUED_PATH, KEY_PATH, KEYS_PATH } from '../../../engine/log/tiles.ts';
import type { ReadLog } from '../fairness/log/log-inclusion.ts';
import type { Contradiction, KeptCheckpoint, StatedLoss } from './kept-checkpoint.ts';

export type Comparison =
  /** The log that is shown continues the one that was kept, or is the first that this device sees. */
  | { readonly status: 'continued'; readonly newest: KeptCheckpoint }
  | { readonly status: 'contradicted'; readonly contradiction: Contradiction }
  /** The site publishes no log, or a file of it is missing or damaged: the comparison has no result. */
  | { readonly status: 'unclear' };

interface Ports {
  readonly hashing: Hashing;
  readonly verify: VerifyEd25519;
  readonly read: ReadLog;
}

interface Shown {
  readonly checkpoint: Checkpoint;
  readonly key: VerifierKey;
  readonly ports: Ports;
}

/** Whether that key, or a key that it was changed to, signs the log. */
const leadsTo = async (from: VerifierKey, { key, ports: { hashing, verify, read } }: Shown): Promise<boolean> => {
  const followed = await followKeys(from, { file: await read(KEYS_PATH), hashing, verify });
  return followed.ok && sameKey(followed.key, key);
};

/**
 * The house's statement about the loss of the log that this device knows, where another log continues it; otherwise the
 * reason of the contradiction. A statement doesn't count where it leaves out entries that this device was shown.
 * @throws AuditStopped where the other log doesn't begin with the entries that the statement calls kept
 */
const lossBetween = async (before: Checkpoint, pinned: VerifierKey, shown: Shown): Promise<Contradiction['reason']> => {
  const { checkpoint, ports } = shown;
  const { hashing, read } = ports;
  let found: StatedLoss | null = null;
  let at = pinned;
  let kept: Continuation['kept'] = before;
  for (const note of splitNotes((await read(CONTINUED_PATH)) ?? new Uint8Array(0)) ?? []) {
    const stated = await openContinuation(note, at, ports);
    if (stated === null) continue;
    if (found === null && stated.lost.size < before.size) return 'shorter';
    if (found === null && stated.lost.size === before.size && !sameBytes(stated.lost.root, before.root)) return 'fork';
    if (found === null && stated.kept.size < before.size) kept = stated.kept;
    const { lost, reason } = stated;
    found ??= { note: new TextDecoder().decode(note), lost: lost.size - stated.kept.size, reason };
    at = stated.newKey;
  }
  if (found === null || !(await leadsTo(at, shown))) return 'key';
  await checkContinuation(hashing, { ...kept, origin: checkpoint.origin }, checkpoint, tileReader(read));
  return found;
};

/**
 * Compares the log that the site shows now with the checkpoint that this device keeps. A log that the house shows to
 * this visitor alone, or that it set back, can't continue it. Rejects when the key or the checkpoint can't be fetched.
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
  // The kept checkpoint was damaged on the device: it accuses no house.
  if (pinned === null || before === null) return { status: 'continued', newest: shown };
  const log = { checkpoint: opened.checkpoint, key, ports: { hashing, verify, read } };
  try {
    if (pinned.name !== key.name) return contradicted(await lossBetween(before, pinned, log));
    if (!(await leadsTo(pinned, log))) return contradicted('key');
    if (opened.checkpoint.size < before.size) return contradicted('shorter');
    await checkContinuation(hashing, before, opened.checkpoint, tileReader(read));
  } catch (error) {
    if (!(error instanceof AuditStopped)) return { status: 'unclear' };
    return error.kind === 'fork' ? contradicted('fork') : { status: 'unclear' };
  }
  return { status: 'continued', newest: shown };
};
