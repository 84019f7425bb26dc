import { plural } from '../../plural.ts';
import type { upgrade as contract } from '../zh-CN/upgrade.ts';

export const upgrade: typeof contract = {
  title: 'Upgrade',
  back: 'Back to the cases',
  intro: 'The lit arc is the chance, the angle where the pointer stops is the ticket',
  stake: {
    title: 'Stake',
    items: (count) => `Staking ${plural(count, 'item')}`,
    none: 'Choose 1 to 10 items from your backpack',
    noneShort: 'Choose items',
    remove: (name) => `Take out ${name}`,
    coin: 'Add coins',
    coinLabel: 'Coins to add',
    withCoin: (amount) => `${amount} in coins`,
    total: 'Total stake',
    pieces: (count) => plural(count, 'item'),
    gone: 'The stake is lost',
    used: 'Staked for this upgrade',
  },
  ratio: { before: '', after: '× your stake' },
  hint: {
    empty: 'Choose items and a target to see the chance',
    stake: 'No items staked yet',
    target: 'No target yet',
  },
  pay: {
    action: 'Upgrade',
    stake: (amount) => amount,
    login: 'Log in to upgrade',
    stopped: 'Paused',
    short: 'Stake, gone if you lose',
    warning: 'If you lose, the whole stake is gone',
  },
  view: { label: 'List', stake: 'Backpack', target: 'Target' },
  target: {
    note: (min, max) => `Chance ${min} to ${max}`,
    picks: 'Pick a target by chance',
    pick: (percent) => `Pick the target closest to ${percent}`,
    noPick: 'No target fits. Try another stake.',
    unreachable: {
      title: 'No target within reach',
      text: 'With this stake and these filters no target has a chance inside the limits.',
    },
  },
  outcome: { won: 'Won, it’s in your backpack', lost: 'Not this time' },
  notice: {
    repriced:
      'Prices have just changed and the page shows the new ones. Nothing was staked; check the new chance before you upgrade.',
    notHeld: 'Some of these items are no longer in your backpack and were taken out. Nothing was staked.',
    range: 'The chance is outside the limits now. Choose another target; nothing was staked.',
    noTarget: 'This target is no longer available. Choose another one; nothing was staked.',
  },
  announce: {
    won: (item, ticket) => `Upgrade won: ${item}, with ticket ${ticket}`,
    lost: (ticket) => `Upgrade lost, the stake is gone. The ticket was ${ticket}`,
  },
};
