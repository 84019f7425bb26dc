// Generated from schema/texts/ by `npm run codegen`: edit those.
import type Texts from '../contract/promises.ts';

const texts: Texts = {
  title: "What the house promised",
  text: "Every accepted action comes with a signed promise: it stays at its place in the public log, and is sealed within a minute. This device keeps each promise until a checkpoint covers it.",
  allKept: "No promise is open.",
  waiting: (a) => a.count === 1 ? `${a.count.toLocaleString('en-u-nu-latn')} promise waits to be sealed.` : `${a.count.toLocaleString('en-u-nu-latn')} promises wait to be sealed.`,
  place: (a) => `Log #${a.position}`,
  late: (a) => `${a.minutes} min late`,
  invalid: "Not validly signed",
  broken: {
    bar: "The house broke a promise that it signed: one of your actions isn’t in the public log. Save the proof.",
    text: "The public log breaks a promise that was signed. Anyone can check the file that proves it: save it, and publish it.",
    save: "Save the proof",
  },
  refusals: {
    title: "Signed refusals",
    text: "A play that the rules refuse leaves a signed note. Once the seed is revealed, anyone can work out what that round would have been.",
    save: "Download",
  },
};

export default texts;
