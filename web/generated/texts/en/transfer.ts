// Generated from schema/texts/ by `npm run codegen`: edit those.
import type Texts from '../contract/transfer.ts';

const texts: Texts = {
  title: "Transfer",
  lead: "Turn points into coins",
  guest: {
    title: "Log in to transfer",
    text: "Points can be turned into your own coins.",
  },
  formTitle: "Transfer points",
  way: "Who gets them",
  ways: {
    coin: "To my coins",
    player: "To a player",
  },
  nickname: "Their name",
  nicknameRequired: "Enter their name",
  points: "Points",
  held: (a) => `You have ${a.points} points`,
  all: "All",
  invalid: {
    required: "Enter an amount of points",
    format: "Enter a number above 0 with up to two decimals",
    short: "You don’t have that many points",
  },
  pointsOut: "Points out",
  gets: "Coins in",
  theyGet: "They get",
  pointsOf: (a) => `${a.amount} points`,
  rate: (a) => `100 points become ${a.percent} coins, rounded down on the whole amount.`,
  irrevocable: "A transfer to another player can’t be taken back. Check the name.",
  submit: {
    coin: "Turn into coins",
    player: "Send points",
  },
  submitPoints: {
    coin: (a) => `Turn ${a.points} points into coins`,
    player: (a) => `Send ${a.points} points`,
  },
  sending: "Transferring…",
  confirm: "Check it now",
  unanswered: (a) => `Your last transfer of ${a.points} points hasn’t been answered yet. We’ll ask about that same one; it can’t go out twice.`,
  arrived: (a) => `${a.points} points out, ${a.coin} coins in`,
  sentTo: (a) => `Sent ${a.points} points to ${a.nickname}`,
  balances: "Your balances",
  about: "Points come from exchanged items, rebates and rewards. They buy items in the shop, or turn into coins.",
  toShop: "To the points shop",
  toRecords: "Transfers so far",
  locked: {
    label: "Locked",
    title: "Locked bonus",
    open: (a) => `Locked bonus ${a.amount}, what is that?`,
    text: (a) => `First-deposit extras, daily rewards, coupons and what free-case items sell for are a locked bonus at first. Once a day, ${a.percent}% of what you staked since turns into coins by itself; refunded stakes don’t count.`,
    example: (a) => `For example: after 100 staked, ${a.percent} of it turns into coins within a day.`,
    records: "See every movement",
  },
};

export default texts;
