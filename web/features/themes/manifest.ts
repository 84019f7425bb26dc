import type { Feature } from '../../platform/feature.ts';

declare module '../../platform/dialogs.tsx' {
  interface DialogRequests {
    /** Theme and device settings. */
    readonly skin: object;
  }
}

export const manifest: Feature = {
  dialogs: {
    skin: { load: () => import('./SkinDialog.tsx') },
  },
};
