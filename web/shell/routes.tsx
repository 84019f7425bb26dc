import { Suspense } from 'react';
import { matchRoutes, Navigate, type RouteObject, useLocation, useRoutes } from 'react-router-dom';
import { useMessages } from '../i18n/index.ts';
import type { Page } from '../platform/feature.ts';
import { lazyWithTexts } from '../platform/lazy-with-texts.tsx';
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

type PageRoute = RouteObject & { readonly page?: Page };

const NotFoundPage = lazyWithTexts({ load: () => import('./NotFoundPage.tsx') });

const ROUTES: PageRoute[] = [
  ...PAGES.flatMap((page): readonly PageRoute[] => {
    const { path, alsoAt = [], redirectedFrom = [] } = page;
    const Shown = lazyWithTexts(page);
    return [
      ...[path, ...alsoAt].map((at) => ({ path: at, element: <Shown />, page })),
      ...redirectedFrom.map((from) => ({ path: from, element: <Navigate to={path} replace />, page })),
    ];
  }),
  { path: '*', element: <NotFoundPage /> },
];

/** The page that is shown at a path; undefined where there is none. */
export const pageAt = (pathname: string): Page | undefined => matchRoutes(ROUTES, pathname)?.at(-1)?.route.page;

/** Each page loads on demand, anew at each path, and fails alone. */
export const AppRoutes = () => {
  const { pathname } = useLocation();
  const shown = useRoutes(ROUTES);
  return (
    <ChunkBoundary key={pathname}>
      <Suspense fallback={<PageSkeleton />}>{shown}</Suspense>
    </ChunkBoundary>
  );
};
