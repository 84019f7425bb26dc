import type { SkinsQuery } from '../../generated/graphql.ts';
import { type PagedList, useConnection } from '../../platform/use-connection.ts';
import { questionOf, type SkinFilters } from './skin-filters.ts';
import { SKIN_PAGE, SKINS, type SkinFacts } from './skins-query.ts';

const skinsIn = (data: SkinsQuery) => data.skins;

export const useSkins = (filters: SkinFilters): PagedList<SkinFacts> =>
  useConnection(SKINS, {
    variables: { filter: questionOf(filters), sort: filters.sort, first: SKIN_PAGE },
    fetchPolicy: 'cache-first',
    in: skinsIn,
  });
