import { BONUS_RELEASE_PERCENT } from '../../../../engine/fairness/terms.ts';
import type { DocumentText } from '../../document.ts';

export const depositsAndBonuses: DocumentText = {
  title: 'Deposits, bonuses and wagering',
  summary: 'How to buy coin, when it arrives, and what a locked bonus is.',
  updatedAt: '2026-11-20',
  sections: [
    {
      heading: 'Buying coin',
      paragraphs: [
        'Choose a channel, a currency and an amount; you pay on the page of the payment provider. The order shows what you pay and how much coin you get before you confirm. Coin arrives when the provider confirms the payment, usually within a minute.',
        'An order is processing, completed or cancelled. If you cancel an order and the payment arrives all the same, it is credited.',
        'Some installations run in sandbox mode. Then no money moves and coin has no worth outside the site; the payment page says so.',
      ],
    },
    {
      heading: 'Bonuses',
      paragraphs: [
        'The first deposit brings a bonus; the deposit page shows its percentage and its maximum. Daily rewards depend on what was deposited on the same day (UTC). Coupons can add to a deposit once.',
        `A bonus is locked at first. It becomes coin bit by bit: ${BONUS_RELEASE_PERCENT}% of your settled wagering. If you have wagered 100, up to ${BONUS_RELEASE_PERCENT} of your locked bonus turns into coin. Refunded stakes never count.`,
      ],
    },
    {
      heading: 'Coin and points',
      paragraphs: [
        'Coin is what games cost. Points come from exchanging items, from rebates and from rewards; they buy items in the points shop or become coin at a rate of 0.90. Every conversion is rounded once, on the total, in favour of the house.',
        'Every movement of every balance is listed in the balance journey.',
      ],
    },
    {
      heading: 'No interest, no credit',
      paragraphs: [
        'Coin is a prepaid credit for this site. It bears no interest, you can’t borrow it, and a deposit is a purchase, not an investment.',
      ],
    },
  ],
};
