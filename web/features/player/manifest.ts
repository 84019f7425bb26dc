import type { Feature } from '../../platform/feature.ts';

export const manifest: Feature = {
  pages: [{ path: '/player/:id', load: () => import('./PlayerPage.tsx') }],
};
