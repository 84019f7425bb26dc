import type { CaseTable } from '../../catalog/case/state.ts';
import type { OddsEntry } from '../../fairness/odds.ts';

/** An exact fraction, decimal. */
interface FractionText {
  readonly numerator: string;
  readonly denominator: string;
}

/** The odds of an item in one version. */
export interface EntryOdds {
  readonly tickets: number;
  /** Percent with five decimals, exact: a ticket is 0.00001 %. */
  readonly chance: string;
  /** Minor units, decimal. */
  readonly value: string;
  /** Millionths: first inclusive, last exclusive. */
  readonly floatMin: number;
  readonly floatMax: number;
}

export interface EntryDifference {
  readonly skin: string;
  readonly wear: string;
  /** Null where the item isn't in that version. */
  readonly before: EntryOdds | null;
  readonly after: EntryOdds | null;
  readonly change: 'same' | 'added' | 'removed' | 'changed';
}

export interface CaseDifference {
  readonly versions: readonly [number, number];
  /** Minor units, decimal. */
  readonly price: readonly [string, string];
  readonly rtp: readonly [FractionText, FractionText];
  /** In the order of the later version, then what it dropped. */
  readonly entries: readonly EntryDifference[];
}

const nameOf = ({ skin, wear }: Pick<OddsEntry, 'skin' | 'wear'>): string => `${skin}/${wear}`;

/** Of 10,000,000 tickets. */
export const chanceOf = (tickets: number): string => {
  const digits = String(tickets).padStart(6, '0');
  return `${digits.slice(0, -5)}.${digits.slice(-5)}`;
};

/** The same item may stand in several lines; they are told apart by their order. */
const oddsOf = ({ entries }: CaseTable): ReadonlyMap<string, OddsEntry> => {
  const odds = new Map<string, OddsEntry>();
  for (const entry of entries) {
    let name = nameOf(entry);
    while (odds.has(name)) name += '+';
    odds.set(name, entry);
  }
  return odds;
};

const describe = (entry: OddsEntry | undefined): EntryOdds | null => {
  if (entry === undefined) return null;
  const { first, last, value, floatMin, floatMax } = entry;
  const tickets = last - first + 1;
  return { tickets, chance: chanceOf(tickets), value, floatMin, floatMax };
};

const changeOf = (before: EntryOdds | null, after: EntryOdds | null): EntryDifference['change'] => {
  if (before === null) return 'added';
  if (after === null) return 'removed';
  const same =
    before.tickets === after.tickets &&
    before.value === after.value &&
    before.floatMin === after.floatMin &&
    before.floatMax === after.floatMax;
  return same ? 'same' : 'changed';
};

/** The changes from one version of a case to another: price, return, and every item. */
export const differenceOf = (older: CaseTable, newer: CaseTable): CaseDifference => {
  const [was, is] = [oddsOf(older), oddsOf(newer)];
  const names = [...is.keys(), ...[...was.keys()].filter((name) => !is.has(name))];
  const entries = names.flatMap((name): readonly EntryDifference[] => {
    const [before, after] = [was.get(name), is.get(name)];
    const item = after ?? before;
    if (item === undefined) return [];
    const [earlier, later] = [describe(before), describe(after)];
    const change = changeOf(earlier, later);
    return [{ skin: item.skin, wear: item.wear, before: earlier, after: later, change }];
  });
  return {
    versions: [older.version, newer.version],
    price: [older.price, newer.price],
    rtp: [older.rtp, newer.rtp],
    entries,
  };
};
