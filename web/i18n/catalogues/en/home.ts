import { plural } from '../../plural.ts';
import type { home as contract } from '../zh-CN/home.ts';

export const home: typeof contract = {
  title: 'Cases',
  fresh: 'New on show',
  featured: 'On show today',
  items: (count) => plural(count, 'item'),
  topItem: 'Top item',
  chance: (percent) => `Chance ${percent}`,
  promise: 'Seeds are committed first, so every opening can be checked by you',
  open: 'Open',
  odds: 'See the odds',
  side: {
    label: 'More to see',
    first: (name) => `Start small · ${name}`,
    firstNote: (price) => `The lowest price here, ${price} each`,
    crown: (name) => `The grand case · ${name}`,
    crownNote: (value) => `Its top item is worth ${value}`,
    proof: 'Don’t trust, verify',
    proofNote: 'Seeds, tickets and the log are public',
  },
  shelves: 'By theme',
  banners: {
    label: 'What’s on',
    pause: 'Pause the banners',
    play: 'Let the banners move',
    show: (place: number, count: number) => `${place} of ${count}`,
  },
};
