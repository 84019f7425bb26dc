import type { ConsolePage } from '../../page.ts';

export const pages: readonly ConsolePage[] = [
  {
    path: '/tickets',
    scope: 'operator:players',
    title: ({ tickets }) => tickets.title,
    nav: {
      group: 'players',
      order: 40,
      icon: 'mail',
      tab: ({ tickets }) => tickets.title,
      waiting: ({ queues }) => queues.find(({ name }) => name === 'support tickets')?.waiting ?? 0,
    },
    load: () => import('./TicketsPage.tsx'),
  },
];
