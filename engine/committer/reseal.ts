import type { Database } from '../database/open-database.ts';
import { db, runQuery } from '../database/queries.ts';
import type { PairId } from '../kernel/ids.ts';
import type { SeedVault } from './seed-vault.ts';

export interface Resealed {
  /** Pairs that are sealed with the current key now, and weren't. */
  readonly resealed: number;
  /** Pairs that the current key had sealed already. */
  readonly kept: number;
}

const CHUNK = 1_000;

/** One chunk behind a pair's id. Null when there is none left. */
const resealChunk = (database: Database, vault: SeedVault, after: string) =>
  // The engine's own role may not change a sealed seed.
  database.asOwner(async (session) => {
    const seeds = db.selectFrom('serverSeed').select(['pairId', 'sealed']).$narrowType<{ pairId: PairId }>();
    const rows = await runQuery(session, seeds.where('pairId', '>', after).orderBy('pairId').limit(CHUNK));
    const changed = rows.flatMap(({ pairId, sealed }) => {
      const fresh = vault.reseal(pairId, sealed);
      return fresh === null ? [] : [{ pairId, fresh: Buffer.from(fresh) }];
    });
    await session.query(
      `UPDATE server_seed SET sealed = given.fresh
         FROM unnest($1::text[], $2::bytea[]) AS given (pair_id, fresh) WHERE server_seed.pair_id = given.pair_id`,
      [changed.map(({ pairId }) => pairId), changed.map(({ fresh }) => fresh)],
    );
    const last = rows.at(-1)?.pairId;
    return last === undefined ? null : { last, resealed: changed.length, kept: rows.length - changed.length };
  });

/**
 * Seals every stored seed with the vault's current key, in chunks, while the site runs: its engines must have been given
 * both keys before. May be stopped and run again. Afterwards nothing needs the previous keys.
 * @param progress called with the sum after each chunk. @throws Error when a row can't be opened; those before it are done.
 */
export const reseal = async (
  database: Database,
  vault: SeedVault,
  progress: (sum: Resealed) => void = () => {},
): Promise<Resealed> => {
  let sum: Resealed = { resealed: 0, kept: 0 };
  for (let chunk = await resealChunk(database, vault, ''); chunk !== null; ) {
    sum = { resealed: sum.resealed + chunk.resealed, kept: sum.kept + chunk.kept };
    progress(sum);
    chunk = await resealChunk(database, vault, chunk.last);
  }
  return sum;
};
