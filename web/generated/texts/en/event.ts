// Generated from schema/texts/ by `npm run codegen`: edit those.
import type Texts from '../contract/event.ts';

const texts: Texts = {
  title: "News",
  lead: "Giveaways that are drawn next, notices, and who is ahead",
  back: "Back",
  giveaways: "Drawn next",
  allGiveaways: "All giveaways",
  rankings: "Leaderboards",
  rankingsNote: "Days, weeks and months in UTC",
  loading: "Loading the leaderboards",
  failed: "The leaderboards didn’t load",
  period: "Period",
  periods: {
    DAY: "Today",
    WEEK: "Week",
    MONTH: "Month",
  },
  board: "Leaderboard",
  boards: {
    battles: {
      title: "Battles",
      note: "Value won in battles",
      empty: "No battle was decided in this time",
    },
    wins: {
      title: "Biggest wins",
      note: "The most valuable single items",
      empty: "Nobody won an item in this time",
    },
    openings: {
      title: "Openings",
      note: "Value drawn from cases",
      empty: "Nobody opened a case in this time",
    },
  },
  battleNote: (a) => `${a.wins} won of ${a.battles}`,
  openingNote: (a) => a.count === 1 ? `${a.count.toLocaleString('en-u-nu-latn')} case opened` : `${a.count.toLocaleString('en-u-nu-latn')} cases opened`,
  you: "You",
  notices: "Notices",
  noNotices: "There are no notices",
  loadingNotices: "Loading notices",
  contests: {
    title: "Contests",
    note: "Announced in the public log before they begin, paid by the final ranks; private battles don’t count",
    place: (a) => `Rank ${a.rank.toLocaleString('en-u-nu-latn')}`,
    prize: (a) => `Prize ${a.amount}`,
    bonusPrize: (a) => `Locked bonus ${a.amount}`,
    lostPrize: "Prize lost: balance full",
    none: "Nobody is ranked yet",
    nobody: "Nobody was ranked",
    startsIn: "Starts in",
    endsIn: "Ends in",
    counting: "Over; the final standing is on its way",
    settled: (a) => `Prizes paid ${a.date}`,
    ended: (a) => `Ended ${a.date}`,
    announcement: "Log entry of the announcement",
    settlement: "Log entry of the final standing",
    past: "Past contests",
  },
};

export default texts;
