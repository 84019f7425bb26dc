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
    label: "Going on now",
    free: (a) => `${a.name} · free today`,
    freeGuest: "One opening with your account",
    freeReady: (a) => `Yours to open, ${a.clock} left`,
    freeTaken: (a) => `Opened. Next in ${a.clock}`,
    battle: (a) => `Battle · ${a.name}`,
    battleNote: (a) => `${a.taken} of ${a.seats} seats, ${a.cost} each`,
    noBattle: "No battle is waiting",
    noBattleNote: "Open a room and see who comes",
    battlesFailed: "The battles didn’t load",
    battlesFailedNote: "Look in the arena once you are connected",
    giveaway: (a) => `Giveaway · ${a.title}`,
    giveawayNote: (a) => `${a.count === 1 ? `${a.count.toLocaleString('en-u-nu-latn')} entered` : `${a.count.toLocaleString('en-u-nu-latn')} entered`}, drawn in ${a.clock}`,
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
  today: {
    title: "Biggest wins today",
    none: "Nobody has won an item yet today",
    failed: "Today’s wins didn’t load",
    all: "Leaderboards",
    online: (a) => a.count === 1 ? `${a.count.toLocaleString('en-u-nu-latn')} live connection` : `${a.count.toLocaleString('en-u-nu-latn')} live connections`,
    onlineHint: "Live connections to the site right now; two open pages of one person count twice",
  },
};

export default texts;
