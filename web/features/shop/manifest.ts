import type { Feature } from '../../platform/feature.ts';

export const manifest: Feature = {
  pages: [
    {
      path: '/shop',
      load: () => import('./ShopPage.tsx'),
      section: { order: 70, phone: 'tab', icon: 'shop', label: ({ shell }) => shell.nav.shop },
      account: {
        order: 50,
        group: 'mine',
        icon: 'shop',
        label: ({ shell }) => shell.menu.shop,
        text: ({ profile }) => profile.notes.shop,
        pageOnly: true,
      },
    },
  ],
};
