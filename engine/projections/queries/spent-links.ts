import { db, defineQuery, fragment, type Given } from '../../database/queries.ts';
import type { SqlClient } from '../../database/sql.ts';
import { MAX_LANES_SHOWN } from '../../fairness/lane-chain.ts';
import { recordedEntry } from '../read-log.ts';
import { entryText } from './log.ts';
import { isOfRound } from './plays.ts';

const atStep = defineQuery((given: Given<{ lane: string; step: number }>) =>
  db
    .selectFrom('spentLink as s')
    .innerJoin('event as e', 'e.position', 's.position')
    .select(['e.position', entryText('e.entry').as('entry')])
    .where('s.pairId', '=', given('lane'))
    .where('s.step', '=', given('step')),
);

/** The link that a seat or an entry brought at that step of a lane, and where; null where a play took the step. */
export const spentLink = async (
  sql: SqlClient,
  lane: string,
  step: number,
): Promise<{ readonly link: string; readonly position: number } | null> => {
  const [row] = await atStep(sql, { lane, step });
  if (row === undefined) return null;
  const { event } = recordedEntry(row.position, row.entry);
  return event.type === 'LinkSpent' ? { link: event.data.link, position: row.position } : null;
};

/** The opening commits the pair that comes after the lane. */
const intoRoom = defineQuery((given: Given<{ room: string }>) =>
  db
    .selectFrom('spentLink as s')
    .innerJoin('seedPair as lane', 'lane.pairId', 's.pairId')
    .innerJoin('seedPair as after', (on) =>
      on.onRef('after.playerId', '=', 'lane.playerId').on('after.seq', '=', fragment<number>`lane.seq + 1`),
    )
    .select(['s.position', 'after.committedPosition as opening'])
    .select(
      fragment<number | null>`coalesce(
        (SELECT b.position FROM spent_link b WHERE b.pair_id = s.pair_id AND b.step = s.step - 1),
        (SELECT p.position FROM play p WHERE p.play_id = s.pair_id || '.' || s.rounds AND ${isOfRound}))`.as('before'),
    )
    .where('s.room', '=', given('room'))
    .orderBy('s.position')
    .limit(MAX_LANES_SHOWN),
);

/**
 * Where it stands that seats and entries of a room took steps of lanes, that these were opened, and a play, a seat or an entry of
 * the step before; of the first `MAX_LANES_SHOWN` that came into the room.
 */
export const linksIntoRoom = async (sql: SqlClient, room: string): Promise<readonly number[]> =>
  (await intoRoom(sql, { room })).flatMap(({ position, opening, before }) => [
    opening,
    ...(before === null ? [] : [before]),
    position,
  ]);

const counted = defineQuery((given: Given<{ room: string }>) =>
  db
    .selectFrom('spentLink')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('room', '=', given('room')),
);

/** How many came into the room on a lane. */
export const lanesInto = async (sql: SqlClient, room: string): Promise<number> =>
  (await counted(sql, { room }))[0]?.count ?? 0;
