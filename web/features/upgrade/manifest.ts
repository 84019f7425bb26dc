import type { Feature } from '../../platform/feature.ts';
import { GAMES } from '../../platform/games.ts';

export const manifest: Feature = {
  pages: [
    {
      path: GAMES.UPGRADE.path,
      load: () => import('./UpgradePage.tsx'),
      section: { order: 30, phone: 'menu', icon: GAMES.UPGRADE.icon, label: ({ shell }) => shell.nav.upgrade },
      ownBar: true,
    },
  ],
};
