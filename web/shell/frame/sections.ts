import { GAMES } from '../../platform/games.ts';
import type { Section } from '../../platform/section.ts';

/** The main parts of the site, in the order of the navigation. */
export const SECTIONS: readonly Section[] = [
  ...Object.values(GAMES),
  { path: '/shop', phone: 'tab', icon: 'shop', label: ({ shell }) => shell.nav.shop, holds: /^\/shop$/ },
  { path: '/event', phone: 'menu', icon: 'news', label: ({ shell }) => shell.nav.news, holds: /^\/event$/ },
  {
    path: '/personal/bag',
    phone: 'account',
    icon: 'backpack',
    label: ({ shell }) => shell.nav.backpack,
    holds: /^\/personal\/bag$/,
  },
  {
    path: '/provably-fair',
    phone: 'account',
    icon: 'shield',
    label: ({ shell }) => shell.nav.fairness,
    holds: /^\/provably-fair(\/.*)?$/,
  },
];
