import type { Feature } from '../../platform/feature.ts';

export const manifest: Feature = {
  pages: [
    {
      path: '/personal/promo',
      load: () => import('./PromoPage.tsx'),
      audience: 'players',
      account: {
        order: 80,
        group: 'rewards',
        icon: 'link',
        label: ({ shell }) => shell.menu.promo,
        text: ({ shell }) => shell.menuNotes.promo,
      },
    },
  ],
};
