import type { Messages, Part } from '../i18n/index.ts';
import type { IconName } from '../ui/icon-paths.ts';
import type { DialogName, DialogProps } from './dialogs.tsx';
import type { LoadedComponent } from './lazy-with-texts.tsx';

/** Texts that the page has from the beginning: navigation can't wait for the texts of a feature. */
type Words = (messages: Omit<Messages, Part>) => string;
/** Words that the account's own page loads. */
type ProfileWords = (messages: Pick<Messages, 'profile'>) => string;

interface Entry {
  /** Entries of one kind stand in ascending order of this number. */
  readonly order: number;
  readonly label: Words;
}

/** A main part of the site. A wide page shows all of them in its header. */
export interface Section extends Entry {
  readonly icon: IconName;
  /** Where a phone has the section: among the main tabs, in the menu only, or with the account. */
  readonly phone: 'tab' | 'menu' | 'account';
  /** For a phone's tab and the header, where the label is too long for them. */
  readonly short?: Words;
  /** Paths that belong to the section, beside its own. */
  readonly holds?: RegExp;
}

export type AccountGroup = 'mine' | 'rewards' | 'account' | 'help';

/** A row of the account's menu and of its own page. */
export interface AccountRow extends Entry {
  readonly icon: IconName;
  readonly group: AccountGroup;
  /** Describes the page that the row leads to. */
  readonly text: ProfileWords;
  /** Only on the account's own page: the menu reaches it by another row. */
  readonly pageOnly?: true;
}

export interface FooterLink extends Entry {
  readonly column: 'help' | 'proof' | 'house';
}

export interface Page extends LoadedComponent<object> {
  /** A pattern of React Router; one that navigation leads to has no parameters. Every path has a page of its own. */
  readonly path: string;
  readonly alsoAt?: readonly string[];
  /** Paths that lead on to this one. */
  readonly redirectedFrom?: readonly string[];
  /** Shows what a player has: the menu of guests leaves it out, and it asks them to sign in. */
  readonly audience?: 'players';
  readonly section?: Section;
  readonly account?: AccountRow;
  /** A row of the phone's menu, behind the sections. */
  readonly drawer?: Entry;
  readonly footer?: FooterLink;
  /** Paths of pages whose code and texts follow once this one has come: where most go from here. */
  readonly prefetch?: readonly string[];
  /** The page fills wide windows up to 1920 px, and what is around it stays on its axes. */
  readonly wide?: true;
  /** The live strip is above the page. */
  readonly live?: true;
  /** The page has a bar of its own at the lower edge, in place of a phone's tabs. */
  readonly ownBar?: true;
}

/** A component beside every page, without a place on it. It loads after the page, which works without it. */
export interface Companion extends LoadedComponent<object> {
  /** A guest's page does without the code of this part. */
  readonly audience?: 'players';
}

/** The manifest of a folder of `features`: all that the shell knows of it. */
export interface Feature {
  readonly pages?: readonly Page[];
  /** `DialogRequests`, which the same manifest extends, has the properties of each dialog. */
  readonly dialogs?: { readonly [Name in DialogName]?: LoadedComponent<DialogProps<Name>> };
  readonly companions?: readonly Companion[];
}
