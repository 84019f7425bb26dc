import type { ConsolePage } from '../../page.ts';

export const pages: readonly ConsolePage[] = [
  {
    path: '/retrievals',
    scope: 'operator:money',
    title: ({ retrievals }) => retrievals.title,
    nav: { group: 'players', order: 20, icon: 'truck', tab: ({ retrievals }) => retrievals.title },
    load: () => import('./RetrievalsPage.tsx'),
  },
];
