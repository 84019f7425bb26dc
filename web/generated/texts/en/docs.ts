// Generated from schema/texts/ by `npm run codegen`: edit those.
import type Texts from '../contract/docs.ts';

const texts: Texts = {
  label: "Documents",
  back: "Back",
  backToHelp: "Back to the help centre",
  help: {
    title: "Help centre",
    lead: "Games, coin, retrieval and your account, explained",
    nav: "Help",
  },
  support: "Support",
  groups: {
    help: "Help",
    legal: "About and terms",
  },
  pages: {
    terms: "Terms of use",
    'terms-of-play': "Terms of play",
    privacy: "Privacy policy",
    about: "About Glasscase",
    disclaimer: "Disclaimer",
  },
  search: "Search help",
  clearSearch: "Clear the search",
  found: (a) => a.count === 1 ? `${a.count.toLocaleString('en-u-nu-latn')} article` : `${a.count.toLocaleString('en-u-nu-latn')} articles`,
  nothing: {
    title: "Nothing found",
    text: "Try other words, or ask support.",
    action: "Ask support",
  },
  updated: (a) => `Updated ${a.date}`,
  contents: "On this page",
  more: "Other topics",
  print: "Print",
  stuck: {
    title: "Still stuck?",
    text: "Write to support. The answer shows up here and in your messages.",
    action: "Open a ticket",
  },
  loading: "Loading the document",
  missing: {
    title: "No such document",
    text: "The link may be wrong, or the page has moved.",
    action: "To the help centre",
  },
};

export default texts;
