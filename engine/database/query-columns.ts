import type { OperationNode, RootOperationNode } from 'kysely';
import { AliasNode, CastNode, ColumnNode, DataTypeNode, IdentifierNode, ReferenceNode } from 'kysely';
import { INTEGER_COLUMNS, MONEY_COLUMNS } from './generated/tables.ts';
import { fieldOf } from './records.ts';

/** A column of an answer, and what becomes of its value. */
export interface AnswerColumn {
  /** As the database names it. */
  readonly column: string;
  readonly field: string;
  /** How the program holds 64 bits: money stays a `bigint`. */
  readonly wide: 'bigint' | 'number' | 'never';
}

const isBigintCast = (node: OperationNode): boolean =>
  CastNode.is(node) && DataTypeNode.is(node.dataType) && node.dataType.dataType === 'bigint';

/** Of a column by its name, which means one of the two in all tables; of an expression by its cast. */
const widthOf = (node: OperationNode): AnswerColumn['wide'] => {
  const source = ReferenceNode.is(node) ? node.column : node;
  if (!ColumnNode.is(source)) return isBigintCast(node) ? 'bigint' : 'number';
  const field = fieldOf(source.column.name);
  if (MONEY_COLUMNS.has(field)) return 'bigint';
  return INTEGER_COLUMNS.has(field) ? 'number' : 'never';
};

const nameOf = (node: OperationNode): string => {
  if (AliasNode.is(node) && IdentifierNode.is(node.alias)) return node.alias.name;
  const source = ReferenceNode.is(node) ? node.column : node;
  if (ColumnNode.is(source)) return source.column.name;
  throw new TypeError('a query names each column that it answers');
};

const selectionsOf = (query: RootOperationNode): readonly { readonly selection: OperationNode }[] => {
  if ('selections' in query) return query.selections ?? [];
  if ('returning' in query) return query.returning?.selections ?? [];
  if (query.kind === 'RawNode')
    throw new TypeError('a query begins with the builder: its columns are not known otherwise');
  return [];
};

/** The columns that a query answers. @throws TypeError where it leaves a column without a name, as `SELECT *` does */
export const answerColumns = (query: RootOperationNode): readonly AnswerColumn[] =>
  selectionsOf(query).map(({ selection }) => {
    const column = nameOf(selection);
    const source = AliasNode.is(selection) ? selection.node : selection;
    return { column, field: fieldOf(column), wide: widthOf(source) };
  });

const fieldValue = ({ column, wide }: AnswerColumn, value: unknown): unknown => {
  if (typeof value !== 'bigint' || wide === 'bigint') return value;
  const number = Number(value);
  if (wide === 'never') throw new TypeError(`${column} has 64 bits and is no column of a table: cast it`);
  if (!Number.isSafeInteger(number)) throw new RangeError(`${column} is beyond 2^53`);
  return number;
};

/** A row in the words and numbers of the program. */
export const readRow = (columns: readonly AnswerColumn[], row: unknown): Readonly<Record<string, unknown>> => {
  const record: Record<string, unknown> = {};
  for (const column of columns) record[column.field] = fieldValue(column, Reflect.get(Object(row), column.column));
  return record;
};
