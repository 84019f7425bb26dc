import { shippedCatalog } from '../../engine/catalog/shipped/index.ts';
import type { Database } from '../../engine/database/open-database.ts';
import type { Engine } from '../../engine/engine.ts';
import { consolationStream } from '../../engine/kernel/ids.ts';
import { importCatalog } from '../operator/import-catalog.ts';
import type { Report } from './report.ts';

const hasStream = async (database: Database, pattern: string): Promise<boolean> => {
  const { rows } = await database.pool.query('SELECT 1 FROM stream WHERE stream_id LIKE $1 LIMIT 1', [pattern]);
  return rows.length > 0;
};

/**
 * A catalog from before there were dreams, or an operator's without a consolation table, gets the shipped table where it
 * knows the table's skins. Where it doesn't, dreams wait for a table of the operator's.
 */
const importConsolation = async (engine: Engine, report: Report): Promise<void> => {
  const { refused } = await importCatalog(engine, { ...shippedCatalog(), skins: [], cases: [] }, 'shipped');
  if (refused.length > 0) report.line('  Dreams are closed until a consolation table is imported: docs/catalog.md');
};

/** Publishes the catalog that Glasscase comes with, unless the log has one. A start that was cut short goes on here. */
export const importShippedCatalog = async (database: Database, engine: Engine, report: Report): Promise<void> => {
  if (await hasStream(database, 'case-%')) {
    if (!(await hasStream(database, consolationStream))) await importConsolation(engine, report);
    return;
  }
  const { refused } = await report.step(
    'Catalog',
    () => importCatalog(engine, shippedCatalog(), 'shipped'),
    ({ published }) => `${published} skins, cases and tables published`,
  );
  if (refused.length > 0) throw new Error(`the shipped catalog was refused: ${refused[0]}`);
};
