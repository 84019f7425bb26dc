import type { Hashing } from '../../fairness/hashing.ts';
import { roomIdOf } from '../../fairness/room-id.ts';
import type { StreamId } from '../../kernel/ids.ts';
import type { LoggedEntry, Proof } from './entries.ts';
import { recordOf } from './rounds.ts';
import type { LockStep, RecordStep, RoomStep } from './steps.ts';
import { compare } from './verdict.ts';

/** The entries of a room's own stream, oldest first. */
export const roomEntries = (entries: readonly LoggedEntry[], stream: StreamId): readonly LoggedEntry[] =>
  entries.filter((entry) => entry.stream === stream);

/** A stream counts its entries from 1: where one was left out, the numbers tell. */
const isWhole = (room: readonly LoggedEntry[]): boolean => room.every(({ version }, index) => version === index + 1);

interface Room {
  readonly entries: readonly LoggedEntry[];
  /** Whether everything in the stream names this room. */
  readonly own: boolean;
  /** The orders in which events can follow in the room: no player comes after the lock, and no draw comes before it. */
  readonly life: RegExp;
  /** Of each type of event, the letter that stands for it in `life`. */
  readonly letters: Readonly<Record<string, string>>;
}

export const checkRoomRecord = ({ unreadable }: Proof, { entries, own, life, letters }: Room): RecordStep =>
  recordOf([
    unreadable.length > 0 ? 'unreadable' : null,
    own ? null : 'id',
    isWhole(entries) ? null : 'gap',
    life.test(entries.map(({ event }) => letters[event.type] ?? '?').join('')) ? null : 'order',
  ]);

export const checkRoomId = (hashing: Hashing, text: string, shown: string, asked: string): RoomStep => {
  const computed = roomIdOf(hashing, text);
  return { name: 'room', verdict: compare(computed === shown && shown === asked), text, computed, published: shown };
};

type Fixed = Omit<NonNullable<LockStep['lock']>, 'computed'>;

/** A lock whose text is hashed again; `agrees` is whether the event says the same as the text. */
export const checkLock = (hashing: Hashing, game: LockStep['game'], lock: Fixed, agrees: boolean): LockStep => {
  const computed = hashing.sha256Text(lock.text);
  const verdict = compare(computed === lock.published && agrees);
  return { name: 'lock', game, verdict, lock: { ...lock, computed } };
};

export const noLock = (game: LockStep['game']): LockStep => ({ name: 'lock', game, verdict: 'pending', lock: null });
