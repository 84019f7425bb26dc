import type { Feature } from '../../platform/feature.ts';

export const manifest: Feature = {
  pages: [
    {
      path: '/skin',
      load: () => import('./SkinsPage.tsx'),
      drawer: { order: 20, label: ({ shell }) => shell.menu.skins },
    },
  ],
};
