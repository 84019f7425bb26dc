import type { Feature } from '../../platform/feature.ts';

export const manifest: Feature = {
  pages: [
    {
      path: '/docs/support',
      load: () => import('./SupportPage.tsx'),
      account: {
        order: 140,
        group: 'help',
        icon: 'info',
        label: ({ shell }) => shell.menu.support,
        text: ({ profile }) => profile.notes.support,
      },
      footer: { column: 'help', order: 30, label: ({ shell }) => shell.footer.support },
    },
    {
      path: '/docs/support/:id',
      load: () => import('./SupportTopicPage.tsx'),
    },
  ],
};
