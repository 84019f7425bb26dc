import { useApolloClient, useQuery } from '@apollo/client/react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readFragment } from '../../generated/index.ts';
import { pickName, useLocale } from '../../i18n/index.ts';
import { pageOf } from '../records/pages.ts';
import { type PagedList, usePages } from '../records/use-pages.ts';
import { addressOf, filtersFrom, questionOf, type ShopFilters } from './shop-filters.ts';
import { type Listing, SHOP, SHOP_FAMILIES, SHOP_LISTING, SHOP_PAGE } from './shop-query.ts';

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

export interface ShopList extends PagedList<Listing> {
  /** Puts a listing as it is now in the place of what is known of it. */
  readonly update: (listing: Listing) => void;
}

const NO_CHANGES: ReadonlyMap<string, Listing> = new Map();

/** What the filters leave, a page at a time. */
export const useShop = (filters: ShopFilters): ShopList => {
  const client = useApolloClient();
  const question = useMemo(() => questionOf(filters), [filters]);
  const read = useCallback(
    async (after: string | null) => {
      const variables = { ...question, first: SHOP_PAGE, after };
      const { data } = await client.query({ query: SHOP, variables, fetchPolicy: 'no-cache' });
      if (!data) throw new Error('an answer without data');
      const page = pageOf(data.shop);
      return { ...page, nodes: page.nodes.map((node) => readFragment(SHOP_LISTING, node)) };
    },
    [client, question],
  );
  const list = usePages(read);
  const [changed, setChanged] = useState(NO_CHANGES);
  const { nodes } = list;
  const shown = useMemo(() => nodes?.map((node) => changed.get(node.id) ?? node), [nodes, changed]);
  const update = useCallback(
    (listing: Listing) => setChanged((before) => new Map(before).set(listing.id, listing)),
    [],
  );
  const { reload } = list;
  const readAnew = useCallback(() => {
    setChanged(NO_CHANGES);
    reload();
  }, [reload]);
  useEffect(() => {
    if (read !== null) setChanged(NO_CHANGES);
  }, [read]);
  return { ...list, nodes: shown, update, reload: readAnew };
};

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
