import { plural } from '../../plural.ts';
import type { dream as contract } from '../zh-CN/dream.ts';

export const dream: typeof contract = {
  title: 'Chasing Dream',
  back: 'Back',
  intro: 'You choose target and chance, a formula gives the fee; a miss brings a consolation',
  chance: {
    title: 'Chance',
    slider: 'Chance of winning the target',
    percent: 'Chance in percent',
    presets: 'Common chances',
    invalid: (min, max) => `Enter a percentage between ${min} and ${max}`,
    less: 'Less by 0.01%',
    more: 'More by 0.01%',
  },
  fee: {
    title: 'Fee',
    target: 'Target value × chance',
    consolation: 'Expected consolation × (1 − chance)',
    rtp: (percent: number) => `Divided by the ${percent}% return, rounded up`,
  },
  hint: { target: 'Choose a target to see the fee' },
  pay: {
    action: 'Chase it',
    fee: (amount) => amount,
    login: 'Log in to chase',
    stopped: 'Paused',
    short: 'Fee',
    warning: 'A miss brings a consolation; the fee is not returned',
  },
  none: { title: 'Not open yet', text: 'Dreams can be chased once a consolation table is published.' },
  consolation: {
    title: 'Consolations',
    note: (count, value) => `${plural(count, 'item')}, expected value ${value}`,
    text: 'A miss draws once more, from this table. The chances add up to 100%, and the table’s hash is in the log with every dream.',
    hash: 'Consolation table hash',
  },
  log: {
    title: 'Your dreams',
    empty: { title: 'You haven’t chased a dream yet', text: 'Choose a target; every dream is listed here.' },
    guest: { title: 'Log in to see your dreams', text: 'Each of them can be verified.' },
    error: { title: 'Your dreams didn’t load', text: 'Check your connection and try again.' },
    loading: 'Loading your dreams',
    won: 'Target won',
    lost: 'Consolation',
    fee: 'Fee',
    verify: (name) => `Verify the dream of ${name}`,
  },
  outcome: { won: 'You won it', lost: 'Consolation' },
  notice: {
    repriced: 'Prices have just changed and the page shows the new fee. Nothing was taken; check it before you chase.',
    range: 'The chance is outside the limits. Nothing was taken.',
    noTarget: 'This target is no longer available. Choose another one; nothing was taken.',
  },
  announce: {
    won: (item, ticket) => `You won your target ${item}, with ticket ${ticket}`,
    lost: (item, ticket) => `Missed. Your consolation is ${item}. The ticket was ${ticket}`,
  },
};
