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
};

export default texts;
