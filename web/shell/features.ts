import type { AccountPage } from '../platform/account-pages.ts';
import type { Feature, FooterLink, Page, Section } from '../platform/feature.ts';

/** Every folder of features that has a manifest. */
export const FEATURES: readonly Feature[] = Object.values(
  import.meta.glob<Feature>('../features/*/manifest.ts', { eager: true, import: 'manifest' }),
);

export const PAGES: readonly Page[] = FEATURES.flatMap(({ pages = [] }) => pages);

/** An entry with the page that it leads to. */
type At<Entry> = Entry & { readonly path: string };

const placed = <Entry extends { readonly order: number }>(entryOf: (page: Page) => Entry | undefined) =>
  PAGES.flatMap((page): readonly At<Entry>[] => {
    const entry = entryOf(page);
    return entry === undefined ? [] : [{ ...entry, path: page.path }];
  }).sort((one, other) => one.order - other.order);

/** The main parts of the site, in the order of the navigation. */
export const SECTIONS: readonly At<Section>[] = placed(({ section }) => section);

export const DRAWER_ROWS = placed(({ drawer }) => drawer);

export const FOOTER_LINKS: readonly At<FooterLink>[] = placed(({ footer }) => footer);

export const ACCOUNT_PAGES: readonly AccountPage[] = placed(
  ({ account, audience }) => account && { ...account, ...(audience && { audience }) },
);

/** Whether a path belongs to a section. */
export const isWithin = ({ path, holds }: At<Section>, pathname: string): boolean =>
  pathname === path || holds?.test(pathname) === true;
