import type { Feature } from '../../platform/feature.ts';

declare module '../../platform/dialogs.tsx' {
  interface DialogRequests {
    readonly realityCheck: object;
  }
}

export const manifest: Feature = {
  pages: [
    {
      path: '/safer-play',
      load: () => import('./SaferPlayPage.tsx'),
      account: {
        order: 110,
        group: 'account',
        icon: 'hands',
        label: ({ shell }) => shell.menu.safer,
        text: ({ profile }) => profile.notes.safer,
      },
      footer: { column: 'help', order: 10, label: ({ shell }) => shell.footer.saferPlay },
    },
  ],
  dialogs: {
    realityCheck: { load: () => import('./RealityCheckDialog.tsx') },
  },
  companions: [{ load: () => import('./SessionWatch.tsx'), audience: 'players' }],
};
