import type { Feature } from '../../platform/feature.ts';

export const manifest: Feature = {
  pages: [
    {
      path: '/provably-fair',
      load: () => import('./SeedsPage.tsx'),
      section: {
        order: 100,
        phone: 'account',
        icon: 'shield',
        label: ({ shell }) => shell.nav.fairness,
        holds: /^\/(provably-fair\/.*|proof|fairness-log)$/,
      },
      account: {
        order: 120,
        group: 'account',
        icon: 'shield',
        label: ({ shell }) => shell.menu.seeds,
        text: ({ profile }) => profile.notes.fairness,
      },
      footer: { column: 'proof', order: 10, label: ({ shell }) => shell.footer.fairness },
    },
    {
      path: '/provably-fair/verify',
      load: () => import('./VerifyPage.tsx'),
      alsoAt: ['/provably-fair/verify/:id'],
      drawer: { order: 30, label: ({ shell }) => shell.footer.verify },
      footer: { column: 'proof', order: 20, label: ({ shell }) => shell.footer.verify },
    },
  ],
};
