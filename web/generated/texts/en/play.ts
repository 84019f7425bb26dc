// Generated from schema/texts/ by `npm run codegen`: edit those.
import type Texts from '../contract/play.ts';

const texts: Texts = {
  sending: "Sending…",
  confirming: "Confirming…",
  turning: (a) => `Turning · ${a.seconds} s`,
  turningNow: "Turning now",
  deposit: (a) => `${a.missing} short, deposit`,
  skip: "Skip",
  fastOn: "Fast animation: on",
  fastOff: "Fast animation: off",
  soundOn: "Sound: on",
  soundOff: "Sound: off",
  commitment: (a) => `Committed ${a.hash}`,
  promise: "The result goes into the public log first, then the pointer turns",
  logged: (a) => `In the log as #${a.position}, what you see is a replay`,
  wheel: {
    chance: "Chance",
    tooHigh: (a) => `Above ${a.limit}`,
    tooLow: (a) => `Below ${a.limit}`,
    ticket: "Ticket",
    won: "Won",
    lost: "Lost",
    label: (a) => `Chance ${a.chance}. ${a.rule}`,
    side: "Winning side",
    under: {
      name: "Under",
      limit: (a) => `Below ${a.limit}`,
      before: "Wins with a ticket below",
      after: "",
    },
    over: {
      name: "Over",
      limit: (a) => `From ${a.limit}`,
      before: "Wins with a ticket from",
      after: "on",
    },
  },
  bag: {
    title: "Your backpack",
    note: (a) => `${a.count} held, stake up to ${a.max}`,
    chosen: (a) => `${a.count} of ${a.max} chosen`,
    full: (a) => `You can stake at most ${a.max} items`,
    clear: "Clear",
    empty: {
      title: "Nothing in your backpack yet",
      text: "Open a case first: what you win can be staked.",
      action: "Browse cases",
    },
    guest: {
      title: "Log in to choose items",
      text: "You can look at the rules right away.",
    },
    error: {
      title: "Your backpack didn’t load",
      text: "Check your connection and try again. Your items are safe.",
    },
  },
  result: {
    verify: (a) => `Verify round ${a.round}`,
    keep: "Keep it",
    again: "Go again",
    sell: (a) => a.count === 1 ? `Sell for ${a.amount}` : `Sell ${a.count} for ${a.amount}`,
    selling: "Selling…",
    sold: (a) => `Sold for ${a.amount}`,
  },
  notice: {
    unknown: "The server hasn’t answered yet. This play is kept on your device and is being confirmed under the same id, so nothing is taken twice.",
    parked: "An earlier play was never answered, so nobody knows yet whether it took place. Confirming asks again under the same id: you see the result if it did, and it is played on those terms if it didn’t.",
    confirm: "Confirm it",
    discard: "Leave it",
    notKept: "Your browser doesn’t let this site keep data. Without a record of the play nothing was sent.",
    resumed: "This one was still turning when you left",
    stopped: "This game is paused for now and nothing was taken.",
    seedChanged: "Your seeds have changed since this page looked, so nothing was played and nothing was taken. The page has looked again: you can try once more.",
    keep: "Save the signed refusal",
  },
  rotation: {
    title: "Your seeds were rotated, and not by this device",
    text: (a) => `${a.moment}. If that was you on another device, or a program with your API key, all is well. If it wasn’t, somebody else may be in your account, or the site did it: change your password, end other sessions, and don’t play until you know. The entry and its proof are in the log; keep them, and any signed refusal.`,
    proof: (a) => `Proof of entry ${a.position}`,
  },
};

export default texts;
