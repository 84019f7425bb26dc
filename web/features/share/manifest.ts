import type { Feature } from '../../platform/feature.ts';

declare module '../../platform/dialogs.tsx' {
  interface DialogRequests {
    /** `id`: of a round or of a finished battle. `path`: of its page. */
    readonly share: { readonly id: string; readonly path: string };
  }
}

export const manifest: Feature = { dialogs: { share: { load: () => import('./ShareDialog.tsx') } } };
