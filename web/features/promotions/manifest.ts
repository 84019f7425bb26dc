import type { Feature } from '../../platform/feature.ts';

export const manifest: Feature = {
  pages: [
    {
      path: '/promotions',
      load: () => import('./PromotionsPage.tsx'),
      audience: 'players',
      account: {
        order: 70,
        group: 'rewards',
        icon: 'gift',
        label: ({ shell }) => shell.menu.promotions,
        text: ({ shell }) => shell.menuNotes.promotions,
      },
    },
  ],
};
