import type { ConsolePage } from '../../page.ts';

export const pages: readonly ConsolePage[] = [
  {
    path: '/campaigns',
    scope: 'operator:campaigns',
    title: ({ campaigns }) => campaigns.title,
    nav: { group: 'catalog', order: 60, icon: 'gift' },
    load: () => import('./CampaignsPage.tsx'),
  },
];
