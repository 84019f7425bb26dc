import { z } from 'zod';
import { integerColumn, rowsAs } from '../database/sql.ts';
import { battleEvents } from '../games/battle/events.ts';
import { evolveBattle, NO_BATTLE, type OpenedBattle, seatCountOf, seatedPlayers } from '../games/battle/state.ts';
import { decodeBattle, encodeBattle } from './battle-codec.ts';
import { projectionOf, type Recorded } from './projection.ts';

/** A battle with its place in the log. */
export interface BattleRow {
  readonly battle: OpenedBattle;
  /** Of its creation. */
  readonly position: number;
  /** Of its stream: grows by one with every event. */
  readonly version: number;
  /** Of its newest event. */
  readonly lastPosition: number;
}

export const BATTLE_TYPES = battleEvents.map(({ type }) => type);
export type BattleRecorded = Recorded<(typeof BATTLE_TYPES)[number]>;

/** The battle after one more event, by the engine's own fold. */
export const afterBattleEvent = (
  before: OpenedBattle | undefined,
  { event, at, position }: BattleRecorded,
): OpenedBattle => {
  const battle = evolveBattle(before ?? NO_BATTLE, event, at);
  if (battle.status === 'absent') throw new Error(`no battle after position ${position}`);
  return battle;
};

/** @returns every battle that these events changed, whole. */
export const foldBattles = (
  before: ReadonlyMap<string, BattleRow>,
  events: readonly BattleRecorded[],
): readonly BattleRow[] => {
  const changed = new Map<string, BattleRow>();
  for (const recorded of events) {
    const { battleId } = recorded.event.data;
    const row = changed.get(battleId) ?? before.get(battleId);
    changed.set(battleId, {
      battle: afterBattleEvent(row?.battle, recorded),
      position: row?.position ?? recorded.position,
      version: recorded.version,
      lastPosition: recorded.position,
    });
  }
  return [...changed.values()];
};

/** The columns that make a `BattleRow`. */
export const battleColumns = 'position, version, last_position, state';

export const battleRow = z
  .object({ position: integerColumn, version: integerColumn, last_position: integerColumn, state: z.string() })
  .transform(
    (row): BattleRow => ({
      battle: decodeBattle(row.state),
      position: row.position,
      version: row.version,
      lastPosition: row.last_position,
    }),
  );

export const battles = projectionOf({
  name: 'battles',
  version: 1,
  tables: ['battle', 'battle_seat'],
  types: BATTLE_TYPES,

  read: async (sql, table, events): Promise<ReadonlyMap<string, BattleRow>> => {
    const ids = [...new Set(events.map(({ event }) => event.data.battleId))];
    const text = `SELECT ${battleColumns} FROM ${table('battle')} WHERE battle_id = ANY($1::text[])`;
    return new Map(rowsAs(battleRow, await sql.query(text, [ids])).map((row) => [row.battle.battleId, row]));
  },

  fold: foldBattles,

  write: async (sql, table, rows) => {
    await sql.query(
      `INSERT INTO ${table('battle')} (battle_id, position, version, last_position, status, mode, official, private,
         creator, cost, seat_count, taken, created_at, ended_at, state)
       SELECT * FROM unnest($1::text[], $2::bigint[], $3::integer[], $4::bigint[], $5::text[], $6::text[], $7::boolean[],
         $8::boolean[], $9::text[], $10::bigint[], $11::integer[], $12::integer[], $13::bigint[], $14::bigint[],
         $15::text[])
       ON CONFLICT (battle_id) DO UPDATE SET
         version = excluded.version, last_position = excluded.last_position, status = excluded.status,
         taken = excluded.taken, ended_at = excluded.ended_at, state = excluded.state`,
      [
        rows.map(({ battle }) => battle.battleId),
        rows.map(({ position }) => position),
        rows.map(({ version }) => version),
        rows.map(({ lastPosition }) => lastPosition),
        rows.map(({ battle }) => battle.status),
        rows.map(({ battle }) => battle.mode),
        rows.map(({ battle }) => battle.creator === null),
        rows.map(({ battle }) => battle.private),
        rows.map(({ battle }) => battle.creator),
        rows.map(({ battle }) => battle.cost),
        rows.map(({ battle }) => seatCountOf(battle)),
        rows.map(({ battle }) => battle.seats.length),
        rows.map(({ battle }) => battle.createdAt),
        rows.map(({ battle }) => battle.endedAt),
        rows.map(({ battle }) => encodeBattle(battle)),
      ],
    );
    const seats = rows.flatMap(({ battle, position }) =>
      seatedPlayers(battle).map(({ player }) => ({ player, battleId: battle.battleId, position })),
    );
    await sql.query(
      `INSERT INTO ${table('battle_seat')} (player_id, battle_id, position)
       SELECT * FROM unnest($1::text[], $2::text[], $3::bigint[]) ON CONFLICT DO NOTHING`,
      [seats.map(({ player }) => player), seats.map(({ battleId }) => battleId), seats.map(({ position }) => position)],
    );
  },
});
