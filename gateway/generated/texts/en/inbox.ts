// Generated from schema/texts/ by `npm run codegen`: edit those.
import type Texts from '../contract/inbox.ts';

const texts: Texts = {
  win: {
    case: {
      title: (a) => `You opened ${a.skin}`,
      body: (a) => `${a.skin}, worth ${a.value}, is in your backpack.`,
    },
    upgrade: {
      title: (a) => `Upgraded to ${a.skin}`,
      body: (a) => `${a.skin}, worth ${a.value}, is in your backpack.`,
    },
    dream: {
      title: (a) => `Dream caught: ${a.skin}`,
      body: (a) => `Your target, worth ${a.value}, is in your backpack.`,
    },
    contract: {
      title: (a) => `A contract brought ${a.skin}`,
      body: (a) => `${a.skin}, worth ${a.value}, is in your backpack.`,
    },
    battle: {
      title: "You won a battle",
      body: (a) => `${a.count === 1 ? "One item" : `${a.count} items`} worth ${a.value} went to your backpack.`,
    },
    giveaway: {
      title: (a) => `Giveaway won: ${a.skin}`,
      body: (a) => `Your roll code was drawn. ${a.skin}, worth ${a.value}, is in your backpack.`,
    },
  },
  'deposit-paid': {
    title: "Deposit credited",
    body: (a) => `${a.coin} went to your coins.`,
    bodyWithBonus: (a) => `${a.coin} went to your coins, and ${a.locked} is a locked bonus that turns into coins as you play.`,
  },
  'retrieval-sent': {
    title: (a) => `Accept ${a.skin} on Steam`,
    body: "The trade offer is out. Confirm it on Steam soon: what isn’t accepted in time comes back to your backpack.",
  },
  'retrieval-done': {
    title: (a) => `${a.skin} has arrived`,
    body: "The item is in your Steam account.",
  },
  'retrieval-failed': {
    title: (a) => `${a.skin} couldn’t be delivered`,
    body: "It is back in your backpack. Check your trade link and your Steam account, then try again, or ask support.",
  },
  coupon: {
    title: "You have a new coupon",
    body: "You find it under Rewards. Mind the date it ends.",
  },
  'contest-prize': {
    title: (a) => `Rank ${a.rank.toLocaleString('en-u-nu-latn')} in a contest`,
    titleOfNamed: (a) => `Rank ${a.rank.toLocaleString('en-u-nu-latn')} in “${a.contest}”`,
    body: (a) => `Your prize of ${a.amount} is in your balance.`,
    bodyOfBonus: (a) => `Your prize of ${a.amount} is a locked bonus; it becomes balance as you play.`,
  },
  'contest-prize-lost': {
    title: (a) => `Rank ${a.rank.toLocaleString('en-u-nu-latn')} in “${a.contest}”: the prize was not paid`,
    body: (a) => `Your balance and the prize of ${a.amount} together would have passed the most that an account can hold, so the prize is lost. Your rank stands.`,
  },
  'support-answer': {
    title: "Support has answered",
    body: (a) => `There is an answer to “${a.subject}”.`,
  },
};

export default texts;
