import type { Feature } from '../../platform/feature.ts';

export const manifest: Feature = {
  pages: [
    {
      path: '/fairness-log',
      load: () => import('./FairnessLogPage.tsx'),
      drawer: { order: 40, label: ({ shell }) => shell.footer.log },
      footer: { column: 'proof', order: 30, label: ({ shell }) => shell.footer.log },
    },
  ],
};
