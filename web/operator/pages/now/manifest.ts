import type { ConsolePage } from '../../page.ts';

export const pages: readonly ConsolePage[] = [
  {
    path: '/now',
    scope: 'operator:figures',
    title: ({ now }) => now.title,
    nav: {
      group: 'watch',
      order: 10,
      icon: 'gauge',
      tab: ({ now }) => now.short,
      waiting: ({ alarms }) => alarms.length,
    },
    load: () => import('./NowPage.tsx'),
  },
];
