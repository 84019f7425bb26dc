import { type DocumentText, type Figures, percentOf } from '../../document.ts';

export const upgradeAndDream = ({ sections: { upgrade, dream } }: Figures): DocumentText => ({
  title: 'Upgrade and Chasing Dream',
  summary: 'Two ways to play for one particular item: with items you stake, or for a fee.',
  updatedAt: '2026-11-20',
  sections: [
    {
      heading: 'Upgrade',
      paragraphs: [
        `You stake 1 to ${upgrade.maxItems} items, and coin if you like, for one target of higher value. Your chance is stake ÷ target value × ${upgrade.returnPercent}%, rounded down; it must be between ${percentOf(upgrade.minTickets)}% and ${percentOf(upgrade.maxTickets)}%. The missing ${100 - upgrade.returnPercent}% is the house’s share.`,
        'The arc on the wheel is your chance, and the angle at which the wheel stops is the drawn ticket. If you win, you get the target. If you lose, the stake is gone. There is no consolation.',
      ],
    },
    {
      heading: 'Chasing Dream',
      paragraphs: [
        `You choose a target and a chance between ${percentOf(dream.minTickets)}% and ${percentOf(dream.maxTickets)}%; both together make the fee. The fee is chosen so that on average at most ${dream.returnPercent}% of it comes back, consolations included.`,
        'If the target isn’t hit, you get an item from the consolation table. That table is public and versioned, with the chance of every item.',
      ],
    },
    {
      heading: 'What you see is what is drawn',
      paragraphs: [
        'A play names the values and the chance you were shown. If a value has changed meanwhile, the play is refused and nothing is charged; look at the new figures and decide again.',
      ],
    },
  ],
});
