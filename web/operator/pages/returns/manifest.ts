import type { ConsolePage } from '../../page.ts';

export const pages: readonly ConsolePage[] = [
  {
    path: '/returns',
    scope: 'operator:figures',
    title: ({ returns }) => returns.title,
    nav: { group: 'governance', order: 30, icon: 'funnel' },
    load: () => import('./ReturnsPage.tsx'),
  },
];
