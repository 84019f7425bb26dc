// Generated from schema/texts/ by `npm run codegen`: edit those.
import type Texts from '../contract/language.ts';

const texts: Texts = {
  title: "Language",
  complete: "Fully translated",
  others: "Other languages",
  fallback: "Not translated yet, shown in English",
  fallbackNotice: (a) => `The site isn’t available in ${a.name} yet, so you’re reading it in English.`,
  search: "Search languages",
  noMatch: "No language by that name",
  failed: "The language couldn’t be loaded. Please try again.",
  offer: {
    question: "Read Glasscase in English?",
    accept: "Switch to English",
    stay: "Stay with English",
  },
};

export default texts;
