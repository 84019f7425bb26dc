import type { Feature } from '../../platform/feature.ts';

export const manifest: Feature = {
  pages: [
    {
      path: '/event',
      load: () => import('./EventPage.tsx'),
      section: { order: 80, phone: 'tab', icon: 'news', label: ({ shell }) => shell.nav.news },
    },
  ],
};
