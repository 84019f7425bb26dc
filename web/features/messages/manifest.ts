import type { Feature } from '../../platform/feature.ts';

declare module '../../platform/dialogs.tsx' {
  interface DialogRequests {
    /** Messages and notices. */
    readonly info: object;
  }
}

export const manifest: Feature = {
  dialogs: {
    info: { load: () => import('./InfoDialog.tsx') },
  },
};
