import type { Feature } from '../../platform/feature.ts';

const records = { load: () => import('./RecordsPage.tsx'), audience: 'players' } as const;

export const manifest: Feature = {
  pages: [
    {
      path: '/records',
      ...records,
      account: {
        order: 20,
        group: 'mine',
        icon: 'list',
        label: ({ shell }) => shell.menu.records,
        text: ({ profile }) => profile.notes.records,
      },
    },
    {
      path: '/personal/flow',
      ...records,
      account: {
        order: 30,
        group: 'mine',
        icon: 'swap',
        label: ({ shell }) => shell.menu.flow,
        text: ({ profile }) => profile.notes.flow,
        pageOnly: true,
      },
    },
  ],
};
