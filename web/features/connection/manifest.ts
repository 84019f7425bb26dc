import type { Feature } from '../../platform/feature.ts';

export const manifest: Feature = {
  companions: [{ load: () => import('./Connection.tsx') }],
};
