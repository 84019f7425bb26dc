import type { Feature } from '../../platform/feature.ts';

declare module '../../platform/dialogs.tsx' {
  interface DialogRequests {
    readonly steamLogin: object;
  }
}

export const manifest: Feature = {
  pages: [
    {
      path: '/login/steamCallback',
      load: () => import('./SteamCallbackPage.tsx'),
    },
  ],
  dialogs: {
    steamLogin: { load: () => import('./SteamLoginDialog.tsx') },
  },
};
