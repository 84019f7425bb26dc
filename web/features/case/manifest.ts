import type { Feature } from '../../platform/feature.ts';

export const manifest: Feature = {
  pages: [
    {
      path: '/box/:slug',
      load: () => import('./CasePage.tsx'),
      ownBar: true,
    },
  ],
};
