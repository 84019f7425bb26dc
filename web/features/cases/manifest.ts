import type { Feature } from '../../platform/feature.ts';

export const manifest: Feature = {
  pages: [
    {
      path: '/box',
      load: () => import('./CasesPage.tsx'),
      drawer: { order: 10, label: ({ cases }) => cases.title },
      prefetch: ['/box/:slug'],
      live: true,
    },
  ],
};
