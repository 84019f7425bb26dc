import type { ConsolePage } from '../../page.ts';

export const pages: readonly ConsolePage[] = [
  {
    path: '/operators',
    scope: 'operator:journal',
    title: ({ operators }) => operators.title,
    nav: { group: 'governance', order: 80, icon: 'people' },
    load: () => import('./OperatorsPage.tsx'),
  },
];
