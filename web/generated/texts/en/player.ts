// Generated from schema/texts/ by `npm run codegen`: edit those.
import type Texts from '../contract/player.ts';

const texts: Texts = {
  title: "Player",
  mine: "This is your page, as everybody sees it",
  chosen: "What this player chose to show",
  choose: "Choose what it shows",
  nothing: "Name and picture only",
  nothingOwn: "Others see no more of you here until you switch it on in the settings.",
  nothingText: "This player shows nothing else here.",
  nobody: "There is no such player, or they don’t show themselves.",
  wins: {
    title: "Best recent wins",
    note: "The best of the last 500 plays",
    none: "Nothing won yet.",
    proof: "Verify",
  },
  battles: {
    title: "Battles",
    note: "Public ones that are over, the newest 1,000 at most",
    played: "Played",
    won: "Won",
    wonOne: "Won",
    lostOne: "Not won",
    seat: "Seat",
  },
  luck: {
    title: "Results beside the odds",
    note: "Rounds whose seed pair is revealed: anybody can compute it from the log. Draws in battles don’t count",
    none: "Nothing to compare yet: rounds count once their seed pair is revealed.",
    ratio: "Won, of what the odds promised",
    chance: "Range by chance alone (±1σ)",
    range: (a) => `${a.from}–${a.to}`,
    plays: "Rounds",
    meaning: "With the same odds, chance alone puts about two of three players within this range. What was says nothing of what comes.",
    few: "Few rounds so far: single wins decide, and the range means little. What was says nothing of what comes.",
  },
};

export default texts;
