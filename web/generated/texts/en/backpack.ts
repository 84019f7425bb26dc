// Generated from schema/texts/ by `npm run codegen`: edit those.
import type Texts from '../contract/backpack.ts';

const texts: Texts = {
  title: "Backpack",
  tabs: {
    HELD: "Held",
    RETRIEVING: "On its way",
    RETRIEVED: "Retrieved",
    SOLD: "Sold",
    EXCHANGED: "Exchanged",
    USED: "Staked",
    ESCROWED: "In giveaways",
  },
  totalValue: "Total value",
  goneValue: "Value in total",
  sort: "Sort",
  sorts: {
    NEWEST: "Newest first",
    VALUE_DESC: "Highest value first",
    VALUE_ASC: "Lowest value first",
  },
  lockedHours: (a) => `Lock ${a.hours} h`,
  lockedMinutes: (a) => `Lock ${a.minutes} min`,
  select: (a) => `Select ${a.name}`,
  selected: (a) => `${a.count} selected`,
  selectAll: "Select all",
  clear: "Clear",
  total: "Total",
  sell: (a) => `Sell for ${a.amount}`,
  selling: "Selling…",
  sold: (a) => `Sold ${a.count === 1 ? `${a.count.toLocaleString('en-u-nu-latn')} item` : `${a.count.toLocaleString('en-u-nu-latn')} items`} for ${a.amount}`,
  soldPartly: (a) => `Sold ${a.done} of ${a.all}; the rest are still yours`,
  priceChanged: "Some of these now sell for less. Check the new total before you sell.",
  notHeld: "Some of these items are no longer in your backpack. The list is up to date now.",
  sellOnly: "Sell only",
  sellOnlyNote: (a) => `${a.count} of these ${a.count === 1 ? "comes" : "come"} from a free case: they can only be sold, for a locked bonus.`,
  retrieve: "Retrieve",
  retrieveMost: "At most 20 items can be retrieved at once.",
  toRetrievals: "See how it goes",
  exchange: "Exchange",
  exchanging: "Exchanging…",
  sellingItems: (a) => `Selling ${a.count === 1 ? `${a.count.toLocaleString('en-u-nu-latn')} item` : `${a.count.toLocaleString('en-u-nu-latn')} items`}…`,
  exchangingItems: (a) => `Exchanging ${a.count === 1 ? `${a.count.toLocaleString('en-u-nu-latn')} item` : `${a.count.toLocaleString('en-u-nu-latn')} items`}…`,
  exchangeFor: (a) => `Exchange for ${a.points} points`,
  exchangeTitle: "Exchange for points",
  exchangeText: (a) => `${a.count === 1 ? `${a.count.toLocaleString('en-u-nu-latn')} item` : `${a.count.toLocaleString('en-u-nu-latn')} items`} for ${a.points} points. This can’t be undone. Points buy items in the shop, or turn into coins.`,
  exchanged: (a) => `Exchanged ${a.count === 1 ? `${a.count.toLocaleString('en-u-nu-latn')} item` : `${a.count.toLocaleString('en-u-nu-latn')} items`} for ${a.points} points`,
  exchangedPartly: (a) => `Exchanged ${a.done} of ${a.all}; the rest are still yours`,
  verify: "Verify",
  verifyItem: (a) => `Verify how ${a.name} was drawn`,
  empty: {
    HELD: {
      title: "Nothing in here yet",
      text: "Items you win in any game end up here.",
    },
    ESCROWED: {
      title: "Nothing is in escrow",
      text: "Items you put up as prizes wait here until their giveaway is drawn.",
    },
    RETRIEVING: {
      title: "Nothing is on its way",
      text: "Items on their way to Steam are listed here until they arrive.",
    },
    RETRIEVED: {
      title: "You haven’t retrieved anything yet",
      text: "Items that arrived in Steam stay listed here.",
    },
    EXCHANGED: {
      title: "You haven’t exchanged anything yet",
      text: "Items exchanged for points stay listed here, so you can always verify them.",
    },
    USED: {
      title: "You haven’t staked anything yet",
      text: "Items staked in upgrades and contracts stay listed here.",
    },
    SOLD: {
      title: "You haven’t sold anything yet",
      text: "Sold items stay listed here, so you can always verify them.",
    },
  },
  browse: "Browse cases",
  guest: {
    title: "Log in to see your backpack",
    text: "Everything you’ve won or sold is kept here.",
  },
  loading: "Loading your backpack",
  more: "Load more",
  loadingMore: "Loading more…",
  error: {
    title: "Your backpack didn’t load",
    text: "Check your connection and try again. Your items are safe.",
    retry: "Try again",
  },
  back: "Back",
};

export default texts;
