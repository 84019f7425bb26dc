import type { deposit as contract } from '../zh-CN/deposit.ts';

export const deposit: typeof contract = {
  title: 'Deposit',
  balance: 'Balance now',
  presets: 'Choose an amount',
  other: 'Other amount',
  otherHint: '1 – 100,000, up to two decimals',
  after: 'Balance afterwards',
  sandbox: 'Sandbox: no real money moves, and the coins arrive at once.',
  pay: (amount) => `Deposit ${amount}`,
  paying: 'Depositing…',
  done: (amount) => `${amount} coins deposited`,
  resume: (amount) =>
    `Your last deposit of ${amount} hasn’t been answered yet. We’ll ask about that same one; it can’t be booked twice.`,
  resumeAction: 'Check it now',
  invalid: {
    required: 'Enter an amount',
    range: 'Enter an amount from 1 to 100,000',
    format: 'Enter a number with up to two decimals',
  },
};
