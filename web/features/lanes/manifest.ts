import type { Feature } from '../../platform/feature.ts';

export const manifest: Feature = {
  companions: [{ load: () => import('./LaneBars.tsx'), audience: 'players' }],
};
