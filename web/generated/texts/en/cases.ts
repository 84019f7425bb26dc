// Generated from schema/texts/ by `npm run codegen`: edit those.
import type Texts from '../contract/cases.ts';

const texts: Texts = {
  title: "All cases",
  count: (a) => a.count === 1 ? `${a.count.toLocaleString('en-u-nu-latn')} case` : `${a.count.toLocaleString('en-u-nu-latn')} cases`,
  fresh: "New",
  rtp: (a) => `RTP ${a.percent}`,
  themes: "Themes",
  all: "All",
  price: "Price",
  range: (a) => `${a.from} – ${a.to}`,
  anyPrice: "Any price",
  minPrice: "Lowest price",
  maxPrice: "Highest price",
  filter: "Filter",
  sort: "Sort",
  sorts: {
    display: "As displayed",
    'price-up': "Price, low to high",
    'price-down': "Price, high to low",
    rtp: "Return, high to low",
  },
  show: (a) => `Show ${a.count === 1 ? `${a.count.toLocaleString('en-u-nu-latn')} case` : `${a.count.toLocaleString('en-u-nu-latn')} cases`}`,
  clear: "Clear filters",
  empty: {
    title: "No case matches",
    text: "Try another theme or a wider price range.",
  },
  none: {
    title: "No cases on show yet",
    text: "The next display is being set up. Please come back soon.",
  },
};

export default texts;
