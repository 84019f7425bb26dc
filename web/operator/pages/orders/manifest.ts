import type { ConsolePage } from '../../page.ts';

export const pages: readonly ConsolePage[] = [
  {
    path: '/orders',
    scope: 'operator:money',
    title: ({ orders }) => orders.title,
    nav: { group: 'players', order: 30, icon: 'plus' },
    load: () => import('./OrdersPage.tsx'),
  },
];
