import type { Feature } from '../../platform/feature.ts';

export const manifest: Feature = {
  pages: [
    {
      path: '/personal/transfer',
      load: () => import('./TransferPage.tsx'),
      audience: 'players',
      account: {
        order: 40,
        group: 'mine',
        icon: 'send',
        label: ({ shell }) => shell.menu.transfer,
        text: ({ profile }) => profile.notes.transfer,
      },
    },
  ],
};
