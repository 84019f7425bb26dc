import type { Feature } from '../../platform/feature.ts';

export const manifest: Feature = {
  pages: [
    {
      path: '/promotions',
      load: () => import('./RewardsPage.tsx'),
      audience: 'players',
      account: {
        order: 70,
        group: 'rewards',
        icon: 'gift',
        label: ({ shell }) => shell.menu.rewards,
        text: ({ profile }) => profile.notes.rewards,
      },
    },
  ],
};
