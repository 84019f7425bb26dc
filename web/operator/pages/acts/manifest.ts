import type { ConsolePage } from '../../page.ts';

export const pages: readonly ConsolePage[] = [
  {
    path: '/acts',
    scope: 'operator:acts',
    title: ({ acts }) => acts.title,
    nav: { group: 'governance', order: 10, icon: 'edit', tab: ({ acts }) => acts.title },
    load: () => import('./ActsPage.tsx'),
  },
];
