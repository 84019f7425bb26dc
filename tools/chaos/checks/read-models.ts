import { openDatabase } from '../../../engine/database/open-database.ts';
import { db, fragment, runQuery } from '../../../engine/database/queries.ts';
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
        const hash = fragment<string>`md5(coalesce(string_agg(t::text, chr(10) ORDER BY t::text), ''))`;
        const reading = db
          .selectFrom(fragment<object>`${fragment.table(table)}`.as('t'))
          .select(fragment<string>`count(*) || ' rows ' || ${hash}`.as('rows'));
        found.set(table, (await runQuery(database.pool, reading))[0]?.rows ?? '');
      }
      return found;
    };
    const size = await logSize(database.pool);
    const names = projections.map(({ name }) => name);
    const others = db.selectFrom('projection').select('name').where('position', '<>', size);
    const behind = await runQuery(database.pool, others.where('name', 'in', names));
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
