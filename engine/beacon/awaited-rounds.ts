import type { Database } from '../database/open-database.ts';
import { db, defineQuery, fragment, type Given, prepareQuery } from '../database/queries.ts';
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

const ofBeacons = db.selectFrom('timer').select('streamId').where('kind', '=', fragment<string>`ANY(${kinds}::text[])`);

const waiting = prepareQuery('waiting-rooms', (given: Given<{ now: Instant }>) =>
  ofBeacons.where('dueAt', '<=', given('now')).orderBy('dueAt').limit(MAX_ROOMS),
);

/** Rooms whose beacon deadline has come by now, the longest waiting first. */
export const waitingRooms = async (database: Database, now: Instant): Promise<readonly StreamId[]> => {
  const rooms = await database.run('timer', (session) => waiting(session, { now }));
  return rooms.map(({ streamId }) => mustBe(isStreamId, streamId));
};

const locks = prepareQuery('locks-between', (given: Given<{ from: number; to: number }>) =>
  db
    .selectFrom('event')
    .select('position')
    .where('streamId', 'in', ofBeacons)
    .where('type', '=', fragment<string>`ANY(${lockTypes}::text[])`)
    .where('position', '>=', given('from'))
    .where('position', '<', given('to'))
    .limit(fragment.lit(1)),
);

/** Whether a room that waits was locked by one of the entries `from … to − 1`. */
export const locksBetween = async (database: Database, from: number, to: number): Promise<boolean> =>
  (await database.run('timer', (session) => locks(session, { from, to }))).length > 0;

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
