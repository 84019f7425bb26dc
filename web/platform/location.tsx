import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { Router, useLocation as useRouterLocation } from 'wouter';
import { useHistoryState, useLocationProperty } from 'wouter/use-browser-location';
import { carriedIn, entryAfter } from './history-entry.ts';

const SiteContext = createContext(false);

/** Whether the site is around what is shown; the standalone verifier is a file without other pages. */
export const useOnSite = (): boolean => useContext(SiteContext);

/** Where the server paints. */
export interface Painting {
  /** The page's path. */
  readonly at: string;
  /** The site's own, as in `https://play.example`. */
  readonly origin: string;
}

const OriginContext = createContext<string | undefined>(undefined);

/** The site's own, as in `https://play.example`. */
export const useOrigin = (): string => useContext(OriginContext) ?? siteOrigin();

interface SiteRouterProps {
  readonly painting: Painting | undefined;
  readonly children: ReactNode;
}

/** Counts the entries that the visit writes into the browser's history. */
export const SiteRouter = ({ painting, children }: SiteRouterProps) => (
  <SiteContext value={true}>
    <OriginContext value={painting?.origin}>
      <Router
        {...(painting !== undefined && { ssrPath: painting.at })}
        aroundNav={(navigate, to, options = {}) =>
          navigate(to, { ...options, state: entryAfter(window.history.state, options) })
        }
      >
        {children}
      </Router>
    </OriginContext>
  </SiteContext>
);

/** The page's own address; the server paints for the bare one. */
const address = (): Pick<globalThis.Location, 'search' | 'hash' | 'origin'> =>
  typeof window === 'undefined' ? { search: '', hash: '', origin: '' } : window.location;

const currentSearch = (): string => address().search;
const currentHash = (): string => address().hash;

/** The site's own; empty where there is no browser. */
export const siteOrigin = (): string => address().origin;

interface Location {
  readonly pathname: string;
  /** With its `?`, or empty. */
  readonly search: string;
  /** With its `#`, or empty. */
  readonly hash: string;
  /** What the link or call that led here gave along; null where it gave nothing. */
  readonly state: unknown;
}

/** Where the visitor is. */
export const useLocation = (): Location => {
  const [pathname] = useRouterLocation();
  const search = useLocationProperty(currentSearch, currentSearch);
  const hash = useLocationProperty(currentHash, currentHash);
  const entry = useHistoryState<unknown>();
  return useMemo(() => ({ pathname, search, hash, state: carriedIn(entry) }), [pathname, search, hash, entry]);
};

type Navigate = (to: string, options?: { readonly replace?: boolean; readonly state?: unknown }) => void;

/** Goes to an address of this site; the function stays the same. */
export const useNavigate = (): Navigate => useRouterLocation()[1];
