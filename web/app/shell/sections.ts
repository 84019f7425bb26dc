import type { Messages } from '../../i18n/index.ts';
import type { IconName } from '../../ui/icon-paths.ts';

export interface Section {
  readonly path: string;
  /** Where a phone has it: among the main tabs, in the menu only, or with the account. A wide page shows all in its header. */
  readonly phone: 'tab' | 'menu' | 'account';
  readonly icon: IconName;
  readonly label: (messages: Messages) => string;
  /** For a phone's tab, where the label is too long for it. */
  readonly short?: (messages: Messages) => string;
  /** Paths that belong to the section, beside its own. */
  readonly holds: RegExp;
}

/** The main parts of the site, in the order of the navigation. */
export const SECTIONS: readonly Section[] = [
  { path: '/home', phone: 'tab', icon: 'box', label: ({ shell }) => shell.nav.cases, holds: /^\/(home|box(\/.*)?)?$/ },
  {
    path: '/battle',
    phone: 'tab',
    icon: 'swords',
    label: ({ shell }) => shell.nav.battles,
    holds: /^\/(battle|reverse)(\/.*)?$/,
  },
  { path: '/upgrade', phone: 'menu', icon: 'upgrade', label: ({ shell }) => shell.nav.upgrade, holds: /^\/upgrade$/ },
  {
    path: '/dream',
    phone: 'tab',
    icon: 'dream',
    label: ({ shell }) => shell.nav.dream,
    short: ({ shell }) => shell.nav.dreamTab,
    holds: /^\/dream$/,
  },
  {
    path: '/giveaways',
    phone: 'menu',
    icon: 'gift',
    label: ({ shell }) => shell.nav.giveaways,
    holds: /^\/giveaways(\/.*)?$/,
  },
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
