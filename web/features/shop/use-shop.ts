import { useQuery } from '@apollo/client/react';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ShopQuery } from '../../generated/graphql.ts';
import { pickName, useLocale } from '../../i18n/index.ts';
import { type PagedList, useConnection } from '../../platform/use-connection.ts';
import { addressOf, filtersFrom, questionOf, type ShopFilters } from './shop-filters.ts';
import { type Listing, SHOP, SHOP_FAMILIES, SHOP_PAGE } from './shop-query.ts';

/** The filters of the address, and a way to change them that leaves no trace in the history. */
export const useShopFilters = (): readonly [ShopFilters, (change: Partial<ShopFilters>) => void] => {
  const [address, setAddress] = useSearchParams();
  const filters = useMemo(() => filtersFrom(address), [address]);
  const change = useCallback(
    (part: Partial<ShopFilters>) =>
      setAddress((current) => addressOf({ ...filtersFrom(current), ...part }, current), {
        replace: true,
        preventScrollReset: true,
      }),
    [setAddress],
  );
  return [filters, change];
};

const listingsIn = (data: ShopQuery) => data.shop;

/** What the filters leave, a page at a time. */
export const useShop = (filters: ShopFilters): PagedList<Listing> =>
  useConnection(SHOP, {
    variables: { ...questionOf(filters), first: SHOP_PAGE },
    fetchPolicy: 'network-only',
    in: listingsIn,
  });

export interface Family {
  readonly id: string;
  readonly name: string;
}

/** The families of all skins, by name; empty until they are known. Asked for when the filters are opened. */
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
