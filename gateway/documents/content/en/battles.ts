import type { DocumentText } from '../../document.ts';

export const battles: DocumentText = {
  title: 'Battles',
  summary:
    'Two to four seats open the same cases; one side takes everything. Rules, cost, ties and what happens when nobody comes.',
  updatedAt: '2026-11-20',
  sections: [
    {
      heading: 'How a battle runs',
      paragraphs: [
        'Whoever creates a battle chooses 1 to 20 cases, the number of seats and the mode, and takes seat 1. Each seat costs the sum of the case prices. Once all seats are taken, the battle is locked and runs by itself: the first round about 3 seconds later, then one every 5 seconds. You don’t have to stay.',
      ],
    },
    {
      heading: 'Who wins',
      paragraphs: [
        'Classic: the highest total takes all items. Underdog: the lowest total takes all items. In two against two the totals of each side count, and the items are dealt by falling value, each to the member who holds less so far.',
        'A tie is decided by a draw of its own from the same committed seed, which you can verify like every other draw.',
      ],
    },
    {
      heading: 'Bots',
      paragraphs: [
        'A creator can fill empty seats with bots. Bots are always marked as such. The house pays for their seats, and what they win goes to the house. Their draws use the same odds and the same seed as everyone’s.',
      ],
    },
    {
      heading: 'When nobody joins',
      paragraphs: [
        'While a battle is waiting, its creator can dissolve it. A battle that is not full after 30 minutes is dissolved by itself. In both cases everyone gets their stake back in full; refunded stakes don’t count as wagering.',
      ],
    },
    {
      heading: 'Private battles',
      paragraphs: [
        'A private battle is not listed; whoever has the link can join. The result stands in the fairness log like that of a public one.',
      ],
    },
  ],
};
