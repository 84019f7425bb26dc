import type { shell as contract } from '../zh-CN/shell.ts';

export const shell: typeof contract = {
  pageTitle: (page) => `${page} · Glasscase`,
  skipToContent: 'Skip to content',
  loading: 'Loading',
  nav: {
    label: 'Main',
    bottom: 'Sections',
    cases: 'Cases',
    battles: 'Battles',
    upgrade: 'Upgrade',
    dream: 'Chasing Dream',
    giveaways: 'Giveaways',
    news: 'News',
    backpack: 'Backpack',
    fairness: 'Fairness',
    account: 'Me',
  },
  header: {
    home: 'Glasscase home',
    balance: 'Balance',
    points: 'Points',
    deposit: 'Deposit',
    login: 'Log in',
    register: 'Sign up',
    menu: 'Menu',
    account: (nickname) => `Account menu of ${nickname}`,
    failed: 'Your account didn’t load',
  },
  menu: { seeds: 'Seeds and proofs', language: 'Language', logout: 'Log out', loggedOut: 'Logged out' },
  actions: { retry: 'Try again', close: 'Close', cancel: 'Cancel', back: 'Back', copy: 'Copy', copied: 'Copied' },
  errors: {
    title: 'This didn’t load',
    text: 'The server didn’t answer. Please try again in a moment.',
    offlineTitle: 'You’re offline',
    offlineText: 'Try again once you’re connected. Your coins and items are kept on the server.',
  },
  chunk: {
    title: 'This page didn’t load',
    text: 'The connection may be shaky, or the site was just updated. Loading it again will do.',
  },
  notFound: {
    title: 'There is no such page',
    text: 'The link may be wrong, or the page has moved.',
    action: 'See the cases',
  },
  demo: { world: 'Demo world', note: ': players are programs, coins aren’t real' },
  loginExpired: 'Your login has expired. Please log in again.',
  footer: {
    adults: 'For adults of 18 and over',
    safer:
      'Safer play: opening cases costs money, it doesn’t earn it. Spend what you can lose, and stop when it stops being fun.',
    fairness: 'Fairness and seeds',
    verify: 'Verify a round',
    log: 'Fairness log checkpoint',
    sandbox: 'Sandbox mode, no real money',
  },
};
