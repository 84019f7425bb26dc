import type { SqlClient } from '../../../engine/database/sql.ts';
import { GAMES } from '../../../engine/kernel/game-name.ts';
import { stops } from '../../../engine/projections/queries/stops.ts';

/** So many stops of all games are looked through for those that stand. */
const LOOKED_AT = 100;

/** Each game with its emergency stop, where one stands. */
export const gamesIn = async (sql: SqlClient) => {
  const standing = (await stops(sql, LOOKED_AT)).filter(({ until }) => until === null);
  return GAMES.map((game) => {
    const stop = standing.find((one) => one.game === game);
    return {
      game,
      stopped: stop !== undefined,
      since: stop?.from ?? null,
      reason: stop?.reason ?? null,
      position: stop?.entry ?? null,
    };
  });
};
