import type { DocumentText } from '../../document.ts';

export const saferPlay: DocumentText = {
  title: 'Safer play',
  summary: 'Limits, breaks and exclusion: what each of them does, and from when on.',
  updatedAt: '2026-11-20',
  sections: [
    {
      heading: 'Limits',
      paragraphs: [
        'You can limit what you deposit, what you lose and what you wager, per day, week and month, over all games and both balances together. A lower limit holds at once. A higher one, or none, comes only after 24 hours, so that a decision made in the heat of the moment has time to cool.',
        'Limits are checked with every play, also when several run at the same time. A play that would pass a limit is refused, and nothing is charged.',
      ],
    },
    {
      heading: 'Time-out',
      paragraphs: [
        'A time-out stops all plays and deposits for between 1 hour and 42 days. You can still log in, sell items, retrieve them and read your records. It can be extended, never shortened.',
      ],
    },
    {
      heading: 'Self-exclusion',
      paragraphs: [
        'Self-exclusion lasts from 6 months to 5 years, or for good. It stops plays, deposits, bonuses and promotional messages, and it stays in force if you erase the account and register again with the same phone number. Support can’t lift it early.',
      ],
    },
    {
      heading: 'Reality check',
      paragraphs: [
        'If you like, the site reminds you every 5 to 240 minutes how long you have been here and what you have won or lost.',
      ],
    },
    {
      heading: 'Signs that it is too much',
      paragraphs: [
        'You play with money that is meant for something else. You try to win back what you lost. You hide how much you play. You think about playing when you are with other people. If you recognise yourself, take a break today, and talk to somebody: many countries have free and anonymous helplines for gambling problems.',
      ],
    },
  ],
};
