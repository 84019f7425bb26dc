import type { Instant } from '../kernel/decision.ts';
import { formatVerifierKey } from '../log/note.ts';
import { judgeAcceptance, refusalOf, type Trust } from './answer.ts';
import type { LaneSite, SiteAnswer } from './ports.ts';
import { followsPin, type ReadTrust, readTrust } from './promise-keys.ts';
import type { DeviceState, Evidence, KeptLane, SentCommand } from './state.ts';

/**
 * How something ended for its device.
 * - `accepted`: the log holds, under a valid promise, the sent command.
 * - `refused`: with a signed note; the lane stands still. `code` is the signed one.
 * - `owed`: no answer came that counts. The device sends the very same again, and nothing else. `code` is that of an
 *   unsigned answer.
 * - `unsent`: nothing went out. TABLE_UNKNOWN: the device can't name the link's draw, so that no statement could name
 *   it. ABANDONED: the command's id went out with a link whose lane is over, or that another id took over.
 * - `stopped`: the house logged something else than the sent command, or shows a log of another key. Nothing goes out
 *   any more.
 */
export type DeviceEnd =
  | { readonly kind: 'accepted' }
  | { readonly kind: 'refused'; readonly code: string }
  | { readonly kind: 'owed'; readonly code: string | null }
  | { readonly kind: 'unsent'; readonly code: 'TABLE_UNKNOWN' | 'ABANDONED' }
  | { readonly kind: 'stopped'; readonly evidence: Evidence };

export const ACCEPTED = { kind: 'accepted' } as const;
export const OWED = { kind: 'owed', code: null } as const;

export interface JudgeParts extends Pick<Trust, 'hashing' | 'verify'> {
  readonly site: Pick<LaneSite, 'read'>;
  readonly now: () => Instant;
  readonly pause: (ms: number) => Promise<void>;
}

/** The log's key as the device keeps it. */
export interface LogPins {
  stateOf(playerId: string): Promise<Pick<DeviceState, 'logKey'>>;
  pin(playerId: string, logKey: string): Promise<void>;
}

/** A key change is published in several files: the device reads unfitting files again after so many milliseconds. */
const KEY_CHANGES_MS = 1_000;

/** `promised`: the answer promises entries, and doesn't show yet that they hold the sent command. */
export type Judged = DeviceEnd | { readonly kind: 'promised' };

/**
 * Judges an answer, before the device keeps anything of it. `kind` is that of the evidence where the log holds
 * something else.
 */
export type Judge = (
  playerId: string,
  sent: SentCommand,
  answer: SiteAnswer,
  lane: KeptLane | null,
  kind: Evidence['kind'],
) => Promise<Judged>;

/** A judge, and a way to read its keys before the first answer. */
export interface LogJudge {
  readonly judge: Judge;
  /** Never rejects. */
  readonly readKeys: () => Promise<void>;
}

/** Judges answers by the keys that the log certified, as long as its own key is the one that the device saw first, or follows from it. */
export const judgeBy = ({ hashing, verify, site, now, pause }: JudgeParts, { stateOf, pin }: LogPins): LogJudge => {
  const read = (path: string): Promise<Uint8Array | null> => site.read(path);
  let trusted: Promise<ReadTrust | null> | null = null;
  const trust = async (anew: boolean): Promise<ReadTrust | null> => {
    if (anew || trusted === null) trusted = readTrust(read, { hashing, verify }).catch(() => null);
    const found = await trusted;
    if (found === null || found.keys.length === 0) trusted = null;
    return trusted === null ? null : found;
  };
  /** The key of now that the pinned one leads to; null where it leads to none that is shown. Rejects where that can't be read. */
  const followed = async (pinned: string, by: ReadTrust): Promise<string | null> => {
    if (await followsPin(pinned, by, read)) return formatVerifierKey(by.key);
    await pause(KEY_CHANGES_MS);
    const later = await trust(true);
    if (later === null) throw new Error('the log’s key can’t be read');
    return (await followsPin(pinned, later, read)) ? formatVerifierKey(later.key) : null;
  };
  /** The key that the device knew, where the log is signed by one that it doesn't lead to. */
  const lostPin = async (playerId: string, by: ReadTrust): Promise<string | null> => {
    const { logKey: pinned } = await stateOf(playerId);
    const shown = formatVerifierKey(by.key);
    if (pinned === shown) return null;
    const now = pinned === undefined ? shown : await followed(pinned, by);
    if (now !== null) await pin(playerId, now);
    return now === null ? (pinned ?? null) : null;
  };
  /** Asks by the keys that are known, and by those that are published now where that says no: they may have changed. */
  const withTrust = async <Found>(
    ask: (by: ReadTrust) => Promise<Found>,
    isNo: (found: Found) => boolean,
    no: Found,
  ) => {
    const known = await trust(false);
    const found = known === null ? no : await ask(known);
    if (known === null || !isNo(found)) return { found, by: known };
    const by = await trust(true);
    return { found: by === null ? no : await ask(by), by };
  };

  const evidenceOf = (
    kind: Evidence['kind'],
    sent: SentCommand,
    lane: KeptLane | null,
    answer: SiteAnswer,
    certificates: string,
  ): Evidence => {
    const promise = answer.kind === 'accepted' ? answer.promise : null;
    return {
      kind,
      at: new Date(now()).toISOString(),
      lane: lane === null ? null : { opening: lane.opening, signature: lane.signature },
      sent: { commandId: sent.commandId, command: sent.command },
      note: promise?.note ?? (answer.kind === 'refused' ? (answer.note?.text ?? '') : ''),
      entries: promise?.entries ?? [],
      certificates,
    };
  };

  const judgeSigned = async (
    sent: SentCommand,
    answer: Exclude<SiteAnswer, { kind: 'silent' }>,
    lane: KeptLane | null,
    kind: Evidence['kind'],
  ): Promise<{ readonly end: Judged; readonly by: ReadTrust | null }> => {
    if (answer.kind === 'refused') {
      const { note, code } = answer;
      if (note === null) return { end: { kind: 'owed', code }, by: null };
      const { found, by } = await withTrust(
        (keys) => refusalOf(sent, note, keys),
        (signed) => signed === null,
        null,
      );
      return { end: found === null ? { kind: 'owed', code } : { kind: 'refused', code: found }, by };
    }
    const { found, by } = await withTrust(
      (keys) => judgeAcceptance(sent, answer.promise, keys),
      (is) => is === 'none',
      'none' as const,
    );
    if (found === 'none') return { end: OWED, by };
    if (found === 'promised') return { end: { kind: 'promised' }, by };
    if (found === 'same') return { end: ACCEPTED, by };
    return { end: { kind: 'stopped', evidence: evidenceOf(kind, sent, lane, answer, by?.certificates ?? '') }, by };
  };

  const judge: Judge = async (playerId, sent, answer, lane, kind) => {
    if (answer.kind === 'silent') return OWED;
    const { end, by } = await judgeSigned(sent, answer, lane, kind);
    if (by === null) return end;
    try {
      const pinned = await lostPin(playerId, by);
      if (pinned === null) return end;
      const logKey = {
        pinned,
        shown: formatVerifierKey(by.key),
        changes: new TextDecoder().decode(by.keysFile ?? new Uint8Array(0)),
      };
      return {
        kind: 'stopped',
        evidence: { ...evidenceOf('another-key', sent, lane, answer, by.certificates), logKey },
      };
    } catch {
      return OWED;
    }
  };
  return {
    judge,
    readKeys: async () => {
      await trust(false);
    },
  };
};
