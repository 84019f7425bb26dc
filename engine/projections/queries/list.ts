import type { Compilable, ExpressionBuilder, SelectQueryBuilder, SqlBool } from 'kysely';
import { type Answer, defineQuery, type Expression, fragment, type Given, givenOf } from '../../database/queries.ts';
import type { SqlClient } from '../../database/sql.ts';
import {
  type CountedPage,
  decodeCursor,
  encodeCursor,
  InvalidCursor,
  integerKey,
  type Page,
  pageOf,
  pageSize,
} from './cursor.ts';

type ColumnOf<Row, Value> = { [Name in keyof Row & string]: Row[Name] extends Value ? Name : never }[keyof Row &
  string];
/** A column of the row, with its table where the query has several of that name. */
type Reference<From, Row, Value> = ColumnOf<Row, Value> | `${From & string}.${ColumnOf<Row, Value>}`;

/** `kept`: cursors have the key, and the order doesn't. */
type Direction = 'asc' | 'desc' | 'kept';

/** A key of an order and of its cursors. `words`: columns of text without spaces, which are one key of a cursor. */
type SortKey<From, Row> =
  | `${Direction} integer ${Reference<From, Row, number | bigint>}`
  | `${Direction} text ${Reference<From, Row, string>}`
  | `${Direction} words ${Reference<From, Row, string>} ${Reference<From, Row, string>}`;

interface Key {
  readonly direction: string;
  readonly kind: string;
  readonly columns: readonly string[];
}

const keyOf = (key: string): Key => {
  const [direction = '', kind = '', ...columns] = key.split(' ');
  return { direction, kind, columns };
};

/** The page that is asked for, where a query has to bound its parts by it. */
interface Place {
  /** One row more than the page has. */
  readonly limit: Expression<number>;
  /** The keys of the last row of the page before; none for the first page. */
  readonly after: readonly Expression<unknown>[];
}

type Condition<DB, From extends keyof DB> = (row: ExpressionBuilder<DB, From>) => Expression<SqlBool>;

interface ListDefinition<
  Values extends object,
  Asked extends object,
  DB,
  From extends keyof DB,
  Row,
  Sort extends string,
> {
  /** How the cursors of an order begin. Clients hold cursors: neither this nor the keys of an order change. */
  readonly cursor: (sort: Sort) => string;
  /** The rows, without order and limit. */
  readonly rows: (given: Given<Values>, place: Place) => SelectQueryBuilder<DB, From, Row>;
  /** Further conditions: each holds where a caller gives its value. */
  readonly filters?: (given: Given<Asked>) => Readonly<Record<keyof Asked & string, Condition<DB, From>>>;
  /** The keys of each order, the weightiest first. No two rows have the same. */
  readonly sorts: Readonly<Record<Sort, readonly SortKey<From, Row>[]>>;
  /** The order where a caller names none. */
  readonly usual: NoInfer<Sort>;
  /** How many rows a page has: where a caller names no number, and at most. */
  readonly size: { readonly usual: number; readonly most: number };
  /** Counts all rows, where `rows` reads no more than a page needs. */
  readonly total?: (given: Given<Values>) => Compilable<{ count: number }>;
}

export interface PageAsked<Sort extends string = never> {
  readonly sort?: Sort | undefined;
  readonly first?: number | undefined;
  readonly after?: string | null | undefined;
}

interface List<Values, Row, Sort extends string> {
  /** @throws InvalidCursor for a cursor of another list or order */
  page(sql: SqlClient, values: Values, asked?: PageAsked<Sort>): Promise<Page<Row>>;
  /** How many rows there are on all pages. */
  count(sql: SqlClient, values: Values): Promise<number>;
  /** @throws InvalidCursor for a cursor of another list or order */
  counted(sql: SqlClient, values: Values, asked?: PageAsked<Sort>): Promise<CountedPage<Row>>;
}

const LIMIT = 'limit of the page';
const markName = (index: number) => `mark ${index}` as const;
const places = givenOf<{ readonly [LIMIT]: number; readonly [name: `mark ${number}`]: unknown }>();

/** The values of one key of a cursor, column by column. @throws InvalidCursor */
const marksOf = ({ kind, columns }: Key, text: string): readonly (bigint | string)[] => {
  if (kind === 'integer') return [integerKey(text)];
  const marks = kind === 'words' ? text.split(' ') : [text];
  if (marks.length !== columns.length) throw new InvalidCursor('not a cursor of this list');
  return marks;
};

/** @throws InvalidCursor */
const marksIn = (list: string, keys: readonly Key[], cursor: string): readonly (bigint | string)[] => {
  const texts = decodeCursor(list, cursor, keys.length);
  return keys.flatMap((key, index) => marksOf(key, texts[index] ?? ''));
};

const keyIn = (row: unknown, { columns }: Key): string =>
  columns.map((column) => String(Reflect.get(Object(row), column.slice(column.lastIndexOf('.') + 1)))).join(' ');

interface Compared {
  readonly direction: string;
  readonly column: Expression<unknown>;
  /** The same of the row that a cursor names. */
  readonly mark: Expression<unknown>;
}

const comparedBy = (keys: readonly Key[]): readonly Compared[] =>
  keys
    .flatMap(({ direction, kind, columns }) => columns.map((column) => ({ direction, kind, column })))
    .map(({ direction, kind, column }, index) => {
      const mark = places(markName(index));
      const typed = kind === 'integer' ? fragment`${mark}::bigint` : fragment`${mark}::text`;
      return { direction, column: fragment.ref(column), mark: typed };
    })
    .filter(({ direction }) => direction !== 'kept');

const together = (parts: readonly Expression<unknown>[]) =>
  parts.length === 1 ? fragment.join(parts) : fragment`(${fragment.join(parts)})`;

/**
 * Whether a row follows the one that a cursor names. An index finds the place of a comparison of rows, so keys of one
 * direction are compared together.
 */
const follows = (keys: readonly Compared[]): Expression<SqlBool> => {
  const [first] = keys;
  const turn = keys.findIndex(({ direction }) => direction !== first?.direction);
  const alike = turn === -1 ? keys : keys.slice(0, turn);
  const row = together(alike.map(({ column }) => column));
  const mark = together(alike.map((key) => key.mark));
  const beyond = first?.direction === 'asc' ? fragment<SqlBool>`${row} > ${mark}` : fragment<SqlBool>`${row} < ${mark}`;
  if (turn === -1) return beyond;
  return fragment<SqlBool>`(${beyond} or (${row} = ${mark} and ${follows(keys.slice(turn))}))`;
};

/** Makes a thing for each name, when it is first asked for. */
const madeOnce = <Thing>(): ((name: string, make: () => Thing) => Thing) => {
  const things = new Map<string, Thing>();
  return (name, make) => {
    const thing = things.get(name) ?? make();
    things.set(name, thing);
    return thing;
  };
};

/**
 * A list that is read in pages: each goes on behind the row that the cursor of the page before names, however many rows
 * came meanwhile. A statement is compiled once for each order and set of filters.
 */
export const defineList = <
  Values extends object,
  DB,
  From extends keyof DB,
  Row,
  Sort extends string,
  Asked extends object = Record<never, never>,
>({
  cursor,
  rows,
  filters,
  sorts,
  usual,
  size,
  total,
}: ListDefinition<Values, Asked, DB, From, Row, Sort>) => {
  const given = givenOf<Values>();
  const limit = places(LIMIT);
  const conditions = Object.entries<Condition<DB, From>>(filters?.(givenOf<Asked>()) ?? {});
  const pages = madeOnce<(sql: SqlClient, values: object) => Promise<Answer<Row>>>();
  const counts = madeOnce<(sql: SqlClient, values: object) => Promise<Answer<{ count: number }>>>();
  type Set = typeof conditions;

  const setBy = (values: object): Set => conditions.filter(([name]) => Reflect.get(values, name) != null);
  const nameOf = (set: Set): string => set.map(([name]) => name).join(' ');

  const matching = (set: Set, after: readonly Expression<unknown>[]) =>
    set.reduce((query, [, condition]) => query.where(condition), rows(given, { limit, after }));

  const pageOfSet = (set: Set, sort: Sort, isFirst: boolean) => {
    const keys = comparedBy(sorts[sort].map(keyOf));
    const marks = isFirst ? [] : keys.map(({ mark }) => mark);
    const behind = isFirst ? matching(set, marks) : matching(set, marks).where(follows(keys));
    return keys
      .reduce((query, { column, direction }) => query.orderBy(column, direction === 'asc' ? 'asc' : 'desc'), behind)
      .limit(limit);
  };

  const countOfSet = (set: Set): Compilable<{ count: number }> =>
    total?.(given) ?? matching(set, []).clearSelect().select(fragment<number>`count(*)`.as('count'));

  const list: List<Values & { readonly [Name in keyof Asked]?: Asked[Name] | null }, Answer<Row>[number], Sort> = {
    page: async (sql, values, { sort = usual, first = size.usual, after = null } = {}) => {
      const set = setBy(values);
      const keys = sorts[sort].map(keyOf);
      const marks = after === null ? [] : marksIn(cursor(sort), keys, after);
      const most = pageSize(first, size.most);
      const read = pages(`${sort} ${after === null} ${nameOf(set)}`, () =>
        defineQuery<object, Row>(() => pageOfSet(set, sort, after === null)),
      );
      const place = Object.fromEntries(marks.map((mark, index) => [markName(index), mark]));
      const found = await read(sql, { ...values, ...place, [LIMIT]: most + 1 });
      const keysIn = (row: unknown) => keys.map((key) => keyIn(row, key));
      return pageOf(found, most, (row) => encodeCursor(cursor(sort), keysIn(row)));
    },
    count: async (sql, values) => {
      const set = setBy(values);
      const read = counts(nameOf(set), () => defineQuery<object, { count: number }>(() => countOfSet(set)));
      return (await read(sql, values))[0]?.count ?? 0;
    },
    counted: async (sql, values, asked) => ({
      ...(await list.page(sql, values, asked)),
      totalCount: await list.count(sql, values),
    }),
  };
  return list;
};
