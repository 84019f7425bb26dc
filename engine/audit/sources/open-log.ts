import type { Hashing } from '../../fairness/hashing.ts';
import { type Checkpoint, openCheckpoint } from '../../log/checkpoint.ts';
import { followKeys, MAX_KEYS_BYTES, sameKey } from '../../log/key-history.ts';
import { MAX_NOTE_BYTES, parseKeyFile, type VerifierKey, type VerifyEd25519 } from '../../log/note.ts';
import { CHECKPOINT_PATH, KEY_PATH, KEYS_PATH } from '../../log/tiles.ts';
import { AuditStopped } from '../finding.ts';
import type { AuditSource } from './source.ts';

/** Everything that an auditor needs to believe a checkpoint. */
export interface OpeningParts {
  readonly source: AuditSource;
  readonly hashing: Hashing;
  readonly verify: VerifyEd25519;
  /** The key the auditor knows from elsewhere; null believes the one beside the log. */
  readonly pinnedKey: VerifierKey | null;
}

const refuse = (message: string): never => {
  throw new AuditStopped('signature', message);
};

/**
 * The key that must have signed the checkpoint: the pinned one, or where the log changed its key since then the one
 * that the published changes lead to.
 * @throws AuditStopped `signature` where there is none to believe.
 */
export const readKey = async ({ source, hashing, verify, pinnedKey }: OpeningParts): Promise<VerifierKey> => {
  const bytes = await source.read(KEY_PATH, MAX_NOTE_BYTES);
  const beside = parseKeyFile(hashing, bytes);
  if (bytes !== null && beside === null) return refuse('the key beside the log is no verifier key');
  const start = pinnedKey ?? beside ?? refuse('there is no key beside the log');
  const file = await source.read(KEYS_PATH, MAX_KEYS_BYTES);
  const followed = await followKeys(start, { file, hashing, verify });
  if (!followed.ok) return refuse(`the changes of the log's key: ${followed.fault}`);
  if (beside !== null && !sameKey(beside, followed.key)) {
    return refuse(
      `the key beside the log is another than ${pinnedKey === null ? 'its changes tell' : 'the pinned one'}`,
    );
  }
  return followed.key;
};

export interface ReadCheckpoint {
  readonly checkpoint: Checkpoint;
  /** The signed note. */
  readonly bytes: Uint8Array;
}

/** @throws AuditStopped where there is no checkpoint that the key signed. */
export const readCheckpoint = async (
  { source, verify }: Pick<OpeningParts, 'source' | 'verify'>,
  key: VerifierKey,
): Promise<ReadCheckpoint> => {
  const bytes = await source.read(CHECKPOINT_PATH, MAX_NOTE_BYTES);
  if (bytes === null) throw new AuditStopped('unreachable', `there is no checkpoint at ${source.name}`);
  const opened = await openCheckpoint(bytes, key, verify);
  if (!opened.ok) throw new AuditStopped('signature', `the checkpoint: ${opened.fault}`);
  return { checkpoint: opened.checkpoint, bytes };
};
