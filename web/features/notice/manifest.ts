import type { NoticeTextFragment } from '../../generated/graphql.ts';
import type { Feature } from '../../platform/feature.ts';

declare module '../../platform/dialogs.tsx' {
  interface DialogRequests {
    /** One public notice, shown by itself. */
    readonly notice: { readonly notice: NoticeTextFragment };
  }
}

export const manifest: Feature = {
  dialogs: {
    notice: { load: () => import('./NoticeDialog.tsx') },
  },
  companions: [{ load: () => import('./PublicNotice.tsx') }],
};
