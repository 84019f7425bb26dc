import { type ReactNode, Suspense, useEffect } from 'react';
import { parse } from 'regexparam';
import { Redirect, Route } from 'wouter';
import { useMessages } from '../i18n/index.ts';
import type { Page } from '../platform/feature.ts';
import { lazyPage } from '../platform/lazy-with-texts.tsx';
import { useLocation } from '../platform/location.tsx';
import { takeControls } from '../platform/painted-controls.ts';
import { Box, VisuallyHidden } from '../ui/Box.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { ChunkBoundary } from './chunk-boundary.tsx';
import { PAGES } from './features.ts';
import styles from './PageSkeleton.module.css';

/** While a page's own code is on its way: as high as the window, so that what follows it never shows and jumps. */
const PageSkeleton = () => {
  const { shell } = useMessages();
  return (
    <Box padTop={24} className={styles.page}>
      <VisuallyHidden as="h1">{shell.loading}</VisuallyHidden>
      <div className="wrap">
        <Skeleton className={styles.title} width="220px" height="32px" />
        <Skeleton height="280px" />
      </div>
    </Box>
  );
};

interface PageRoute {
  readonly path: string;
  readonly pattern: RegExp;
  readonly element: ReactNode;
  readonly page: Page;
}

const routeTo = (path: string, element: ReactNode, page: Page): PageRoute => ({
  path,
  pattern: parse(path).pattern,
  element,
  page,
});

const parametersOf = ({ path }: PageRoute): number => path.split(':').length;

/** Where several fit, the one with the fewest parameters comes first: `/battle/create` is no battle's name. */
const ROUTES: readonly PageRoute[] = PAGES.flatMap((page): readonly PageRoute[] => {
  const { path, alsoAt = [], redirectedFrom = [] } = page;
  const Shown = lazyPage(page);
  return [
    ...[path, ...alsoAt].map((at) => routeTo(at, <Shown />, page)),
    ...redirectedFrom.map((from) => routeTo(from, <Redirect to={path} replace />, page)),
  ];
}).toSorted((a, b) => parametersOf(a) - parametersOf(b));

const NotFoundPage = lazyPage({ load: () => import('./NotFoundPage.tsx') });

const routeAt = (pathname: string): PageRoute | undefined => ROUTES.find(({ pattern }) => pattern.test(pathname));

/** The page that is shown at a path; undefined where there is none. */
export const pageAt = (pathname: string): Page | undefined => routeAt(pathname)?.page;

/** Beside a page, once it is there. */
const ControlsTaken = () => {
  useEffect(() => takeControls('page'), []);
  return null;
};

/** Each page loads on demand, anew at each path, and fails alone. */
export const AppRoutes = () => {
  const { pathname } = useLocation();
  const route = routeAt(pathname);
  return (
    <ChunkBoundary key={pathname}>
      <Suspense fallback={<PageSkeleton />}>
        {route === undefined ? <NotFoundPage /> : <Route path={route.path}>{route.element}</Route>}
        <ControlsTaken />
      </Suspense>
    </ChunkBoundary>
  );
};
