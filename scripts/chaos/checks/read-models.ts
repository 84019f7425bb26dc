import { openDatabase } from '../../../engine/database/open-database.ts';
import { readModelDatabase } from '../../../engine/projections/database.ts';
import { logSize } from '../../../engine/projections/read-log.ts';
import { rebuild } from '../../../engine/projections/rebuild.ts';
import { projections } from '../../../engine/projections/registry.ts';
import { type Check, checkOf } from './check.ts';

type Contents = ReadonlyMap<string, string>;

/** Checks that every read model equals its rebuild from the whole log. No process may write meanwhile. */
export const checkReadModels = async (databaseUrl: string): Promise<Check> => {
  const database = await openDatabase({ databaseUrl });
  try {
    const tables = projections.flatMap((projection) => projection.tables);
    const contents = async (): Promise<Contents> => {
      const found = new Map<string, string>();
      for (const table of tables) {
        const { rows } = await database.pool.query<{ rows: string }>(
          `SELECT count(*) || ' rows ' || md5(coalesce(string_agg(t::text, E'\\n' ORDER BY t::text), '')) AS rows FROM ${table} t`,
        );
        found.set(table, rows[0]?.rows ?? '');
      }
      return found;
    };
    const size = await logSize(database.pool);
    const { rows: behind } = await database.pool.query<{ name: string }>(
      'SELECT name FROM projection WHERE name = ANY ($1) AND position <> $2',
      [projections.map(({ name }) => name), size],
    );
    const live = await contents();
    await rebuild(readModelDatabase(database), projections);
    const rebuilt = await contents();
    return checkOf(
      'read models',
      `${projections.length} rebuilt from ${size} events, ${tables.length} tables compared`,
      [
        ...behind.map(({ name }) => `${name} did not reach the end of the log`),
        ...tables.flatMap((table) =>
          live.get(table) === rebuilt.get(table)
            ? []
            : [`${table} is ${live.get(table)}, and rebuilt ${rebuilt.get(table)}`],
        ),
      ],
    );
  } finally {
    await database.close();
  }
};
