import { idIn, isBattleId, isRoundId, isStreamId } from '../../../../engine/kernel/ids.ts';
import { createSealedReader } from '../../../../engine/log/sealed-entry.ts';
import { isRecord } from '../../../platform/device-storage.ts';
import { readEnvelope } from './entry-form.ts';
import { type EventKind, kindOf } from './event-kinds.ts';

/** An entry for a reader. */
export interface LogEvent {
  readonly position: number;
  /** The bytes that are hashed. */
  readonly bytes: Uint8Array;
  readonly text: string;
  /** Null where the bytes aren't an entry. */
  readonly envelope: {
    /** Empty where the entry is sealed. */
    readonly stream: string;
    readonly type: string;
    readonly at: string;
    /** Null for an event that this page doesn't know. */
    readonly kind: EventKind | null;
    /** The id that `/provably-fair/verify/` takes: of the play, battle or giveaway that the event belongs to. */
    readonly play: string | null;
  } | null;
}

const playIn = (data: unknown): string | null => {
  if (!isRecord(data)) return null;
  const room = data.battleId ?? data.giveawayId;
  if (typeof room === 'string') return isBattleId(room) ? room : null;
  const round = `${data.pairId}.${data.roundNo}`;
  return isRoundId(round) ? round : null;
};

export const readLogEvent = (bytes: Uint8Array, position: number): LogEvent => {
  const envelope = readEnvelope(bytes);
  const text = new TextDecoder().decode(bytes);
  if (envelope === null) {
    const sealed = createSealedReader()(text);
    if (sealed === null) return { position, bytes, text, envelope: null };
    const at = new Date(sealed.at).toISOString();
    return { position, bytes, text, envelope: { stream: '', type: 'Sealed', at, kind: null, play: null } };
  }
  const { stream, type, at, data } = envelope;
  return { position, bytes, text, envelope: { stream, type, at, kind: kindOf(type), play: playIn(data) } };
};

/** `player-E_7Lz…`: enough to tell streams apart at a glance. */
export const shortStream = (stream: string): string => {
  const id = isStreamId(stream) ? idIn(stream) : stream;
  return id.length <= 12 ? stream : `${stream.slice(0, stream.length - id.length)}${id.slice(0, 6)}…`;
};

/** The same JSON for reading. The hash is over the bytes without any of this white space. */
export const prettyText = ({ text, envelope }: LogEvent): string =>
  envelope === null ? text : JSON.stringify(JSON.parse(text), null, 2);
