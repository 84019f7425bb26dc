import type { Feature } from '../../platform/feature.ts';

export const manifest: Feature = {
  pages: [
    {
      path: '/personal',
      load: () => import('./ProfilePage.tsx'),
      audience: 'players',
    },
  ],
};
