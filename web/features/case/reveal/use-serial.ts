import { useQuery } from '@apollo/client/react';
import { graphql } from '../../../generated/index.ts';
import { languageOf, useLocale } from '../../../i18n/index.ts';

const SERIALS = graphql(`query ItemSerials { itemSerials @args { itemId number madeAt previousAt } }`);

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1_000],
] as const;

/** A length of time in the longest unit of which it has one, rounded down; at least one second. */
export const longestUnit = (ms: number): { readonly count: number; readonly unit: (typeof UNITS)[number][0] } => {
  const [unit, length] = UNITS.find(([, one]) => ms >= one) ?? ['second', 1_000];
  return { count: Math.max(1, Math.floor(ms / length)), unit };
};

/** Which of its kind an item is, of all that were ever made on the site. */
export interface Serial {
  readonly number: number;
  /** How long before it the last one was made, in words; null for the first. */
  readonly before: string | null;
}

/** Asked for while the reel turns; null until it is known, and where there is nothing to ask for. */
export const useSerial = (itemId: string | null): Serial | null => {
  const { locale } = useLocale();
  const { data } = useQuery(SERIALS, {
    variables: { itemIds: itemId === null ? [] : [itemId] },
    skip: itemId === null,
  });
  const found = data?.itemSerials[0];
  if (found === undefined) return null;
  const { number, madeAt, previousAt } = found;
  if (previousAt == null) return { number, before: null };
  const { count, unit } = longestUnit(Date.parse(madeAt) - Date.parse(previousAt));
  return { number, before: new Intl.RelativeTimeFormat(languageOf(locale)).format(-count, unit) };
};
