import type { StreamId } from '../../../../engine/kernel/ids.ts';
import { type RecordCheck, recordOf } from './play-record.ts';
import type { ProofEntries, ProofEntry } from './proof-entries.ts';

/** The entries of a room's own stream, oldest first. */
export const roomEntries = (entries: readonly ProofEntry[], stream: StreamId): readonly ProofEntry[] =>
  entries.filter((entry) => entry.stream === stream);

/** A stream counts its entries from 1: where one was left out, the numbers tell. */
const isWhole = (room: readonly ProofEntry[]): boolean => room.every(({ version }, index) => version === index + 1);

const letters: Partial<Readonly<Record<ProofEntry['event']['type'], string>>> = {
  BattleCreated: 'C',
  SeatTaken: 'S',
  BattleLocked: 'L',
  BattleBeaconArrived: 'B',
  BattleRoundPlayed: 'R',
  BattleSettled: 'F',
  BattleDissolved: 'D',
  GiveawayCreated: 'c',
  GiveawayEntered: 'e',
  GiveawayLocked: 'l',
  GiveawayDrawn: 'd',
  GiveawayAwarded: 'a',
  GiveawayCancelled: 'x',
};

/** What can happen in a room, in which order: nobody sits down after the lock, nothing is drawn before. */
const lives = /^(?:CS*(?:D|LB?R*F?)?|ce*(?:x|l(?:da?)?)?)$/;

const isInOrder = (room: readonly ProofEntry[]): boolean =>
  lives.test(room.map(({ event }) => letters[event.type] ?? '?').join(''));

interface Room {
  readonly entries: readonly ProofEntry[];
  /** Whether everything in the stream names this room. */
  readonly own: boolean;
}

export const checkRoomRecord = ({ unreadable }: ProofEntries, { entries, own }: Room): RecordCheck =>
  recordOf([
    unreadable.length > 0 ? 'unreadable' : null,
    own ? null : 'id',
    isWhole(entries) ? null : 'gap',
    isInOrder(entries) ? null : 'order',
  ]);
