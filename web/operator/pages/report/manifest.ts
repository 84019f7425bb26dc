import type { ConsolePage } from '../../page.ts';

export const pages: readonly ConsolePage[] = [
  {
    path: '/report',
    scope: 'operator:figures',
    title: ({ report }) => report.title,
    nav: { group: 'governance', order: 20, icon: 'report' },
    load: () => import('./ReportPage.tsx'),
  },
];
