import type { DocumentText } from '../../document.ts';

export const retrievalDelayed: DocumentText = {
  title: 'My retrieval takes long or has failed',
  summary: 'Retrievals may take up to 12 hours. What the states mean and when to write.',
  updatedAt: '2026-11-20',
  sections: [
    {
      heading: 'Within 12 hours',
      paragraphs: [
        'Some items ship from Asia, so a retrieval may take up to 12 hours. While it is retrieving or awaiting shipment there is nothing for you to do.',
        'Awaiting receipt means that a trade offer is waiting for you in Steam. Offers expire; accept it soon.',
      ],
    },
    {
      heading: 'If it failed',
      paragraphs: [
        'The item is in your backpack again. The record says why. The usual reasons: the trade link is wrong or was renewed in Steam, the inventory is private, or Steam restricts trading for the account. Correct it in the settings and try again.',
      ],
    },
    {
      heading: 'If nothing arrived',
      paragraphs: [
        'If the record says success but the item is not in your inventory, or nothing has moved for more than 12 hours, open a dispute on the record. That makes a support ticket which knows the retrieval.',
      ],
    },
  ],
};
