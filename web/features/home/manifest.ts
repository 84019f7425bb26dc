import type { Feature } from '../../platform/feature.ts';
import { GAMES } from '../../platform/games.ts';

export const manifest: Feature = {
  pages: [
    {
      path: GAMES.CASE.path,
      load: () => import('./HomePage.tsx'),
      redirectedFrom: ['/'],
      section: {
        order: 10,
        phone: 'tab',
        icon: GAMES.CASE.icon,
        label: ({ shell }) => shell.nav.cases,
        holds: /^\/(box(\/.*)?)?$/,
      },
      prefetch: ['/box/:slug'],
      wide: true,
      live: true,
    },
  ],
};
