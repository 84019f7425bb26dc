/** Parameters of the first page's address: where a visitor came from, and which page comes next. */
export interface RememberedQuery {
  /** An address of this site, from its path on. */
  readonly callbackUrl: string | null;
  readonly promoteCode: string | null;
  readonly channelCode: string | null;
}

export type RememberedQueryEvent =
  /** A page of the site is shown under this path and query. */
  | { readonly type: 'arrived'; readonly pathname: string; readonly search: string }
  /** A sign-in elsewhere brought back the parameters that went with it; a null parameter keeps its value. */
  | { readonly type: 'learned'; readonly query: RememberedQuery }
  /** The player has been taken to the callback address. */
  | { readonly type: 'followed' };

export interface RememberedQueryState {
  /** Null before the first page. */
  readonly pathname: string | null;
  /** The whole query string of the first page with its `?`, and what was learnt since; empty where there is none. */
  readonly search: string;
}

const MAX_CODE = 64;
const MAX_ADDRESS = 2000;
/** The form of a channel code that the server takes. */
const channelCode = /^[\w-]{1,32}$/;
/** Pages that another site sends a visitor back to: their query is its answer, for this page alone. */
const ANSWERED = /^\/login\//;

export const nothingRemembered: RememberedQueryState = { pathname: null, search: '' };

/**
 * Path, query and fragment of an address of this very site; null for every other. A path that starts with two slashes
 * is refused as well: browsers read it as another site's name.
 */
export const ownAddress = (address: string | null, origin: string): string | null => {
  if (address === null || address === '' || address.length > MAX_ADDRESS) return null;
  const url = URL.parse(address, origin);
  if (url === null || url.origin !== origin || url.username !== '' || url.password !== '') return null;
  return url.pathname.startsWith('//') ? null : `${url.pathname}${url.search}${url.hash}`;
};

const codeIn = (address: URLSearchParams, name: string): string | null => {
  const code = address.get(name)?.trim() ?? '';
  return code === '' || code.length > MAX_CODE ? null : code;
};

/** The channel to register with; null where none is known, or none that the server takes. */
export const channelFrom = (code: string | null): string | null =>
  code !== null && channelCode.test(code) ? code : null;

/** The parameters that the site itself reads, as a query string says them. */
export const queryFrom = (search: string, origin: string): RememberedQuery => {
  const address = new URLSearchParams(search);
  return {
    callbackUrl: ownAddress(address.get('callbackUrl'), origin),
    promoteCode: codeIn(address, 'promoteCode'),
    channelCode: codeIn(address, 'channelCode'),
  };
};

/** A query string with other values of some parameters; null takes one out. */
const searchWith = (search: string, values: Readonly<Record<string, string | null>>): string => {
  const address = new URLSearchParams(search);
  for (const [name, value] of Object.entries(values)) {
    if (value === null) address.delete(name);
    else address.set(name, value);
  }
  return address.size === 0 ? '' : `?${address}`;
};

/** Only the first page's query string is remembered. */
export const reduceRememberedQuery = (
  state: RememberedQueryState,
  event: RememberedQueryEvent,
): RememberedQueryState => {
  switch (event.type) {
    case 'arrived': {
      const { pathname } = event;
      if (state.pathname === pathname) return state;
      const isFirst = state.pathname === null && !ANSWERED.test(pathname);
      return { pathname, search: isFirst ? event.search : state.search };
    }
    case 'learned': {
      const known = Object.entries(event.query).filter(([, value]) => value !== null);
      return { ...state, search: searchWith(state.search, Object.fromEntries(known)) };
    }
    case 'followed':
      return { ...state, search: searchWith(state.search, { callbackUrl: null }) };
  }
};

/**
 * The query string to put back; null where the address stays unchanged. A guest who comes to another page with an empty
 * query string gets the whole remembered one. It never replaces a page's own parameters (filters, sorting).
 */
export const queryToRestore = (
  { pathname, search }: RememberedQueryState,
  to: { readonly pathname: string; readonly search: string },
  guest: boolean,
): string | null =>
  guest && pathname !== null && pathname !== to.pathname && to.search === '' && search !== '' ? search : null;
