import {
  type GraphQLField,
  type GraphQLOutputType,
  getNamedType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { majorText } from '../../engine/kernel/money.ts';
import { plainText } from './plain-text.ts';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value as a person reads it. */
const cell = (value: unknown, type: string): string => {
  if (value === null || value === undefined) return '-';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value !== 'number') return plainText(String(value));
  if (type === 'Money') return majorText(BigInt(value));
  return Number.isInteger(value) ? String(value) : String(Number(value.toPrecision(4)));
};

const isMarked = ({ astNode }: GraphQLField<unknown, unknown>, directive: string): boolean =>
  astNode?.directives?.some(({ name }) => name.value === directive) ?? false;

const columnsOf = (type: GraphQLOutputType) => {
  const named = getNamedType(type);
  const fields = isObjectType(named) ? Object.values(named.getFields()) : [];
  return fields.filter((field) => !isMarked(field, 'inWords'));
};

/** Characters that a terminal draws twice as wide. */
const WIDE =
  /[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6\u{1F300}-\u{1FAFF}\u{20000}-\u{3FFFD}]/gu;
const widthOf = (text: string): number => [...text].length + (text.match(WIDE)?.length ?? 0);
const filled = (text: string, width: number): string => ' '.repeat(Math.max(width - widthOf(text), 0));

const spaced = (text: string): string => text.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** Rows with aligned columns; numbers stand to the right. */
const aligned = (head: readonly string[], rows: readonly (readonly string[])[]): readonly string[] => {
  const widths = head.map((name, at) => Math.max(name.length, ...rows.map((row) => widthOf(row[at] ?? ''))));
  const isNumber = head.map((_name, at) => rows.every((row) => /^(?:-?[\d.]+|-)$/.test(row[at] ?? '')));
  const lineOf = (row: readonly string[]): string =>
    row
      .map((text, at) => (isNumber[at] ? filled(text, widths[at] ?? 0) + text : text + filled(text, widths[at] ?? 0)))
      .join('  ')
      .trimEnd();
  return [head, ...rows].map(lineOf);
};

/**
 * The lines that a person reads: one a field, and a table for each list. A list or an object inside of a row stands in one cell, and
 * of the points of a chart only their number is told. A value that stands in words beside it is left out.
 */
export const answerLines = (value: unknown, type: GraphQLOutputType): readonly string[] => {
  const bare = isNonNullType(type) ? type.ofType : type;
  if (value === null || value === undefined) return ['There is none.'];
  if (isListType(bare)) {
    const all: readonly unknown[] = Array.isArray(value) ? value : [];
    const columns = columnsOf(bare);
    if (all.length === 0) return ['There is none.'];
    if (columns.length === 0) return all.map((one) => inRow(one, bare));
    const rows = all.filter(isRecord);
    return aligned(
      columns.map(({ name }) => spaced(name)),
      rows.map((row) => columns.map((column) => inRow(row[column.name], column.type))),
    );
  }
  if (!isRecord(value)) return [cell(value, getNamedType(bare).name)];
  return columnsOf(bare).flatMap((field) => {
    const inner = value[field.name];
    if (Array.isArray(inner) && isMarked(field, 'chart'))
      return [`${spaced(field.name)}: ${inner.length} points, with --json`];
    if (!isRecord(inner) && !Array.isArray(inner))
      return [`${spaced(field.name)}: ${cell(inner, getNamedType(field.type).name)}`];
    return [`${spaced(field.name)}:`, ...answerLines(inner, field.type).map((line) => `  ${line}`)];
  });
};

const inRow = (value: unknown, type: GraphQLOutputType): string => {
  if (Array.isArray(value)) return value.map((one) => inRow(one, type)).join(', ');
  if (!isRecord(value)) return cell(value, getNamedType(type).name);
  return columnsOf(type)
    .map((field) => inRow(value[field.name], field.type))
    .join(' ');
};
