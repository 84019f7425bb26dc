import type { z } from 'zod';
import { db, type Expression, fragment, type Given, type Row } from '../../database/queries.ts';
import type { SqlClient } from '../../database/sql.ts';
import type { wear } from '../../kernel/event-codec.ts';
import { searchText } from '../targets.ts';
import type { CountedPage } from './cursor.ts';
import { defineList } from './list.ts';

export type Wear = z.infer<typeof wear>;

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

const columns = ['skinId', 'wear', 'value', 'grade', 'floatMin', 'floatMax'] as const;
/**
 * A skin in one wear ('' for one without) with its catalog value now, minor units: a target of upgrades and dreams. The
 * grade is 0 (top) to 6; the float in millionths, from the first inclusive to the last exclusive.
 */
export type TargetRow = Row<'target', typeof columns> & { readonly wear: Wear };

/** The words of a search as `LIKE` has to read them: signs of its own are letters. Null for no words. */
export const wordsOf = (search: string | null | undefined): string | null =>
  searchText(search ?? '').replaceAll(/[\\%_]/g, '\\$&') || null;

/** Whether a target has these words in its names. */
export const isNamed = (words: Expression<string>) => fragment<boolean>`names LIKE '%' || ${words}::text || '%'`;

const targets = defineList({
  cursor: (sort) => `targets ${sort}`,
  rows: () => db.selectFrom('target').select(columns).$narrowType<{ wear: Wear }>(),
  filters: (
    given: Given<{
      minValue: bigint;
      maxValue: bigint;
      grades: readonly number[];
      wears: readonly Wear[];
      words: string;
    }>,
  ) => ({
    minValue: (is) => is('value', '>=', given('minValue')),
    maxValue: (is) => is('value', '<=', given('maxValue')),
    grades: (is) => is('grade', '=', fragment<number>`ANY(${given('grades')}::smallint[])`),
    wears: (is) => is('wear', '=', fragment<string>`ANY(${given('wears')}::text[])`),
    words: () => isNamed(given('words')),
  }),
  sorts: {
    'value-asc': ['asc integer value', 'asc words skinId wear'],
    'value-desc': ['desc integer value', 'desc words skinId wear'],
  },
  usual: 'value-asc',
  size: { usual: 30, most: MAX_TARGETS_PAGE },
});

const someOf = <Value>(values: readonly Value[] | null | undefined): readonly Value[] | null =>
  values == null || values.length === 0 ? null : values;

/** Targets by value, and those worth the same by their names in code. @throws InvalidCursor */
export const targetsIn = (
  sql: SqlClient,
  { grades, wears, search, sort, first, after, ...values }: TargetQuery = {},
): Promise<CountedPage<TargetRow>> =>
  targets.counted(
    sql,
    { ...values, grades: someOf(grades), wears: someOf(wears), words: wordsOf(search) },
    { sort, first, after },
  );
