// Generated from schema/texts/ by `npm run codegen`: edit those.
import type Texts from '../contract/contract.ts';

const texts: Texts = {
  title: "Contract",
  back: "Back to the cases",
  intro: "Put some items in and draw one, by odds you see first",
  promise: "The result goes into the public log first, then the reel turns",
  none: {
    title: "Contracts aren’t open yet",
    text: "They open once their pool of items is published.",
  },
  slots: {
    label: "Items you put in",
    choose: "Choose from your backpack",
    remove: (a) => `Take out ${a.name}`,
  },
  sum: {
    stake: (a) => `${a.count} of ${a.max} items in`,
    short: (a) => `${a.count === 1 ? `${a.count.toLocaleString('en-u-nu-latn')} more item` : `${a.count.toLocaleString('en-u-nu-latn')} more items`} needed`,
    ready: "Ready to sign",
    best: "Best",
    worst: "Worst",
    returns: "Average return",
    hash: "Odds hash",
  },
  pay: {
    action: "Sign the contract",
    login: "Log in to sign",
    stopped: "Paused",
    short: "Stake, gone once signed",
    warning: "Once signed, the items you put in are gone",
  },
  view: {
    label: "List",
    stake: "Backpack",
    target: "What you can get",
  },
  table: {
    title: "What you can get",
    note: (a) => `${a.count === 1 ? `${a.count.toLocaleString('en-u-nu-latn')} item` : `${a.count.toLocaleString('en-u-nu-latn')} items`}, ${a.sum} in total`,
    loading: "Working out the odds",
    nothing: {
      title: "No contract for this stake",
      text: (a) => `The pool has no better and worse items worth ${a.lowest} to ${a.highest} of your stake. Add or take out an item.`,
    },
    error: {
      title: "The odds didn’t load",
      text: "Check your connection and try again. Nothing was staked.",
    },
  },
  how: {
    choose: {
      title: (a) => `Put in ${a.min} to ${a.max} items`,
      text: "Choose them from your backpack. What they’re worth together is your stake.",
    },
    table: {
      title: "See what can come out",
      text: (a) => `The odds follow from your stake and the published pool: items worth ${a.lowest} to ${a.highest} of it, with at most ${a.returns} coming back on average.`,
    },
    sign: {
      title: "Sign, and one item is drawn",
      text: "Your items become one contract, and one item comes out by those odds. Every draw can be verified.",
    },
  },
  result: {
    against: (a) => `for a stake of ${a.stake}, ${a.difference}`,
  },
  notice: {
    repriced: "Prices have just changed and so have the odds. Nothing was staked; look at them again before you sign.",
    terms: "The terms of play have just changed and the page shows the new ones. Nothing was staked.",
    notHeld: "Some of these items are no longer in your backpack and were taken out. Nothing was staked.",
    sellOnly: "Some of these items can only be sold and were taken out. Nothing was staked.",
    noTable: "There is nothing to draw for this stake right now. Add or take out an item; nothing was staked.",
  },
  announce: (a) => `The contract drew ${a.item}, worth ${a.value}, for a stake of ${a.stake}`,
};

export default texts;
