import type { ConsolePage } from '../../page.ts';

export const pages: readonly ConsolePage[] = [
  {
    path: '/reconciliation',
    scope: 'operator:payments',
    title: ({ reconciliation }) => reconciliation.title,
    nav: { group: 'players', order: 35, icon: 'swap' },
    load: () => import('./ReconciliationPage.tsx'),
  },
];
