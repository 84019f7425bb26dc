import type { Feature } from '../../platform/feature.ts';

export const manifest: Feature = {
  pages: [
    {
      path: '/personal/security',
      load: () => import('./SecurityPage.tsx'),
      audience: 'players',
      account: {
        order: 100,
        group: 'account',
        icon: 'lock',
        label: ({ shell }) => shell.menu.security,
        text: ({ profile }) => profile.notes.security,
      },
    },
    {
      path: '/security/:action',
      load: () => import('./SecurityLinkPage.tsx'),
    },
  ],
};
