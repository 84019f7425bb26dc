// Generated from schema/texts/ by `npm run codegen`: edit those.
import type Texts from '../contract/banners.ts';

const texts: Texts = {
  'first-deposit': {
    title: (a) => `First deposit +${a.percent} %`,
    text: (a) => `Your first deposit adds a ${a.percent} % locked bonus that turns into coins as you play.`,
  },
  'provably-fair': {
    title: "Every outcome can be checked",
    text: "Seeds are committed beforehand, and anyone can replay the whole log.",
  },
  battles: {
    title: "Case battles",
    text: "Two to four seats open the same cases: highest total wins, or lowest in reverse.",
  },
  'safer-play': {
    title: "Play within your limits",
    text: "Limits, time-outs and self-exclusion take effect at once.",
  },
};

export default texts;
