// Generated from schema/texts/ by `npm run codegen`: edit those.
import type Texts from '../contract/free-case.ts';

const texts: Texts = {
  title: "Today’s free case",
  first: "One opening with your account, no deposit",
  ready: "Today’s is still yours to open",
  taken: "You have opened today’s",
  none: "No free case today",
  noneText: "The house has put none up. Every other case is open as usual.",
  top: (a) => `Top item ${a.item}, worth ${a.value}`,
  until: "Left of today",
  next: "Until the next one",
  promise: "The hash of the server’s seed stood in the log before you open: nobody can change what is inside.",
  sellOnly: "Keep what you win, or sell it for a locked bonus.",
  open: "Open it now",
  register: "Register and open",
  login: "I have an account",
  look: "See this case",
  failed: "The free case didn’t load",
  after: {
    title: "Don’t trust, verify",
    text: "Takes new seeds and reveals the pair you just played on: your browser computes what you won again.",
    verify: "Verify what you just won",
    failed: "The seeds weren’t changed. Try again in a moment",
  },
  nextCase: {
    title: "What next",
    affords: (a) => `Your balance pays for ${a.name}`,
    short: (a) => `${a.missing} short of ${a.name}`,
    look: "Have a look",
    text: (a) => `${a.price} each. You can also try it for free.`,
  },
};

export default texts;
