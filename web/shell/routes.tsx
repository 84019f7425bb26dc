import { type ReactNode, Suspense, useEffect } from 'react';
import { matchRoutes, Navigate, useRoutes } from 'react-router-dom';
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
  readonly element: ReactNode;
  /** Undefined where there is none. */
  readonly page?: Page;
}

const NotFoundPage = lazyPage({ load: () => import('./NotFoundPage.tsx') });

const ROUTES: PageRoute[] = PAGES.flatMap((page): readonly PageRoute[] => {
  const { path, alsoAt = [], redirectedFrom = [] } = page;
  const Shown = lazyPage(page);
  return [
    ...[path, ...alsoAt].map((at) => ({ path: at, element: <Shown />, page })),
    ...redirectedFrom.map((from) => ({ path: from, element: <Navigate to={path} replace />, page })),
  ];
}).concat({ path: '*', element: <NotFoundPage /> });

/** The page that is shown at a path; undefined where there is none. */
export const pageAt = (pathname: string): Page | undefined => matchRoutes(ROUTES, pathname)?.[0]?.route.page;

/** Beside a page, once it is there. */
const ControlsTaken = () => {
  useEffect(() => takeControls('page'), []);
  return null;
};

/** Each page loads on demand, again at each path, and fails alone. */
export const AppRoutes = () => {
  const { pathname } = useLocation();
  const page = useRoutes(ROUTES);
  return (
    <ChunkBoundary key={pathname}>
      <Suspense fallback={<PageSkeleton />}>
        {page}
        <ControlsTaken />
      </Suspense>
    </ChunkBoundary>
  );
};
