import type { Feature } from '../../platform/feature.ts';

export const manifest: Feature = {
  pages: [
    {
      path: '/proof',
      load: () => import('./TrustPage.tsx'),
      drawer: { order: 25, label: ({ shell }) => shell.footer.proof },
      footer: { column: 'proof', order: 5, label: ({ shell }) => shell.footer.proof },
    },
  ],
};
