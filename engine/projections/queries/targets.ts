import { z } from 'zod';
import { columnsOf, recordsAs } from '../../database/records.ts';
import { countOf, integerColumn, moneyColumn, type SqlClient } from '../../database/sql.ts';
import { wear as wearCode } from '../../kernel/event-codec.ts';
import { searchText } from '../targets.ts';
import { type CountedPage, decodeCursor, encodeCursor, integerKey, pageOf, pageSize } from './cursor.ts';

export type Wear = z.infer<typeof wearCode>;

export interface TargetFilter {
  /** Minor units, inclusive. */
  readonly minValue?: bigint | null;
  readonly maxValue?: bigint | null;
  /** Targets of any of these grades; of all where none is given. */
  readonly grades?: readonly number[] | null;
  readonly wears?: readonly Wear[] | null;
  /** Part of the family's or the finish's name in any language, whatever the case of its letters. */
  readonly search?: string | null;
}

export interface TargetQuery extends TargetFilter {
  readonly sort?: 'value-asc' | 'value-desc';
  readonly first?: number;
  readonly after?: string | null;
}

export const MAX_TARGETS_PAGE = 60;

const targetRow = z.object({
  skinId: z.string(),
  /** '' for a skin without wear. */
  wear: wearCode,
  /** Minor units. */
  value: moneyColumn,
  /** 0 (top) to 6. */
  grade: integerColumn,
  /** Millionths: first inclusive, last exclusive. */
  floatMin: integerColumn,
  floatMax: integerColumn,
});
/** A skin in one wear with its catalog value now: a target of upgrades and dreams. */
export type TargetRow = Readonly<z.infer<typeof targetRow>>;

const filters = `($1::bigint IS NULL OR value >= $1) AND ($2::bigint IS NULL OR value <= $2)
  AND ($3::smallint[] IS NULL OR grade = ANY($3)) AND ($4::text[] IS NULL OR wear = ANY($4))
  AND ($5::text IS NULL OR names LIKE '%' || $5 || '%')`;

/** Signs that LIKE reads otherwise than they are written. */
const literally = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&');

const someOf = <Value>(values: readonly Value[] | null | undefined): readonly Value[] | null =>
  values == null || values.length === 0 ? null : values;

/** Targets by value, and those worth the same by their names in code. @throws InvalidCursor */
export const targetsIn = async (sql: SqlClient, query: TargetQuery = {}): Promise<CountedPage<TargetRow>> => {
  const { minValue = null, maxValue = null, grades, wears, search, sort = 'value-asc', first = 30, after } = query;
  const size = pageSize(first, MAX_TARGETS_PAGE);
  const list = `targets ${sort}`;
  const [value, name] = after == null ? [] : decodeCursor(list, after, 2);
  const [skin = '', wear = ''] = (name ?? '').split(' ');
  const words = search == null ? '' : searchText(search);
  const wanted = [minValue, maxValue, someOf(grades), someOf(wears), words === '' ? null : literally(words)];
  const [beyond, order] =
    sort === 'value-asc'
      ? ['(value, skin_id, wear) > ($6, $7, $8)', 'value, skin_id, wear']
      : ['(value, skin_id, wear) < ($6, $7, $8)', 'value DESC, skin_id DESC, wear DESC'];
  const rows = recordsAs(
    targetRow,
    await sql.query(
      `SELECT ${columnsOf(targetRow)} FROM target
       WHERE ${filters} AND ($6::bigint IS NULL OR $7::text IS NULL OR $8::text IS NULL OR ${beyond})
       ORDER BY ${order} LIMIT $9`,
      [...wanted, value === undefined ? null : integerKey(value), skin, wear, size + 1],
    ),
  );
  return {
    ...pageOf(rows, size, (row) => encodeCursor(list, [String(row.value), `${row.skinId} ${row.wear}`])),
    totalCount: await countOf(sql, `target WHERE ${filters}`, wanted),
  };
};
