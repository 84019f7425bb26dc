import { db, defineQuery, fragment, type Given } from '../../database/queries.ts';
import type { SqlClient } from '../../database/sql.ts';
import { type CatalogSkin, skins } from './catalog.ts';

const named = defineQuery((given: Given<{ words: string; most: number }>) =>
  db
    .selectFrom('target')
    .distinct()
    .select('skinId')
    .where(
      fragment<boolean>`position(${given('words')}::text IN names) > 0 OR position(${given('words')}::text IN skin_id) > 0`,
    )
    .orderBy('skinId')
    .limit(given('most')),
);

/** Skins with a part of a name in any language, or of the id, whatever the case of its letters. */
export const skinsNamed = async (sql: SqlClient, text: string, most: number): Promise<readonly CatalogSkin[]> => {
  const found = await named(sql, { words: text.trim().toLowerCase(), most });
  return found.length === 0
    ? []
    : skins(
        sql,
        found.map(({ skinId }) => skinId),
      );
};
