import type { play as contract } from '../zh-CN/play.ts';

export const play: typeof contract = {
  sending: 'Sending…',
  confirming: 'Confirming…',
  turning: (seconds) => `Turning · ${seconds} s`,
  turningNow: 'Turning now',
  deposit: (missing) => `${missing} short, deposit`,
  skip: 'Skip',
  soundOn: 'Sound: on',
  soundOff: 'Sound: off',
  commitment: (hash) => `Committed ${hash}`,
  promise: 'The result goes into the public log first, then the pointer turns',
  logged: (position) => `In the log as #${position}, what you see is a replay`,
  wheel: {
    chance: 'Chance',
    tooHigh: (limit) => `Above ${limit}`,
    tooLow: (limit) => `Below ${limit}`,
    ticket: 'Ticket',
    won: 'Won',
    lost: 'Lost',
    label: (chance, rule) => `Chance ${chance}. ${rule}`,
    side: 'Winning side',
    under: { name: 'Under', before: 'Wins with a ticket below', after: '' },
    over: { name: 'Over', before: 'Wins with a ticket from', after: 'on' },
  },
  bag: {
    title: 'Your backpack',
    note: (count, max) => `${count} held, stake up to ${max}`,
    chosen: (count, max) => `${count} of ${max} chosen`,
    full: (max) => `You can stake at most ${max} items`,
    clear: 'Clear',
    empty: {
      title: 'Nothing in your backpack yet',
      text: 'Open a case first: what you win can be staked.',
      action: 'Browse cases',
    },
    guest: { title: 'Log in to choose items', text: 'You can look at the rules right away.' },
    error: {
      title: 'Your backpack didn’t load',
      text: 'Check your connection and try again. Your items are safe.',
    },
  },
  result: {
    verify: (round) => `Verify round ${round}`,
    keep: 'Keep it',
    again: 'Go again',
    sell: (count, amount) => (count === 1 ? `Sell for ${amount}` : `Sell ${count} for ${amount}`),
    selling: 'Selling…',
    sold: (amount) => `Sold for ${amount}`,
  },
  notice: {
    unknown:
      'The server hasn’t answered yet. This play is kept on your device and is being confirmed under the same id, so nothing is taken twice.',
    parked:
      'An earlier play was never answered, so nobody knows yet whether it took place. Confirming asks again under the same id: you see the result if it did, and it is played on those terms if it didn’t.',
    confirm: 'Confirm it',
    discard: 'Leave it',
    notKept: 'Your browser doesn’t let this site keep data. Without a record of the play nothing was sent.',
    resumed: 'This one was still turning when you left',
    stopped: 'This game is paused for now and nothing was taken.',
  },
};
