import type { Feature } from '../../platform/feature.ts';

const document = { load: () => import('./DocumentPage.tsx') };

export const manifest: Feature = {
  pages: [
    {
      path: '/docs/help',
      redirectedFrom: ['/docs'],
      load: () => import('./HelpPage.tsx'),
      account: {
        order: 130,
        group: 'help',
        icon: 'help',
        label: ({ shell }) => shell.menu.help,
        text: ({ profile }) => profile.notes.help,
      },
      footer: { column: 'help', order: 20, label: ({ shell }) => shell.footer.help },
    },
    { path: '/docs/help/:id', ...document },
    {
      path: '/docs/about',
      ...document,
      footer: { column: 'house', order: 10, label: ({ shell }) => shell.footer.about },
    },
    {
      path: '/docs/terms',
      ...document,
      footer: { column: 'house', order: 20, label: ({ shell }) => shell.footer.terms },
    },
    {
      path: '/docs/terms-of-play',
      ...document,
      footer: { column: 'house', order: 30, label: ({ shell }) => shell.footer.termsOfPlay },
    },
    {
      path: '/docs/privacy',
      ...document,
      footer: { column: 'house', order: 40, label: ({ shell }) => shell.footer.privacy },
    },
    {
      path: '/docs/disclaimer',
      ...document,
      footer: { column: 'house', order: 50, label: ({ shell }) => shell.footer.disclaimer },
    },
  ],
};
