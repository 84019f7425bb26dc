import { toHex } from '../../../../engine/fairness/bytes.ts';
import { type Checkpoint, openCheckpoint } from '../../../../engine/log/checkpoint.ts';
import { formatVerifierKey, MAX_NOTE_BYTES, parseKeyFile, type VerifierKey } from '../../../../engine/log/note.ts';
import { CHECKPOINT_PATH, KEY_PATH } from '../../../../engine/log/tiles.ts';
import type { WitnessKey } from '../../../../engine/log/witness/cosignature.ts';
import type { HeadFault } from './head-fault.ts';
import type { LogPorts } from './log-keys.ts';
import { openWitnesses, type Witnessed } from './witnessed.ts';

const MAX_KEY_BYTES = 1_024;

export interface SignedHead {
  readonly status: 'signed';
  readonly checkpoint: Checkpoint;
  /** 64 hex digits. */
  readonly root: string;
  /** The key that signs the log today; `verifierKey` is the form that auditors pin. */
  readonly key: VerifierKey;
  readonly verifierKey: string;
}

export interface PublishedHead extends SignedHead {
  readonly witnesses: readonly WitnessKey[];
  /** Null without a cosigned checkpoint. */
  readonly witnessed: Witnessed | null;
}

interface NoHead {
  readonly status: 'never-sealed';
}

interface FalseHead {
  readonly status: 'false';
  readonly fault: HeadFault;
}

export type OpenedHead = PublishedHead | NoHead | FalseHead;

/** Reads and verifies the newest checkpoint. Rejects when the fetch fails. */
export const openSigned = async ({ read, hashing, verify }: LogPorts): Promise<SignedHead | NoHead | FalseHead> => {
  const [keyBytes, note] = await Promise.all([read(KEY_PATH, MAX_KEY_BYTES), read(CHECKPOINT_PATH, MAX_NOTE_BYTES)]);
  if (note === null) return { status: 'never-sealed' };
  const key = parseKeyFile(hashing, keyBytes);
  if (key === null) return { status: 'false', fault: { file: KEY_PATH, reason: 'not a verifier key' } };
  const opened = await openCheckpoint(note, key, verify);
  if (!opened.ok) return { status: 'false', fault: { file: CHECKPOINT_PATH, reason: opened.fault } };
  const { checkpoint } = opened;
  return { status: 'signed', checkpoint, root: toHex(checkpoint.root), key, verifierKey: formatVerifierKey(key) };
};

/** The newest checkpoint with its witnesses. Rejects when the fetch fails. */
export const openHead = async (ports: LogPorts): Promise<OpenedHead> => {
  const head = await openSigned(ports);
  if (head.status !== 'signed') return head;
  if (head.checkpoint.size === 0) return { ...head, witnesses: [], witnessed: null };
  const opened = await openWitnesses(ports, head.key);
  if (!opened.ok) return { status: 'false', fault: opened.fault };
  return { ...head, witnesses: opened.witnesses, witnessed: opened.witnessed };
};
