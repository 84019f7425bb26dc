import type { Feature } from '../../platform/feature.ts';

declare module '../../platform/dialogs.tsx' {
  interface DialogRequests {
    /** Today's free case: to open it, or until when to wait. */
    readonly freeCase: object;
  }
}

export const manifest: Feature = {
  dialogs: {
    freeCase: { load: () => import('./FreeCaseDialog.tsx') },
  },
};
