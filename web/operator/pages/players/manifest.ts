import type { ConsolePage } from '../../page.ts';

export const pages: readonly ConsolePage[] = [
  {
    path: '/players',
    scope: 'operator:players',
    title: ({ players }) => players.title,
    nav: { group: 'players', order: 10, icon: 'user', tab: ({ players }) => players.title },
    load: () => import('./PlayersPage.tsx'),
  },
];
