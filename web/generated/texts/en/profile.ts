// Generated from schema/texts/ by `npm run codegen`: edit those.
import type Texts from '../contract/profile.ts';

const texts: Texts = {
  title: "Your account",
  back: "Back",
  guestTitle: "Log in to see your account",
  guestText: "Balances, backpack, records and member grade are all here.",
  error: {
    title: "Your account didn’t load",
    text: "Your coins and items are kept on the server. Nothing is lost.",
  },
  grade: (a) => `Member grade ${a.grade}`,
  since: (a) => `Here since ${a.date}`,
  deposit: "Deposit",
  transfer: "Transfer",
  session: "This visit",
  groups: {
    mine: "Your things",
    rewards: "Rewards",
    account: "Account",
    help: "Help",
  },
  notes: {
    bag: "Sell, exchange or retrieve items",
    records: "Purchases, balances, flows, plays, retrievals",
    flow: "Deposits, retrievals and transfers",
    vip: "Grades, rewards, the daily free case",
    promotion: "Invite friends and earn rebates",
    transfer: "Points to coins",
    shop: "Skins for coins or points",
    rewards: "What you can claim now",
    security: "Passkeys, devices, freezing, journal",
    settings: "Profile, contact, device and data",
    safer: "Limits, time-out, self-exclusion",
    fairness: "See commitments, recompute results",
    help: "Common questions",
    support: "Questions and tickets",
  },
};

export default texts;
