import type { Feature } from '../../platform/feature.ts';

declare module '../../platform/dialogs.tsx' {
  interface DialogRequests {
    readonly language: object;
  }
}

export const manifest: Feature = {
  companions: [{ load: () => import('./LanguageOffer.tsx') }],
  dialogs: {
    language: { load: () => import('./LanguageDialog.tsx') },
  },
};
