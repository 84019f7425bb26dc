import type { Feature } from '../../platform/feature.ts';
import { GAMES } from '../../platform/games.ts';

export const manifest: Feature = {
  pages: [
    {
      path: GAMES.DREAM.path,
      load: () => import('./DreamPage.tsx'),
      section: {
        order: 40,
        phone: 'tab',
        icon: GAMES.DREAM.icon,
        label: ({ shell }) => shell.nav.dream,
        short: ({ shell }) => shell.nav.dreamTab,
      },
    },
  ],
};
