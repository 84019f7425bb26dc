import {
  DREAM_CHANCE_PERCENT,
  DREAM_RTP_PERCENT,
  UPGRADE_CHANCE_PERCENT,
  UPGRADE_RTP_PERCENT,
} from '../../../../engine/fairness/terms.ts';
import type { DocumentText } from '../../document.ts';

export const upgradeAndDream: DocumentText = {
  title: 'Upgrade and Chasing Dream',
  summary: 'Two ways to play for one particular item: with items you stake, or for a fee.',
  updatedAt: '2026-11-20',
  sections: [
    {
      heading: 'Upgrade',
      paragraphs: [
        `You stake 1 to 10 items, and coin if you like, for one target of higher value. Your chance is stake ÷ target value × ${UPGRADE_RTP_PERCENT}%, rounded down; it must be between ${UPGRADE_CHANCE_PERCENT.min}% and ${UPGRADE_CHANCE_PERCENT.max}%. The missing ${100 - UPGRADE_RTP_PERCENT}% is the house’s share.`,
        'The arc on the wheel is your chance, and the angle at which the wheel stops is the drawn ticket. If you win, you get the target. If you lose, the stake is gone. There is no consolation.',
      ],
    },
    {
      heading: 'Chasing Dream',
      paragraphs: [
        `You choose a target and a chance between ${DREAM_CHANCE_PERCENT.min}% and ${DREAM_CHANCE_PERCENT.max}%; both together make the fee. The fee is chosen so that on average at most ${DREAM_RTP_PERCENT}% of it comes back, consolations included.`,
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
};
