import { utf8 } from '../fairness/bytes.ts';
import type { Hashing } from '../fairness/hashing.ts';
import { type Checkpoint, type CheckpointFault, openCheckpoint } from './checkpoint.ts';
import { formatNote, parseNote, signaturesOf, type VerifierKey, type VerifyEd25519 } from './note.ts';
import { formatWitnessKey, parseWitnessKey, type WitnessKey } from './witness/cosignature.ts';

/** Below the log's prefix: checkpoints that auditors cosigned after a replay without a finding. */
export const REPLAYED_PATH = 'replayed';

/** The parts of the log that were replayed: every play, money taken as given; or all of it, with the openings of sealed entries. */
export const REPLAY_KINDS = ['public', 'full'] as const;
export type ReplayKind = (typeof REPLAY_KINDS)[number];

/**
 * An auditor's key. Each kind of replay is a statement of its own, so each has a key of its own (c2sp.org/tlog-cosignature, "Additional
 * statements"), and its name ends in the kind: `auditor.example/public`.
 */
export interface ReplayKey extends WitnessKey {
  /** The name without its kind. */
  readonly auditor: string;
  readonly kind: ReplayKind;
}

const AUDITOR = /^[a-z0-9](?:[a-z0-9./-]{0,62}[a-z0-9])?$/;
export const isAuditorName = (name: string): boolean => AUDITOR.test(name);

export const replayKeyName = (auditor: string, kind: ReplayKind): string => `${auditor}/${kind}`;

/** Null for a key whose name doesn't say whose it is and of what. */
export const asReplayKey = (key: WitnessKey): ReplayKey | null => {
  const at = key.name.lastIndexOf('/');
  const auditor = key.name.slice(0, at);
  const kind = REPLAY_KINDS.find((one) => one === key.name.slice(at + 1));
  return at < 0 || kind === undefined || !isAuditorName(auditor) ? null : { ...key, auditor, kind };
};

/** Null unless the text is a whole key of an auditor whose id follows from it. */
export const parseReplayKey = (hashing: Hashing, text: string): ReplayKey | null => {
  const key = parseWitnessKey(hashing, text);
  return key === null ? null : asReplayKey(key);
};

/** A checkpoint that an auditor cosigned, to be shown. */
export interface OpenedReplay {
  readonly checkpoint: Checkpoint;
  /** Seconds since 1970, by the auditor's clock. */
  readonly cosignedAt: number;
  /** The note with the lines of the log and of the auditor alone. */
  readonly note: Uint8Array;
}

export type ReplayFault = CheckpointFault | 'not cosigned by that key';
type Opening =
  | { readonly ok: true; readonly replay: OpenedReplay }
  | { readonly ok: false; readonly fault: ReplayFault };

interface Trusted {
  /** Keys of the log, the newest first. */
  readonly logKeys: readonly VerifierKey[];
  readonly by: ReplayKey;
  readonly verify: VerifyEd25519;
}

/** Verifies a checkpoint that an auditor cosigned: one key of the log signed it, and that auditor once. */
export const openReplay = async (bytes: Uint8Array, { logKeys, by, verify }: Trusted): Promise<Opening> => {
  const note = parseNote(bytes);
  if (note === null) return { ok: false, fault: 'not a signed note' };
  const own = signaturesOf(note, by);
  if (own.length !== 1) return { ok: false, fault: 'not cosigned by that key' };
  for (const key of logKeys) {
    const opened = await openCheckpoint(bytes, key, verify, [by]);
    if (!opened.ok && opened.fault === 'no valid signature of the key') continue;
    if (!opened.ok) return opened;
    const [{ timestamp } = { timestamp: 0 }] = opened.cosignatures;
    const signatures = [...signaturesOf(note, key).slice(0, 1), ...own];
    const trimmed = utf8(formatNote({ text: note.text, signatures }));
    return { ok: true, replay: { checkpoint: opened.checkpoint, cosignedAt: timestamp, note: trimmed } };
  }
  return { ok: false, fault: 'no valid signature of the key' };
};

/** One entry of the published list. */
export interface PublishedReplay {
  readonly key: ReplayKey;
  /** The newest checkpoint that this key cosigned. */
  readonly note: Uint8Array;
}

/** Keys of auditors that a site publishes replays of. */
export const MAX_REPLAY_KEYS = 64;
export const MAX_REPLAYED_BYTES = 131_072;

export const formatReplayed = (replays: readonly PublishedReplay[]): Uint8Array => {
  const decoder = new TextDecoder();
  const list = replays.map(({ key, note }) => ({ key: formatWitnessKey(key), checkpoint: decoder.decode(note) }));
  return utf8(`${JSON.stringify(list)}\n`);
};

const readOne = (hashing: Hashing, one: unknown): PublishedReplay | null => {
  if (typeof one !== 'object' || one === null || !('key' in one) || !('checkpoint' in one)) return null;
  if (typeof one.key !== 'string' || typeof one.checkpoint !== 'string') return null;
  const key = parseReplayKey(hashing, one.key);
  return key === null ? null : { key, note: utf8(one.checkpoint) };
};

/** Null for anything but a list of that form. Whether its signatures are true is for `openReplay`. */
export const parseReplayed = (hashing: Hashing, bytes: Uint8Array): readonly PublishedReplay[] | null => {
  if (bytes.length > MAX_REPLAYED_BYTES) return null;
  let list: unknown;
  try {
    list = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return null;
  }
  if (!Array.isArray(list) || list.length > MAX_REPLAY_KEYS) return null;
  const read = list.map((one: unknown) => readOne(hashing, one)).filter((one) => one !== null);
  return read.length === list.length ? read : null;
};
