import type { Feature } from '../../platform/feature.ts';

declare module '../../platform/dialogs.tsx' {
  interface DialogRequests {
    /** Looks for cases, skins, players and games. */
    readonly search: object;
  }
}

export const manifest: Feature = {
  dialogs: {
    search: { load: () => import('./SearchDialog.tsx') },
  },
};
