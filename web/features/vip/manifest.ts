import type { Feature } from '../../platform/feature.ts';

export const manifest: Feature = {
  pages: [
    {
      path: '/personal/vip',
      load: () => import('./VipPage.tsx'),
      audience: 'players',
      account: {
        order: 60,
        group: 'rewards',
        icon: 'crown',
        label: ({ shell }) => shell.menu.vip,
        text: ({ profile }) => profile.notes.vip,
      },
    },
  ],
};
