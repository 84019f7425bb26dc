import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef } from 'react';
import {
  BrowserRouter,
  type Location,
  type NavigateOptions,
  NavigationType,
  StaticRouter,
  useNavigate,
  useNavigationType,
  useLocation as useRouterLocation,
  useSearchParams as useRouterSearchParams,
} from 'react-router-dom';

const SiteContext = createContext(false);

/** Whether the site is around what is shown; the standalone verifier is a file without other pages. */
export const useOnSite = (): boolean => useContext(SiteContext);

/** Where the server paints. */
export interface Painting {
  /** The page's path. */
  readonly at: string;
  /** The site's own, as in `https://play.example`. */
  readonly origin: string;
  /** The site is a demo world. */
  readonly demo: boolean;
}

/** The place while the server paints; undefined in a browser. */
export const PaintingContext = createContext<Painting | undefined>(undefined);

interface SiteRouterProps {
  readonly painting: Painting | undefined;
  readonly children: ReactNode;
}

export const SiteRouter = ({ painting, children }: SiteRouterProps) => (
  <SiteContext value={true}>
    <PaintingContext value={painting}>
      {painting === undefined ? (
        <BrowserRouter useTransitions={false}>{children}</BrowserRouter>
      ) : (
        <StaticRouter location={painting.at}>{children}</StaticRouter>
      )}
    </PaintingContext>
  </SiteContext>
);

/** The site's own; empty where there is no browser. */
export const siteOrigin = (): string => (typeof window === 'undefined' ? '' : window.location.origin);

/** Where the visitor is; `state` is what the link or call that led here gave along, null where it gave nothing. */
export const useLocation: () => Location<unknown> = useRouterLocation;

type ChangeSearch = (change: (current: URLSearchParams) => URLSearchParams, options: NavigateOptions) => void;

/** The parameters of the address, and a way to change them. Several changes before the page is drawn again all take effect. */
export const useSearchParams = (): readonly [URLSearchParams, ChangeSearch] => {
  const [address] = useRouterSearchParams();
  const navigate = useNavigate();
  const change: ChangeSearch = useCallback(
    (next, options) => navigate(`?${next(new URLSearchParams(window.location.search))}`, options),
    [navigate],
  );
  return [address, change];
};

/** Runs after the visitor has arrived at another page of the site, and says whether by the browser's back or forward. */
export const useArrival = (arrived: (cameBack: boolean) => void): void => {
  const { pathname } = useLocation();
  const cameBack = useNavigationType() === NavigationType.Pop;
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    arrived(cameBack);
  });
};

/** Closes what stands above a page once the visitor goes back from it. */
export const useClosedByBack = (close: () => void): void =>
  useArrival((cameBack) => {
    if (cameBack) close();
  });
