import { z } from 'zod';
import { columnsOf, insertRecords, recordsAs, replacing } from '../database/records.ts';
import { integerColumn } from '../database/sql.ts';
import { battleEvents } from '../games/battle/events.ts';
import { evolveBattle, NO_BATTLE, type OpenedBattle, seatCountOf, seatedPlayers } from '../games/battle/state.ts';
import { decodeBattle, encodeBattle } from './battle-codec.ts';
import { foldEach, projectionOf, type Recorded } from './projection.ts';

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
): readonly BattleRow[] =>
  foldEach(
    before,
    events,
    ({ event }) => event.data.battleId,
    (row, recorded) => ({
      battle: afterBattleEvent(row?.battle, recorded),
      position: row?.position ?? recorded.position,
      version: recorded.version,
      lastPosition: recorded.position,
    }),
  );

const stored = z.object({
  position: integerColumn,
  version: integerColumn,
  lastPosition: integerColumn,
  state: z.string(),
});
/** The columns that make a `BattleRow`. */
export const battleColumns = stored.keyof().options;

export const battleRow = ({ state, ...place }: Readonly<z.infer<typeof stored>>): BattleRow => ({
  battle: decodeBattle(state),
  ...place,
});

export const battles = projectionOf({
  name: 'battles',
  version: 1,
  tables: ['battle', 'battle_seat'],
  isWatched: true,
  types: BATTLE_TYPES,

  read: async (sql, table, events): Promise<ReadonlyMap<string, BattleRow>> => {
    const ids = [...new Set(events.map(({ event }) => event.data.battleId))];
    const text = `SELECT ${columnsOf(stored)} FROM ${table('battle')} WHERE battle_id = ANY($1::text[])`;
    const rows = recordsAs(stored, await sql.query(text, [ids])).map(battleRow);
    return new Map(rows.map((row) => [row.battle.battleId, row]));
  },

  fold: foldBattles,

  write: async (sql, table, rows) => {
    await insertRecords(
      sql,
      table('battle'),
      rows.map(({ battle, position, version, lastPosition }) => ({
        battleId: battle.battleId,
        position,
        version,
        lastPosition,
        status: battle.status,
        mode: battle.mode,
        official: battle.creator === null,
        private: battle.private,
        creator: battle.creator,
        cost: battle.cost,
        seatCount: seatCountOf(battle),
        taken: battle.seats.length,
        createdAt: battle.createdAt,
        endedAt: battle.endedAt,
        state: encodeBattle(battle),
      })),
      replacing('battleId', 'version', 'lastPosition', 'status', 'taken', 'endedAt', 'state'),
    );
    const seats = rows.flatMap(({ battle, position }) =>
      seatedPlayers(battle).map(({ player }) => ({ playerId: player, battleId: battle.battleId, position })),
    );
    await insertRecords(sql, table('battle_seat'), seats, 'ON CONFLICT DO NOTHING');
  },
});
