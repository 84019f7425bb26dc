import type { Resolvers } from '../generated/resolvers.ts';
import { newcomersFreeCase } from './rewards.ts';

interface Displayed {
  readonly fresh: boolean;
  /** Minor units. */
  readonly price: number;
}

interface Featured<Case> {
  /** The dearest of the fresh cases, else of all; null where there is none. */
  readonly featured: Case | null;
  /** Two others of a middle price. */
  readonly behind: readonly Case[];
}

/** Chooses by published facts alone, so that all visitors see the same. */
export const featuredOf = <Case>(cases: readonly Case[], displayed: (one: Case) => Displayed): Featured<Case> => {
  const byPrice = cases.toSorted((a, b) => displayed(a).price - displayed(b).price);
  const featured = byPrice.findLast((one) => displayed(one).fresh) ?? byPrice.at(-1) ?? null;
  const others = byPrice.filter((one) => one !== featured);
  const middle = Math.floor(others.length / 2);
  return { featured, behind: others.slice(middle, middle + 2) };
};

export const showcaseResolvers: Resolvers = {
  Query: {
    showcase: (_root, _arguments, { catalog: { cases } }) => {
      const prices = cases.map(({ table }) => BigInt(table.price)).toSorted((a, b) => (a < b ? -1 : 1));
      return {
        count: cases.length,
        lowestPrice: prices[0] ?? null,
        highestPrice: prices.at(-1) ?? null,
        ...featuredOf(cases, ({ display, table }) => ({ fresh: display.fresh, price: Number(table.price) })),
      };
    },
  },
  Showcase: {
    freeCase: (_showcase, _arguments, context) => newcomersFreeCase(context),
    cases: (_showcase, { themes }, { catalog }) => {
      const first = new Set(catalog.themes.slice(0, themes).map(({ id }) => id));
      return catalog.cases.filter(({ display }) => first.has(display.theme));
    },
  },
};
