import type { Feature } from '../../platform/feature.ts';

declare module '../../platform/dialogs.tsx' {
  interface DialogRequests {
    readonly language: object;
  }
}

export const manifest: Feature = {
  dialogs: {
    language: { load: () => import('./LanguageDialog.tsx') },
  },
};
