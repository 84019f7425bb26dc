import type { Feature } from '../../platform/feature.ts';

declare module '../../platform/dialogs.tsx' {
  interface DialogRequests {
    /** `amount`: minor units to suggest. */
    readonly deposit: { readonly amount?: number };
  }
}

export const manifest: Feature = {
  pages: [
    {
      path: '/deposit',
      load: () => import('./DepositPage.tsx'),
      audience: 'players',
    },
  ],
  dialogs: {
    deposit: { load: () => import('./DepositDialog.tsx') },
  },
};
