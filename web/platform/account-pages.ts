import type { Messages } from '../i18n/index.ts';
import type { IconName } from '../ui/icon-paths.ts';

/** Names of words in `messages.shell.menu` and `messages.profile.texts`. */
export type AccountPageName =
  | 'bag'
  | 'records'
  | 'flow'
  | 'vip'
  | 'promo'
  | 'transfer'
  | 'shop'
  | 'promotions'
  | 'settings'
  | 'security'
  | 'safer'
  | 'fairness'
  | 'help'
  | 'support';

export type AccountGroup = 'mine' | 'rewards' | 'account' | 'help';

export interface AccountPage {
  readonly name: AccountPageName;
  readonly path: string;
  readonly icon: IconName;
  readonly group: AccountGroup;
  readonly label: (menu: Messages['shell']['menu']) => string;
  /** Only on the account's own page: the menu reaches it by another row. */
  readonly pageOnly?: boolean;
  /** There for everybody, signed in or not. */
  readonly open?: boolean;
}

/** Everything that belongs to an account, in the order of the menu. */
export const ACCOUNT_PAGES: readonly AccountPage[] = [
  { name: 'bag', path: '/personal/bag', icon: 'backpack', group: 'mine', label: ({ bag }) => bag },
  { name: 'records', path: '/records', icon: 'list', group: 'mine', label: ({ records }) => records },
  { name: 'flow', path: '/personal/flow', icon: 'swap', group: 'mine', label: ({ flow }) => flow, pageOnly: true },
  { name: 'transfer', path: '/personal/transfer', icon: 'send', group: 'mine', label: ({ transfer }) => transfer },
  { name: 'shop', path: '/shop', icon: 'shop', group: 'mine', label: ({ shop }) => shop, pageOnly: true },
  { name: 'vip', path: '/personal/vip', icon: 'crown', group: 'rewards', label: ({ vip }) => vip },
  { name: 'promotions', path: '/promotions', icon: 'gift', group: 'rewards', label: ({ promotions }) => promotions },
  { name: 'promo', path: '/personal/promo', icon: 'link', group: 'rewards', label: ({ promo }) => promo },
  { name: 'settings', path: '/personal/settings', icon: 'gear', group: 'account', label: ({ settings }) => settings },
  { name: 'security', path: '/personal/security', icon: 'lock', group: 'account', label: ({ security }) => security },
  { name: 'safer', path: '/safer-play', icon: 'hands', group: 'account', label: ({ safer }) => safer, open: true },
  {
    name: 'fairness',
    path: '/provably-fair',
    icon: 'shield',
    group: 'account',
    label: ({ seeds }) => seeds,
    open: true,
  },
  { name: 'help', path: '/docs/help', icon: 'help', group: 'help', label: ({ help }) => help, open: true },
  { name: 'support', path: '/docs/support', icon: 'info', group: 'help', label: ({ support }) => support, open: true },
];
