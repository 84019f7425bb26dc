import { z } from 'zod';
import { insertRecords } from '../database/records.ts';
import { integerColumn, rowsAs, type SqlClient } from '../database/sql.ts';
import type { OpenedBattle } from '../games/battle/state.ts';
import { canonicalJson } from '../kernel/canonical-json.ts';
import { decodeBattle, encodeBattle } from './battle-codec.ts';
import { BATTLE_TYPES } from './battles.ts';
import { readDays, writeDays } from './day-ranks.ts';
import { gradeOf, LIVE_TYPES, type LiveRow } from './live-event.ts';
import {
  dropsOf,
  foldLive,
  LIVE_FOLD_TYPES,
  type LiveBefore,
  type LiveChanges,
  type LiveRecorded,
} from './live-fold.ts';
import { eventsOf, type Projection, projectionOf, type TableName } from './projection.ts';
import { MAX_RECENT_DROPS } from './queries/live.ts';
import { concludedIn } from './scores.ts';

/** How much of the feed its table holds, in events. */
export interface LiveRetention {
  /** At least so many of the newest stay, at most `step - 1` more. */
  readonly newest: number;
  /** Of the events before, so many of the best drops stay: as many as the list of the best shows. */
  readonly best: number;
  /** Old events go together, whenever the feed passed a multiple of `step`: not with every write. */
  readonly step: number;
}

/** A hundred times the events that a client gets when it resumes: about 6 MB. */
const LIVE_KEPT: LiveRetention = { newest: 20_000, best: MAX_RECENT_DROPS, step: 1_000 };

const lastSeqRow = z.object({ seq: integerColumn });
const gradeRow = z.object({ skin_id: z.string(), grade: integerColumn });
const battleStateRow = z.object({ state: z.string() });

/** Skins that may drop: those of the plays, and all that was drawn in battles which end here. */
const skinsIn = (events: readonly LiveRecorded[], battles: ReadonlyMap<string, OpenedBattle>): ReadonlySet<string> => {
  const skins = new Set<string>();
  for (const recorded of events) {
    const { event } = recorded;
    for (const { won } of dropsOf(recorded)) skins.add(won.skinId);
    if (event.type === 'BattleRoundPlayed') for (const { skin } of event.data.draws) skins.add(skin);
    else if (event.type === 'BattleSettled') {
      for (const { draws } of battles.get(event.data.battleId)?.rounds ?? []) {
        for (const { skin } of draws) skins.add(skin);
      }
    }
  }
  return skins;
};

const readBattles = async (sql: SqlClient, table: TableName, events: readonly LiveRecorded[]) => {
  const ids = [...new Set(eventsOf(BATTLE_TYPES, events).map(({ event }) => event.data.battleId))];
  if (ids.length === 0) return new Map<string, OpenedBattle>();
  const text = `SELECT state FROM ${table('live_battle')} WHERE battle_id = ANY($1::text[])`;
  const states = rowsAs(battleStateRow, await sql.query(text, [ids])).map(({ state }) => decodeBattle(state));
  return new Map<string, OpenedBattle>(states.map((battle) => [battle.battleId, battle]));
};

const readGrades = async (sql: SqlClient, table: TableName, skins: ReadonlySet<string>) => {
  if (skins.size === 0) return new Map<string, number>();
  const text = `SELECT skin_id, grade FROM ${table('live_grade')} WHERE skin_id = ANY($1::text[])`;
  return new Map(rowsAs(gradeRow, await sql.query(text, [[...skins]])).map(({ skin_id, grade }) => [skin_id, grade]));
};

const payloadOf = (row: LiveRow): string => {
  const { seq: _seq, position: _position, at: _at, displayAt: _displayAt, type: _type, ...body } = row;
  return canonicalJson(body);
};

const writeRows = (sql: SqlClient, table: TableName, rows: readonly LiveRow[]): Promise<void> =>
  insertRecords(
    sql,
    table('live_event'),
    rows.map((row) => ({
      seq: row.seq,
      position: row.position,
      type: LIVE_TYPES[row.type],
      at: row.at,
      displayAt: row.displayAt,
      grade: gradeOf(row),
      payload: payloadOf(row),
    })),
  );

/** The newest event that may go once `last` is in the table; below 1 where none may. */
const goneAt = ({ newest, step }: LiveRetention, last: number): number => Math.floor(last / step) * step - newest;

/**
 * Deletes old events. The rows that stay follow from the newest `seq` alone, in whatever batches they came: a rebuild
 * gives the same rows.
 */
const removeOld = async (
  sql: SqlClient,
  table: TableName,
  rows: readonly LiveRow[],
  kept: LiveRetention,
): Promise<void> => {
  const [first, last] = [rows.at(0), rows.at(-1)];
  if (first === undefined || last === undefined) return;
  const gone = goneAt(kept, last.seq);
  if (gone < 1 || gone === goneAt(kept, first.seq - 1)) return;
  await sql.query(
    `DELETE FROM ${table('live_event')} WHERE seq <= $1 AND seq NOT IN (
       SELECT seq FROM ${table('live_event')} WHERE grade <= 1 AND seq <= $1 ORDER BY seq DESC LIMIT $2)`,
    [gone, kept.best],
  );
};

const writeGrades = (sql: SqlClient, table: TableName, grades: LiveChanges['grades']): Promise<void> =>
  insertRecords(
    sql,
    table('live_grade'),
    [...grades].map(([skinId, grade]) => ({ skinId, grade })),
    'ON CONFLICT (skin_id) DO UPDATE SET grade = excluded.grade',
  );

const writeBattles = async (sql: SqlClient, table: TableName, battles: LiveChanges['battles']): Promise<void> => {
  if (battles.size === 0) return;
  const over = [...battles].flatMap(([battleId, battle]) => (battle === null ? [battleId] : []));
  const open = [...battles.values()].flatMap((battle) => (battle === null ? [] : [battle]));
  if (over.length > 0) {
    await sql.query(`DELETE FROM ${table('live_battle')} WHERE battle_id = ANY($1::text[])`, [over]);
  }
  await insertRecords(
    sql,
    table('live_battle'),
    open.map((battle) => ({ battleId: battle.battleId, state: encodeBattle(battle) })),
    'ON CONFLICT (battle_id) DO UPDATE SET state = excluded.state',
  );
};

/** The live feed: drops, battles and ranks, numbered from 1 without gaps; the newest of it stay. */
export const liveKeeping = (kept: LiveRetention): Projection =>
  projectionOf({
    name: 'live',
    version: 1,
    tables: ['live_event', 'live_grade', 'live_battle', 'live_score'],
    isWatched: true,
    types: LIVE_FOLD_TYPES,

    read: async (sql, table, events): Promise<LiveBefore> => {
      const last = await sql.query(`SELECT coalesce(max(seq), 0) AS seq FROM ${table('live_event')}`);
      const battles = await readBattles(sql, table, events);
      return {
        lastSeq: rowsAs(lastSeqRow, last)[0]?.seq ?? 0,
        grades: await readGrades(sql, table, skinsIn(events, battles)),
        battles,
        days: await readDays(sql, table, concludedIn(events)),
      };
    },

    fold: foldLive,

    write: async (sql, table, { rows, grades, battles, scores }) => {
      await writeGrades(sql, table, grades);
      await writeRows(sql, table, rows);
      await removeOld(sql, table, rows, kept);
      await writeBattles(sql, table, battles);
      await writeDays(sql, table, scores);
    },
  });

export const live = liveKeeping(LIVE_KEPT);
