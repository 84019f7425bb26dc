import type { ConsolePage } from '../../page.ts';

export const pages: readonly ConsolePage[] = [
  {
    path: '/system',
    scope: 'operator:system',
    title: ({ system }) => system.title,
    nav: { group: 'governance', order: 95, icon: 'gear' },
    load: () => import('./SystemPage.tsx'),
  },
];
