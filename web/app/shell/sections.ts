import type { Messages } from '../../i18n/index.ts';
import type { IconName } from '../../ui/icon-paths.ts';

export interface Section {
  readonly path: string;
  readonly icon: IconName;
  readonly label: (messages: Messages) => string;
  /** Paths that belong to the section, beside its own. */
  readonly holds: RegExp;
}

/** The main parts of the site, in the order of the navigation. */
export const SECTIONS: readonly Section[] = [
  { path: '/home', icon: 'box', label: ({ shell }) => shell.nav.cases, holds: /^\/(home|box(\/.*)?)?$/ },
  { path: '/personal/bag', icon: 'backpack', label: ({ shell }) => shell.nav.backpack, holds: /^\/personal\/bag$/ },
  {
    path: '/provably-fair',
    icon: 'shield',
    label: ({ shell }) => shell.nav.fairness,
    holds: /^\/provably-fair(\/.*)?$/,
  },
];
