import type { Messages } from '../i18n/index.ts';
import type { IconName } from '../ui/icon-paths.ts';

/** A main part of the site, as the navigation has it. */
export interface Section {
  readonly path: string;
  /** Where a phone has it: among the main tabs, in the menu only, or with the account. A wide page shows all in its header. */
  readonly phone: 'tab' | 'menu' | 'account';
  readonly icon: IconName;
  readonly label: (messages: Messages) => string;
  /** For a phone's tab and the header, where the label is too long for them. */
  readonly short?: (messages: Messages) => string;
  /** Paths that belong to the section, beside its own. */
  readonly holds: RegExp;
}
