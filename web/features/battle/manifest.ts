import type { Feature } from '../../platform/feature.ts';
import { GAMES } from '../../platform/games.ts';
import type { BattleRow } from './arena/arena-query.ts';

declare module '../../platform/dialogs.tsx' {
  interface DialogRequests {
    /** Before a seat is taken from a list. `to`: the room. */
    readonly battleOpen: { readonly battle: BattleRow; readonly to: string };
  }
}

export const manifest: Feature = {
  dialogs: { battleOpen: { load: () => import('./arena/OpenDialog.tsx') } },
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
