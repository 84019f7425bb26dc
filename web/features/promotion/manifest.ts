import type { Feature } from '../../platform/feature.ts';

export const manifest: Feature = {
  pages: [
    {
      path: '/personal/promo',
      load: () => import('./PromotionPage.tsx'),
      audience: 'players',
      account: {
        order: 80,
        group: 'rewards',
        icon: 'link',
        label: ({ shell }) => shell.menu.promotion,
        text: ({ profile }) => profile.notes.promotion,
      },
    },
  ],
};
