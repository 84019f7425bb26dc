// Generated from schema/texts/ by `npm run codegen`: edit those.
import type Texts from '../contract/home.ts';

const texts: Texts = {
  title: "Cases",
  fresh: "New on show",
  featured: "On show today",
  items: (a) => a.count === 1 ? `${a.count.toLocaleString('en-u-nu-latn')} item` : `${a.count.toLocaleString('en-u-nu-latn')} items`,
  topItem: "Top item",
  chance: (a) => `Chance ${a.percent}`,
  promise: "Seeds are committed first, so every opening can be checked by you",
  open: "Open",
  odds: "See the odds",
  side: {
    label: "More to see",
    first: (a) => `Start small · ${a.name}`,
    firstNote: (a) => `The lowest price here, ${a.price} each`,
    crown: (a) => `The grand case · ${a.name}`,
    crownNote: (a) => `Its top item is worth ${a.value}`,
    proof: "Don’t trust, verify",
    proofNote: "Seeds, tickets and the log are public",
  },
  shelves: "By theme",
  banners: {
    label: "What’s on",
    pause: "Pause the banners",
    play: "Let the banners move",
    show: (a) => `${a.place} of ${a.count}`,
  },
};

export default texts;
