import { plural } from '../../plural.ts';

export const docs = {
  label: 'Documents',
  back: 'Back',
  backToHelp: 'Back to the help centre',
  help: { title: 'Help centre', lead: 'Games, coin, retrieval and your account, explained', nav: 'Help' },
  support: 'Support',
  groups: { help: 'Help', legal: 'About and terms' },
  pages: {
    terms: 'Terms of use',
    'terms-of-play': 'Terms of play',
    privacy: 'Privacy policy',
    about: 'About Glasscase',
    disclaimer: 'Disclaimer',
  },
  search: 'Search help',
  clearSearch: 'Clear the search',
  found: (count: string) => (count === '1' ? plural(1, 'article') : `${count} articles`),
  nothing: { title: 'Nothing found', text: 'Try other words, or ask support.', action: 'Ask support' },
  updated: (date: string) => `Updated ${date}`,
  contents: 'On this page',
  more: 'Other topics',
  print: 'Print',
  stuck: {
    title: 'Still stuck?',
    text: 'Write to support. The answer shows up here and in your messages.',
    action: 'Open a ticket',
  },
  loading: 'Loading the document',
  missing: {
    title: 'No such document',
    text: 'The link may be wrong, or the page has moved.',
    action: 'To the help centre',
  },
};
