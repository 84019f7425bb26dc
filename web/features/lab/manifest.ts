import type { Feature } from '../../platform/feature.ts';

export const manifest: Feature = {
  pages: [{ path: '/proof/lab', load: () => import('./LabPage.tsx') }],
};
