import type { Feature } from '../../platform/feature.ts';
import { GAMES } from '../../platform/games.ts';

export const manifest: Feature = {
  pages: [
    {
      path: GAMES.CONTRACT.path,
      load: () => import('./ContractPage.tsx'),
      section: { order: 50, phone: 'menu', icon: GAMES.CONTRACT.icon, label: ({ shell }) => shell.nav.contract },
    },
  ],
};
