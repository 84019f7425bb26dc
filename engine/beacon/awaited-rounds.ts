import type { Database } from '../database/open-database.ts';
import { db, defineQuery, fragment, type Given } from '../database/queries.ts';
import type { SqlClient } from '../database/sql.ts';
import type { GlasscaseEvent } from '../events.ts';
import type { WitnessedChoice } from '../fairness/beacon.ts';
import type { BeaconTimerKind, Instant } from '../kernel/decision.ts';
import type { BeaconChoice } from '../kernel/event-codec.ts';
import { type HexHash, isStreamId, mustBe, type StreamId } from '../kernel/ids.ts';
import { decodeEntry } from '../log/entry.ts';

/** A lock that its witness has to see before the round counts. */
export interface UnseenLock {
  readonly choice: WitnessedChoice;
  /** Of the room's last lock, in the log. */
  readonly position: number;
}

/** A locked room, and the beacon round that its last lock names. */
export interface AwaitedRound {
  readonly stream: StreamId;
  readonly chain: HexHash;
  readonly round: number;
  /** Null where the round counts: its witness's word is in the log, or the room needs none. */
  readonly unseen: UnseenLock | null;
}

/** So many rooms are looked after at a time, the longest waiting first. */
const MAX_ROOMS = 500;

const kinds: readonly BeaconTimerKind[] = ['battle-beacon', 'giveaway-beacon'];
/** Each names the beacon round of a room. */
const lockTypes = ['BattleLocked', 'BattleRelocked', 'GiveawayLocked', 'GiveawayRelocked'];
/** Of a room's events these say which round it waits for. */
const types = [...lockTypes, 'BattleCreated', 'BattleWitnessed', 'GiveawayCreated', 'GiveawayWitnessed'];

/** Rooms whose beacon deadline has come by now, the longest waiting first. */
export const waitingRooms = async (database: Database, now: Instant): Promise<readonly StreamId[]> => {
  const { rows } = await database.run('timer', (session) =>
    session.query<{ stream_id: string }>({
      name: 'waiting-rooms',
      text: 'SELECT stream_id FROM timer WHERE due_at <= $1 AND kind = ANY ($2) ORDER BY due_at LIMIT $3',
      values: [now, kinds, MAX_ROOMS],
    }),
  );
  return rows.map(({ stream_id }) => mustBe(isStreamId, stream_id));
};

/** Whether a room that waits was locked by one of the entries `from … to − 1`. */
export const locksBetween = async (database: Database, from: number, to: number): Promise<boolean> => {
  const { rows } = await database.run('timer', (session) =>
    session.query({
      name: 'locks-between',
      text: `SELECT FROM event WHERE stream_id IN (SELECT stream_id FROM timer WHERE kind = ANY ($1))
        AND type = ANY ($2) AND position >= $3 AND position < $4 LIMIT 1`,
      values: [kinds, lockTypes, from, to],
    }),
  );
  return rows.length > 0;
};

/** A room as its events tell so far. */
interface Told {
  readonly choice: BeaconChoice;
  readonly round: number | null;
  /** Of the last lock; null before the first. */
  readonly lock: number | null;
  readonly isSeen: boolean;
}

const untold: Told = { choice: { kind: 'none' }, round: null, lock: null, isSeen: false };

const tell = (told: Told, event: GlasscaseEvent, position: number): Told => {
  switch (event.type) {
    case 'BattleCreated':
      return { ...told, choice: event.data.beacon };
    case 'GiveawayCreated':
      return { ...told, choice: event.data.beacon, round: event.data.beaconRound };
    case 'BattleLocked':
    case 'BattleRelocked':
    case 'GiveawayRelocked':
      return { ...told, round: event.data.beaconRound, lock: position };
    case 'GiveawayLocked':
      return { ...told, round: event.data.beaconRound ?? told.round, lock: position };
    case 'BattleWitnessed':
    case 'GiveawayWitnessed':
      return { ...told, isSeen: true };
    default:
      return told;
  }
};

const awaitedIn = (stream: StreamId, { choice, round, lock, isSeen }: Told): readonly AwaitedRound[] => {
  if (choice.kind === 'none' || round === null) return [];
  const { chain } = choice;
  if (choice.kind === 'drand' || isSeen) return [{ stream, chain, round, unseen: null }];
  return lock === null ? [] : [{ stream, chain, round, unseen: { choice, position: lock } }];
};

const entriesOf = defineQuery((given: Given<{ streams: readonly StreamId[] }>) =>
  db
    .selectFrom('event')
    .select(['position', 'entry'])
    .where('streamId', '=', fragment<string>`ANY(${given('streams')}::text[])`)
    .where('type', '=', fragment<string>`ANY(${types}::text[])`)
    .orderBy('position'),
);

/** The rounds that these rooms wait for, by the log. */
export const awaitedRounds = async (sql: SqlClient, streams: readonly StreamId[]): Promise<readonly AwaitedRound[]> => {
  const told = new Map<StreamId, Told>();
  for (const { position, entry } of await entriesOf(sql, { streams })) {
    const { stream, event } = decodeEntry(entry);
    told.set(stream, tell(told.get(stream) ?? untold, event, position));
  }
  return streams.flatMap((stream) => awaitedIn(stream, told.get(stream) ?? untold));
};
