import type { SqlClient } from '../database/sql.ts';
import type { ItemOrigin } from '../kernel/game-name.ts';
import { roundId } from '../kernel/ids.ts';
import { type Money, parseMoney, sumOf } from '../kernel/money.ts';
import type { TableName } from './projection.ts';
import type { Telling } from './record-types.ts';

/** A play of any game. */
export interface GameRecordRow {
  readonly playerId: string;
  readonly position: number;
  readonly recordId: string;
  readonly game: Exclude<ItemOrigin, 'shop'>;
  readonly cost: Money;
  readonly won: Money;
  readonly itemId: string | null;
  readonly at: number;
}

const dearest = (items: readonly { readonly itemId: string; readonly value: string }[]): string | null =>
  items.toSorted((a, b) => Number(parseMoney(b.value) - parseMoney(a.value)))[0]?.itemId ?? null;

/** The play that an event tells of. */
export const gameRecordOf = ({ position, at, event }: Telling): GameRecordRow | null => {
  const made = (recordId: string, game: GameRecordRow['game'], cost: Money, won: Money, itemId: string | null) => ({
    playerId: event.data.playerId,
    position,
    recordId,
    game,
    cost,
    won,
    itemId,
    at,
  });
  switch (event.type) {
    case 'CaseOpened':
    case 'FreeCaseOpened': {
      const id = roundId(event.data.pairId, event.data.roundNo);
      const price = event.type === 'CaseOpened' ? parseMoney(event.data.price) : 0n;
      return made(id, 'case', price, parseMoney(event.data.value), id);
    }
    case 'UpgradePlayed': {
      const { pairId, roundNo, stake, item } = event.data;
      const won = item === null ? 0n : parseMoney(item.value);
      return made(roundId(pairId, roundNo), 'upgrade', parseMoney(stake), won, item?.itemId ?? null);
    }
    case 'DreamChased': {
      const { pairId, roundNo, fee, item } = event.data;
      return made(roundId(pairId, roundNo), 'dream', parseMoney(fee), parseMoney(item.value), item.itemId);
    }
    case 'BattleConcluded': {
      const { battleId, cost, items } = event.data;
      return made(
        battleId,
        'battle',
        parseMoney(cost),
        sumOf(items.map(({ value }) => parseMoney(value))),
        dearest(items),
      );
    }
    case 'PrizeWon': {
      const { giveawayId, item } = event.data;
      return made(giveawayId, 'giveaway', 0n, parseMoney(item.value), item.itemId);
    }
    default:
      return null;
  }
};

export const writeGames = async (sql: SqlClient, table: TableName, rows: readonly GameRecordRow[]): Promise<void> => {
  if (rows.length === 0) return;
  await sql.query(
    `INSERT INTO ${table('game_record')} (player_id, position, record_id, game, cost, won, item_id, at)
     SELECT * FROM unnest($1::text[], $2::bigint[], $3::text[], $4::text[], $5::bigint[], $6::bigint[], $7::text[],
       $8::bigint[])`,
    [
      rows.map((row) => row.playerId),
      rows.map((row) => row.position),
      rows.map((row) => row.recordId),
      rows.map((row) => row.game),
      rows.map((row) => row.cost),
      rows.map((row) => row.won),
      rows.map((row) => row.itemId),
      rows.map((row) => row.at),
    ],
  );
};
