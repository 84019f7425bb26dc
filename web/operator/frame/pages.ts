import { type ConsolePage, GROUPS } from '../page.ts';

/** Every folder of pages has a manifest. */
export const PAGES: readonly ConsolePage[] = Object.values(
  import.meta.glob<readonly ConsolePage[]>('../pages/*/manifest.ts', { eager: true, import: 'pages' }),
).flat();

/** A page that the navigation leads to. */
export type NavigatedPage = ConsolePage & Required<Pick<ConsolePage, 'nav'>>;
const isNavigated = (page: ConsolePage): page is NavigatedPage => page.nav !== undefined;

const placeOf = ({ nav: { group, order } }: NavigatedPage): number => GROUPS.indexOf(group) * 1000 + order;

/** The pages of the navigation that these scopes open, in its order. */
export const navigationFor = (may: (scope: string) => boolean, pages = PAGES): readonly NavigatedPage[] =>
  pages
    .filter(isNavigated)
    .filter(({ scope }) => may(scope))
    .toSorted((one, other) => placeOf(one) - placeOf(other));
