import type { DocumentText } from '../../document.ts';

export const sellExchangeRetrieve: DocumentText = {
  title: 'Selling, exchanging, retrieving',
  summary: 'Three ways to part with an item: for coin, for points, or to your Steam account.',
  updatedAt: '2026-11-20',
  sections: [
    {
      heading: 'Selling',
      paragraphs: [
        'Selling pays the item’s value in coin at once: for 24 hours the value it was won with, afterwards that or the current catalog value, whichever is lower. A sale can’t be undone.',
      ],
    },
    {
      heading: 'Exchanging',
      paragraphs: [
        'Exchanging pays the value × 1.05 in points. The points shop asks the value × 1.10, the coin shop the value × 1.05, so going round in circles always costs a little.',
      ],
    },
    {
      heading: 'Retrieving',
      paragraphs: [
        'You can have up to 20 items at a time sent to your Steam account. You need a valid trade link in your settings, and your Steam inventory must be public and free of trade restrictions.',
        'A retrieval may take up to 12 hours, because some items ship from Asia. It runs through five states: retrieving, awaiting shipment, awaiting receipt, success, or failed. When it is awaiting receipt, accept the trade offer in Steam.',
        'If a retrieval fails, the item returns to your backpack and you can try again. If it says success but nothing arrived, open a dispute on the record; that makes a support ticket.',
      ],
    },
    {
      heading: 'What can’t be retrieved',
      paragraphs: [
        'Items from free cases can only be sold. Items that are staked, held for a giveaway or already sold can’t be retrieved. Installations without a fulfilment provider don’t offer retrieval; there the button is missing.',
      ],
    },
  ],
};
