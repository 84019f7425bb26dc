import type { ConsolePage } from '../../page.ts';

export const pages: readonly ConsolePage[] = [
  {
    path: '/players/:id',
    scope: 'operator:players',
    title: ({ players }) => players.title,
    load: () => import('./PlayerPage.tsx'),
  },
];
