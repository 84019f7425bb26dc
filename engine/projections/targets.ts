import type { SkinDefinition } from '../catalog/skin/events.ts';
import { insertRecords } from '../database/records.ts';
import type { SqlClient } from '../database/sql.ts';
import { canonicalJson } from '../kernel/canonical-json.ts';
import type { TableName } from './projection.ts';

export interface SkinRow {
  readonly skinId: string;
  readonly version: number;
  readonly definition: SkinDefinition;
}

/**
 * Names as the search compares them: small letters in the forms that NFKC gives them, nothing that can't be seen, one space between
 * words, no bar between family and finish.
 */
export const searchText = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .toLowerCase()
    .replaceAll(/[\s|]+/g, ' ')
    .trim();

/** Every name of a skin, one language a line. */
const namesOf = ({ familyNames, finishNames }: SkinDefinition): string =>
  (['zh-CN', 'zh-TW', 'en'] as const)
    .map((language) => searchText(`${familyNames[language]} ${finishNames[language]}`))
    .join('\n');

/** A skin in each wear that is worth something: targets of upgrades and dreams. */
const targetsOf = ({ skinId, definition }: SkinRow) =>
  definition.wears
    .map(({ wear, value, floatMin, floatMax }) => ({ wear, value: BigInt(value), floatMin, floatMax }))
    .filter(({ value }) => value > 0n)
    .map((offered) => ({ ...offered, skinId, grade: definition.grade, names: namesOf(definition) }));

/** The skins as they are now, and what they make to aim at. */
export const writeSkins = async (sql: SqlClient, table: TableName, skins: readonly SkinRow[]): Promise<void> => {
  if (skins.length === 0) return;
  await insertRecords(
    sql,
    table('skin_current'),
    skins.map((row) => ({ ...row, definition: canonicalJson(row.definition) })),
    'ON CONFLICT (skin_id) DO UPDATE SET version = excluded.version, definition = excluded.definition',
  );
  const ids = skins.map(({ skinId }) => skinId);
  await sql.query(`DELETE FROM ${table('target')} WHERE skin_id = ANY($1::text[])`, [ids]);
  await insertRecords(sql, table('target'), skins.flatMap(targetsOf));
};
