// Generated from schema/texts/ by `npm run codegen`: edit those.
import type Texts from '../contract/upgrade.ts';

const texts: Texts = {
  title: "Upgrade",
  back: "Back to the cases",
  intro: "The lit arc is the chance, the angle where the pointer stops is the ticket",
  stake: {
    title: "Stake",
    items: (a) => `Staking ${a.count === 1 ? `${a.count.toLocaleString('en-u-nu-latn')} item` : `${a.count.toLocaleString('en-u-nu-latn')} items`}`,
    none: "Choose 1 to 10 items from your backpack",
    noneShort: "Choose items",
    remove: (a) => `Take out ${a.name}`,
    coin: "Add coins",
    coinLabel: "Coins to add",
    withCoin: (a) => `${a.amount} in coins`,
    total: "Total stake",
    pieces: (a) => a.count === 1 ? `${a.count.toLocaleString('en-u-nu-latn')} item` : `${a.count.toLocaleString('en-u-nu-latn')} items`,
    gone: "The stake is lost",
    used: "Staked for this upgrade",
  },
  ratio: {
    before: "",
    after: "× your stake",
  },
  hint: {
    empty: "Choose items and a target to see the chance",
    stake: "No items staked yet",
    target: "No target yet",
  },
  pay: {
    action: "Upgrade",
    stake: (a) => `${a.amount}`,
    login: "Log in to upgrade",
    stopped: "Paused",
    short: "Stake, gone if you lose",
    warning: "If you lose, the whole stake is gone",
  },
  view: {
    label: "List",
    stake: "Backpack",
    target: "Target",
  },
  target: {
    note: (a) => `Chance ${a.min} to ${a.max}`,
    picks: "Pick a target by chance",
    pick: (a) => `Pick the target closest to ${a.percent}`,
    noPick: "No target fits. Try another stake.",
    unreachable: {
      title: "No target within reach",
      text: "With this stake and these filters no target has a chance inside the limits.",
    },
  },
  outcome: {
    won: "Won, it’s in your backpack",
    lost: "Not this time",
  },
  notice: {
    repriced: "Prices have just changed and the page shows the new ones. Nothing was staked; check the new chance before you upgrade.",
    notHeld: "Some of these items are no longer in your backpack and were taken out. Nothing was staked.",
    range: "The chance is outside the limits now. Choose another target; nothing was staked.",
    noTarget: "This target is no longer available. Choose another one; nothing was staked.",
  },
  announce: {
    won: (a) => `Upgrade won: ${a.item}, with ticket ${a.ticket}`,
    lost: (a) => `Upgrade lost, the stake is gone. The ticket was ${a.ticket}`,
  },
};

export default texts;
