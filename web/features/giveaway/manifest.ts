import type { Feature } from '../../platform/feature.ts';
import { GAMES } from '../../platform/games.ts';

export const manifest: Feature = {
  pages: [
    {
      path: GAMES.GIVEAWAY.path,
      load: () => import('./GiveawaysPage.tsx'),
      section: {
        order: 60,
        phone: 'menu',
        icon: GAMES.GIVEAWAY.icon,
        label: ({ shell }) => shell.nav.giveaways,
        holds: /^\/giveaways\/.*$/,
      },
      prefetch: ['/giveaways/:id'],
    },
    {
      path: '/giveaways/create',
      load: () => import('./CreatePage.tsx'),
      audience: 'players',
    },
    {
      path: '/giveaways/:id',
      load: () => import('./GiveawayPage.tsx'),
    },
  ],
};
