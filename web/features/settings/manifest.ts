import type { Feature } from '../../platform/feature.ts';

export const manifest: Feature = {
  pages: [
    {
      path: '/personal/settings',
      load: () => import('./SettingsPage.tsx'),
      audience: 'players',
      account: {
        order: 90,
        group: 'account',
        icon: 'gear',
        label: ({ shell }) => shell.menu.settings,
        text: ({ profile }) => profile.notes.settings,
      },
    },
  ],
};
