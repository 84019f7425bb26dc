import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { pickName, useLocale } from '../../i18n/index.ts';
import { type PagedList, useList } from '../../platform/use-list.ts';
import { questionOf, type ShopFilters } from './shop-filters.ts';
import { type Listing, SHOP, SHOP_FAMILIES } from './shop-query.ts';

/** The listings that pass the filters, a page at a time. */
export const useShop = (filters: ShopFilters): PagedList<Listing> =>
  useList(SHOP, questionOf(filters), { fetchPolicy: 'network-only' });

export interface Family {
  readonly id: string;
  readonly name: string;
}

/** The families of all skins, by name; empty until known. The page asks for them when the player opens the filters. */
export const useFamilies = (): readonly Family[] => {
  const { locale } = useLocale();
  const { data } = useQuery(SHOP_FAMILIES);
  return useMemo(
    () =>
      (data?.skinFamilies ?? [])
        .map(({ id, names }) => ({ id, name: pickName(names, locale) }))
        .toSorted((a, b) => a.name.localeCompare(b.name, locale)),
    [data, locale],
  );
};
