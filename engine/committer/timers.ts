import type { Submission } from '../commands.ts';
import type { Database } from '../database/open-database.ts';
import type { Timer, TimerKind } from '../kernel/decision.ts';
import {
  type CommandId,
  categoryOf,
  isCommandId,
  isPlayerId,
  isStreamId,
  mustBe,
  type StreamId,
} from '../kernel/ids.ts';

/** Due deadlines are handled this many at a time. */
export const TIMERS_PER_POLL = 64;

const kinds: Record<TimerKind, true> = { 'seed-retirement': true };
const isKind = (text: string): text is TimerKind => Object.hasOwn(kinds, text);

/** Every engine uses the same id for a deadline, so that receipts absorb the twins. */
export const timerCommandId = ({ stream, kind, seq }: Timer): CommandId =>
  mustBe(isCommandId, `timer:${stream}:${kind}:${seq}`);

/** The deadline that a command id stands for; null for all others. */
export const timerOf = (commandId: CommandId): Timer | null => {
  if (!commandId.startsWith('timer:')) return null;
  const [, stream = '', kind = '', seq = ''] = commandId.split(':');
  return isStreamId(stream) && isKind(kind) ? { stream, kind, seq: Number(seq) } : null;
};

const idIn = (stream: StreamId): string => stream.slice(categoryOf(stream).length + 1);

/** The command that a deadline asks for. Adding a kind of timer is one line here. */
export const submissionOf = (timer: Timer): Submission => {
  switch (timer.kind) {
    case 'seed-retirement':
      return {
        actor: 'system',
        commandId: timerCommandId(timer),
        command: { type: 'RetireSeed', playerId: mustBe(isPlayerId, idIn(timer.stream)), seq: timer.seq },
      };
  }
};

/** Deadlines that have come, the oldest first. */
export const dueTimers = async (database: Database, now: number): Promise<readonly Timer[]> => {
  const rows = await database
    .kysely('timer')
    .selectFrom('timer')
    .select(['stream_id', 'kind', 'seq'])
    .where('due_at', '<=', BigInt(now))
    .orderBy('due_at')
    .limit(TIMERS_PER_POLL)
    .execute();
  return rows.map(({ stream_id, kind, seq }) => ({
    stream: mustBe(isStreamId, stream_id),
    kind: mustBeKind(kind),
    seq,
  }));
};

const mustBeKind = (text: string): TimerKind => {
  if (!isKind(text)) throw new TypeError(`timer of unknown kind: ${text}`);
  return text;
};
