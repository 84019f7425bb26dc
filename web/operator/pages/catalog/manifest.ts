import type { ConsolePage } from '../../page.ts';

const scope = 'operator:catalog';

export const pages: readonly ConsolePage[] = [
  {
    path: '/catalog',
    scope,
    title: ({ catalog }) => catalog.title,
    nav: { group: 'catalog', order: 10, icon: 'box' },
    load: () => import('./CatalogPage.tsx'),
  },
  {
    path: '/catalog/cases/:slug',
    scope,
    title: ({ catalog }) => catalog.title,
    load: () => import('./CasePage.tsx'),
  },
  {
    path: '/catalog/drafts/:id',
    scope,
    title: ({ catalog }) => catalog.draft,
    load: () => import('./DraftPage.tsx'),
  },
];
