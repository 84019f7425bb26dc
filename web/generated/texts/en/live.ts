// Generated from schema/texts/ by `npm run codegen`: edit those.
import type Texts from '../contract/live.ts';

const texts: Texts = {
  title: "Live drops",
  all: "All",
  top: "Top",
  filter: "Which drops to show",
  pause: "Pause the strip",
  resume: "Resume the strip",
  empty: "No drops yet. The first will appear here.",
  failed: "Live drops didn’t load",
  won: {
    CASE: "From a case:",
    UPGRADE: "Upgraded to:",
    DREAM: "Chased dream:",
    CONTRACT: "From a contract:",
    BATTLE: "Won in battle:",
    GIVEAWAY: "From a giveaway:",
  },
};

export default texts;
