import { table } from '../load/table.ts';
import { median } from './load.ts';

/** The JSON that a bench writes: its figures are the numbers in it. */
export type Written = string | number | boolean | null | readonly Written[] | { readonly [name: string]: Written };

/** Of the machine and the moment, or how much there was to do: not what is measured. */
const SURROUNDINGS: ReadonlySet<string> = new Set(['cores', 'load', 'quietRounds', 'aims', 'events', 'proven']);

/** The key of a row in a list: its name, and its clients in flight where it has them; else its number, from 1. */
const keyOf = (row: Written, index: number): string => {
  if (typeof row !== 'object' || row === null || !('name' in row)) return String(index + 1);
  return 'inFlight' in row ? `${row.name}, ${row.inFlight} in flight` : String(row.name);
};

/** Every number by its place: names of objects, and what a row of a list is called. */
export const numbersIn = (written: Written, place = ''): ReadonlyMap<string, number> => {
  if (typeof written === 'number') return new Map([[place, written]]);
  if (typeof written !== 'object' || written === null) return new Map();
  const inner: readonly (readonly [string, Written])[] = Array.isArray(written)
    ? written.map((row: Written, index) => [keyOf(row, index), row])
    : Object.entries(written).filter(([name]) => !SURROUNDINGS.has(name) && name !== 'inFlight');
  return new Map(inner.flatMap(([name, value]) => [...numbersIn(value, place === '' ? name : `${place}: ${name}`)]));
};

/** A run of the other checkout, and the run of this one right after it. */
export interface Turn {
  readonly before: Written;
  readonly now: Written;
}

export interface ComparedFigure {
  readonly figure: string;
  /** Medians over turns. */
  readonly before: number;
  readonly now: number;
  /** Now divided by before: the median of the turns, and the least and the most of them. */
  readonly ratio: number;
  readonly least: number;
  readonly most: number;
}

/** Every figure that all runs of both have, but the numbers that are the same in all of them: they weren't measured. */
export const compared = (turns: readonly Turn[]): readonly ComparedFigure[] => {
  const pairs = turns.map(({ before, now }) => ({ before: numbersIn(before), now: numbersIn(now) }));
  return [...(pairs[0]?.now.keys() ?? [])].flatMap((figure): readonly ComparedFigure[] => {
    const values = pairs.flatMap(({ before, now }) => {
      const [one, other] = [before.get(figure), now.get(figure)];
      return one === undefined || other === undefined ? [] : [{ before: one, now: other }];
    });
    const all = new Set(values.flatMap(({ before, now }) => [before, now]));
    if (values.length < turns.length || all.size < 2) return [];
    const ratios = values.map(({ before, now }) => now / before);
    return [
      {
        figure,
        before: median(values.map(({ before }) => before)),
        now: median(values.map(({ now }) => now)),
        ratio: median(ratios),
        least: Math.min(...ratios),
        most: Math.max(...ratios),
      },
    ];
  });
};

const DIGITS = new Intl.NumberFormat('en', { maximumSignificantDigits: 4 });

/** The report for the terminal. */
export const comparedText = (commit: string, figures: readonly ComparedFigure[]): string =>
  table(
    ['medians of the turns', commit, 'now', 'now ÷ before', 'least', 'most'],
    figures.map(({ figure, before, now, ratio, least, most }) => [
      figure,
      DIGITS.format(before),
      DIGITS.format(now),
      ...[ratio, least, most].map((one) => one.toFixed(2)),
    ]),
  );
