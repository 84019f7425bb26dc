import type { DocumentText } from '../../document.ts';

export const partnerAndGrades: DocumentText = {
  title: 'Partner programme, member grades and Golden Codes',
  summary: 'Inviting others, what grades are for, and how to redeem a code.',
  updatedAt: '2026-11-20',
  sections: [
    {
      heading: 'Partner programme',
      paragraphs: [
        'Your code has 6 to 15 letters or digits and you may choose it once. Whoever enters it when registering, or later in the settings, has you as referrer for good. You can’t enter your own code or that of someone who registered after you.',
        'You get a rebate in points on what the invited deposit, by your level; the partner page lists the ratios. There are ten levels; they count the deposits of everyone you invited. Don’t invite minors or people who excluded themselves.',
      ],
    },
    {
      heading: 'Member grades',
      paragraphs: [
        'There are 20 grades. They count the coin you have ever staked in settled plays. Each grade brings a reward in points, claimed once, and decides which free case you can open each day. Rewards are far below the wagering that leads to them: they are no reason to play more.',
      ],
    },
    {
      heading: 'Golden Codes',
      paragraphs: [
        'A Golden Code is published by the operator and gives points or a locked bonus. Each code can be used a limited number of times, once per player, until it expires.',
      ],
    },
  ],
};
