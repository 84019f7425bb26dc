import type { SkinDefinition } from '../catalog/skin/events.ts';
import type { SqlClient } from '../database/sql.ts';
import { canonicalJson } from '../kernel/canonical-json.ts';
import type { TableName } from './projection.ts';

export interface SkinRow {
  readonly skinId: string;
  readonly version: number;
  readonly definition: SkinDefinition;
}

/** Names as the search compares them: small letters, one space between words, no bar between family and finish. */
export const searchText = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[\s|]+/g, ' ')
    .trim();

/** Every name of a skin, one language a line. */
const namesOf = ({ familyNames, finishNames }: SkinDefinition): string =>
  (['zh-CN', 'zh-TW', 'en'] as const)
    .map((language) => searchText(`${familyNames[language]} ${finishNames[language]}`))
    .join('\n');

/** A skin in each wear that is worth something: what upgrades and dreams may aim at. */
const targetsOf = ({ skinId, definition }: SkinRow) =>
  definition.wears
    .filter(({ value }) => BigInt(value) > 0n)
    .map((offered) => ({ ...offered, skinId, grade: definition.grade, names: namesOf(definition) }));

/** The skins as they are now, and what they make to aim at. */
export const writeSkins = async (sql: SqlClient, table: TableName, skins: readonly SkinRow[]): Promise<void> => {
  if (skins.length === 0) return;
  const ids = skins.map(({ skinId }) => skinId);
  await sql.query(
    `INSERT INTO ${table('skin_current')} (skin_id, version, definition)
     SELECT * FROM unnest($1::text[], $2::integer[], $3::text[])
     ON CONFLICT (skin_id) DO UPDATE SET version = excluded.version, definition = excluded.definition`,
    [ids, skins.map(({ version }) => version), skins.map(({ definition }) => canonicalJson(definition))],
  );
  const targets = skins.flatMap(targetsOf);
  await sql.query(`DELETE FROM ${table('target')} WHERE skin_id = ANY($1::text[])`, [ids]);
  await sql.query(
    `INSERT INTO ${table('target')} (skin_id, wear, value, grade, float_min, float_max, names)
     SELECT * FROM unnest($1::text[], $2::text[], $3::bigint[], $4::smallint[], $5::integer[], $6::integer[], $7::text[])`,
    [
      targets.map((row) => row.skinId),
      targets.map((row) => row.wear),
      targets.map((row) => row.value),
      targets.map((row) => row.grade),
      targets.map((row) => row.floatMin),
      targets.map((row) => row.floatMax),
      targets.map((row) => row.names),
    ],
  );
};
