import type { ConsolePage } from '../../page.ts';

export const pages: readonly ConsolePage[] = [
  {
    path: '/journal',
    scope: 'operator:journal',
    title: ({ journal }) => journal.title,
    nav: { group: 'governance', order: 90, icon: 'journal' },
    load: () => import('./JournalPage.tsx'),
  },
];
