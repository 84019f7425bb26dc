import { plural } from '../../plural.ts';
import type { cases as contract } from '../zh-CN/cases.ts';

export const cases: typeof contract = {
  title: 'All cases',
  count: (count) => plural(count, 'case'),
  fresh: 'New',
  rtp: (percent) => `RTP ${percent}`,
  themes: 'Themes',
  all: 'All',
  price: 'Price',
  range: (from, to) => `${from} – ${to}`,
  anyPrice: 'Any price',
  minPrice: 'Lowest price',
  maxPrice: 'Highest price',
  filter: 'Filter',
  sort: 'Sort',
  sorts: {
    display: 'As displayed',
    'price-up': 'Price, low to high',
    'price-down': 'Price, high to low',
    rtp: 'Return, high to low',
  },
  show: (count) => `Show ${plural(count, 'case')}`,
  clear: 'Clear filters',
  empty: { title: 'No case matches', text: 'Try another theme or a wider price range.' },
  none: { title: 'No cases on show yet', text: 'The next display is being set up. Please come back soon.' },
};
