import type { Database } from '../database/open-database.ts';
import type { BeaconTimerKind, Instant } from '../kernel/decision.ts';
import type { BeaconChoice } from '../kernel/event-codec.ts';
import { type HexHash, isStreamId, mustBe, type StreamId } from '../kernel/ids.ts';
import { decodeEntry } from '../log/entry.ts';

/** A locked room whose beacon round is due. */
export interface AwaitedRound {
  readonly stream: StreamId;
  readonly chain: HexHash;
  readonly round: number;
}

/** So many rooms are looked after at a time, the longest waiting first. */
const MAX_ROOMS = 500;

const kinds: readonly BeaconTimerKind[] = ['battle-beacon', 'giveaway-beacon'];
/** Of a room's events these say which round it waits for. */
const types = ['BattleCreated', 'BattleLocked', 'GiveawayCreated'];

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

/** What these rooms wait for, as the log says. */
export const awaitedRounds = async (
  database: Database,
  streams: readonly StreamId[],
): Promise<readonly AwaitedRound[]> => {
  const { rows } = await database.run('timer', (session) =>
    session.query<{ entry: Buffer }>({
      name: 'awaited-rounds',
      text: 'SELECT entry FROM event WHERE stream_id = ANY ($1) AND type = ANY ($2)',
      values: [streams, types],
    }),
  );
  const choices = new Map<StreamId, BeaconChoice>();
  const rounds = new Map<StreamId, number | null>();
  for (const { entry } of rows) {
    const { stream, event } = decodeEntry(entry);
    if (event.type === 'BattleCreated' || event.type === 'GiveawayCreated') choices.set(stream, event.data.beacon);
    if (event.type === 'BattleLocked' || event.type === 'GiveawayCreated') rounds.set(stream, event.data.beaconRound);
  }
  return streams.flatMap((stream) => {
    const choice = choices.get(stream);
    const round = rounds.get(stream) ?? null;
    return choice?.kind === 'drand' && round !== null ? [{ stream, chain: choice.chain, round }] : [];
  });
};
