/** What the address says about the list: `?state=sold&sort=value-desc`. */
export interface BackpackFilters {
  readonly state: 'HELD' | 'SOLD';
  readonly sort: 'NEWEST' | 'VALUE_DESC' | 'VALUE_ASC';
}

const sortsByName = { newest: 'NEWEST', 'value-desc': 'VALUE_DESC', 'value-asc': 'VALUE_ASC' } as const;

const isSortName = (name: string): name is keyof typeof sortsByName => Object.hasOwn(sortsByName, name);

export const backpackSorts = ['NEWEST', 'VALUE_DESC', 'VALUE_ASC'] as const;

/** Anything the address doesn't say, or says wrongly, has its default. */
export const filtersFrom = (address: URLSearchParams): BackpackFilters => {
  const sort = address.get('sort') ?? '';
  return {
    state: address.get('state') === 'sold' ? 'SOLD' : 'HELD',
    sort: isSortName(sort) ? sortsByName[sort] : 'NEWEST',
  };
};

/** The address with these filters; defaults are left out, other parameters kept. */
export const addressOf = ({ state, sort }: BackpackFilters, address: URLSearchParams): URLSearchParams => {
  const next = new URLSearchParams(address);
  next.delete('state');
  next.delete('sort');
  if (state === 'SOLD') next.set('state', 'sold');
  if (sort !== 'NEWEST') next.set('sort', sort === 'VALUE_DESC' ? 'value-desc' : 'value-asc');
  return next;
};
