import type { Feature } from '../../platform/feature.ts';
import { GAMES } from '../../platform/games.ts';

export const manifest: Feature = {
  pages: [
    {
      path: GAMES.BATTLE.path,
      load: () => import('./arena/ArenaPage.tsx'),
      alsoAt: ['/reverse'],
      section: {
        order: 20,
        phone: 'tab',
        icon: GAMES.BATTLE.icon,
        label: ({ shell }) => shell.nav.battles,
        holds: /^\/(battle|reverse)(\/.*)?$/,
      },
      prefetch: ['/battle/:id'],
      live: true,
    },
    {
      path: '/battle/create',
      load: () => import('./create/CreatePage.tsx'),
      alsoAt: ['/battle/create/:id', '/reverse/create', '/reverse/create/:id'],
      ownBar: true,
    },
    {
      path: '/battle/:id',
      load: () => import('./room/RoomPage.tsx'),
      alsoAt: ['/reverse/:id'],
      ownBar: true,
    },
  ],
};
