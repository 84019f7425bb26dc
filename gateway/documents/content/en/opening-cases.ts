import type { DocumentText } from '../../document.ts';

export const openingCases: DocumentText = {
  title: 'Opening cases, odds and value',
  summary:
    'What one opening costs, what can come out of it and how likely that is, and what an item is worth afterwards.',
  updatedAt: '2026-11-20',
  sections: [
    {
      heading: 'What you pay for',
      paragraphs: [
        'A case has a fixed price in coin. You can open 1 to 10 at a time: each opening is one round of its own, and all of them are booked together or not at all. Fast only shortens the animation; the result is the same.',
        'The result is decided and booked before the reel starts to turn. If you close the page or lose the connection meanwhile, the item is in your backpack all the same.',
      ],
    },
    {
      heading: 'Odds',
      paragraphs: [
        'Every case shows all its items with their chances. Behind each chance stands a range of tickets: a case has 10,000,000 of them, numbered from 0 to 9,999,999, and every ticket is equally likely. An item with 2,600 tickets has a chance of 0.02600%.',
        'The return to player (RTP) is the sum of value times chance, divided by the price. Shipped cases return about 90%. That means: on average, over very many openings, about 10% of what is spent stays with the house. A single evening can end far above or far below that.',
        'A published table of odds never changes. If a case is changed, it becomes a new version with a new odds hash, and a play that was shown the old table is refused rather than drawn from the new one.',
      ],
    },
    {
      heading: 'What an item is worth',
      paragraphs: [
        'An item keeps the value it was drawn with for 24 hours. After that, selling, exchanging and staking count that value or the current catalog value, whichever is lower. The card in your backpack says until when the value holds.',
      ],
    },
    {
      heading: 'Free opening and demo',
      paragraphs: [
        'Once a day you can open a free case; which one depends on your member grade. Items from free cases can only be sold, and the proceeds are a locked bonus.',
        'A demo opening is drawn in your own browser from the published odds. It costs nothing, pays nothing and never reaches the server.',
      ],
    },
  ],
};
