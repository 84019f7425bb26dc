import { shippedCatalog } from '../../engine/catalog/shipped/index.ts';
import type { Database } from '../../engine/database/open-database.ts';
import type { Engine } from '../../engine/engine.ts';
import { importCatalog } from '../operator/import-catalog.ts';
import type { Report } from './report.ts';

const hasCatalog = async (database: Database): Promise<boolean> => {
  const { rows } = await database.pool.query(`SELECT 1 FROM stream WHERE stream_id LIKE 'case-%' LIMIT 1`);
  return rows.length > 0;
};

/** Publishes the catalog that Glasscase comes with, unless the log has one. A start that was cut short goes on here. */
export const importShippedCatalog = async (database: Database, engine: Engine, report: Report): Promise<void> => {
  if (await hasCatalog(database)) return;
  const { refused } = await report.step(
    'Catalog',
    () => importCatalog(engine, shippedCatalog(), 'shipped'),
    ({ published }) => `${published} skins and cases published`,
  );
  if (refused.length > 0) throw new Error(`the shipped catalog was refused: ${refused[0]}`);
};
