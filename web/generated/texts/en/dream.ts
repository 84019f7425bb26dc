// Generated from schema/texts/ by `npm run codegen`: edit those.
import type Texts from '../contract/dream.ts';

const texts: Texts = {
  title: "Chasing Dream",
  back: "Back",
  intro: "You choose target and chance, a formula gives the fee; a miss brings a consolation",
  chance: {
    title: "Chance",
    slider: "Chance of winning the target",
    percent: "Chance in percent",
    presets: "Common chances",
    invalid: (a) => `Enter a percentage between ${a.min} and ${a.max}`,
    less: "Less by 0.01%",
    more: "More by 0.01%",
  },
  fee: {
    title: "Fee",
    target: "Target value × chance",
    consolation: "Expected consolation × (1 − chance)",
    rtp: (a) => `Divided by the ${a.percent}% return, rounded up`,
  },
  hint: {
    target: "Choose a target to see the fee",
  },
  pay: {
    action: "Chase it",
    fee: (a) => `${a.amount}`,
    login: "Log in to chase",
    stopped: "Paused",
    short: "Fee",
    warning: (a) => `A miss brings a consolation: ${a.least} at least, ${a.average} on average`,
  },
  none: {
    title: "Not open yet",
    text: "Dreams can be chased once a consolation table is published.",
  },
  consolation: {
    title: "Consolations",
    note: (a) => `${a.count === 1 ? `${a.count.toLocaleString('en-u-nu-latn')} item` : `${a.count.toLocaleString('en-u-nu-latn')} items`}, expected value ${a.value}`,
    text: "A miss draws once more, from this table. The chances add up to 100%, and the table’s hash is in the log with every dream.",
    hash: "Consolation table hash",
  },
  log: {
    title: "Your dreams",
    empty: {
      title: "You haven’t chased a dream yet",
      text: "Choose a target; every dream is listed here.",
    },
    guest: {
      title: "Log in to see your dreams",
      text: "Each of them can be verified.",
    },
    error: {
      title: "Your dreams didn’t load",
      text: "Check your connection and try again.",
    },
    loading: "Loading your dreams",
    won: "Target won",
    lost: "Consolation",
    fee: "Fee",
    verify: (a) => `Verify the dream of ${a.name}`,
  },
  outcome: {
    won: "You won it",
    lost: "Consolation",
  },
  notice: {
    repriced: "Prices have just changed and the page shows the new fee. Nothing was taken; check it before you chase.",
    range: "The chance is outside the limits. Nothing was taken.",
    noTarget: "This target is no longer available. Choose another one; nothing was taken.",
  },
  announce: {
    won: (a) => `You won your target ${a.item}, with ticket ${a.ticket}`,
    lost: (a) => `Missed. Your consolation is ${a.item}. The ticket was ${a.ticket}`,
  },
};

export default texts;
