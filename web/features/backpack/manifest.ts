import type { Feature } from '../../platform/feature.ts';

export const manifest: Feature = {
  pages: [
    {
      path: '/personal/bag',
      load: () => import('./BackpackPage.tsx'),
      audience: 'players',
      section: { order: 90, phone: 'account', icon: 'backpack', label: ({ shell }) => shell.nav.backpack },
      account: {
        order: 10,
        group: 'mine',
        icon: 'backpack',
        label: ({ shell }) => shell.menu.bag,
        text: ({ profile }) => profile.notes.bag,
      },
    },
  ],
};
