import type { DocumentText } from '../../document.ts';

export const depositMissing: DocumentText = {
  title: 'My deposit hasn’t arrived',
  summary: 'What to check first, and what we need from you.',
  updatedAt: '2026-11-20',
  sections: [
    {
      heading: 'Check the order',
      paragraphs: [
        'Open Records, then Flow records. If the order is processing, the provider has not confirmed the payment yet; with most channels that takes a minute, with some up to half an hour. Please don’t pay twice.',
        'If the order is cancelled but you were charged, the money usually comes back by itself within a few working days. If the payment is confirmed later, the coin is credited all the same.',
      ],
    },
    {
      heading: 'A smaller bonus than expected',
      paragraphs: [
        'Bonuses are not in the coin balance at first. They are locked and become coin with your settled wagering. The order shows both amounts.',
      ],
    },
    {
      heading: 'Writing to us',
      paragraphs: [
        'If nothing has changed after one hour, open a ticket with the number of the order, the time and the amount you paid, and the provider’s receipt number. Never send card numbers or passwords.',
      ],
    },
  ],
};
