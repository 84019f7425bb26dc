import type { DocumentText } from '../../document.ts';

export const disclaimer: DocumentText = {
  title: 'Disclaimer',
  summary: 'What this site is not, and what it does not promise.',
  updatedAt: '2026-11-20',
  sections: [
    {
      heading: 'No winnings promised',
      paragraphs: [
        'Odds and the return to player are statistical averages. They say nothing about your next play and nothing about your month. Expect to lose what you spend.',
      ],
    },
    {
      heading: 'Values',
      paragraphs: [
        'The value of an item is its value on this site: what it sells for here. It is no market price and no offer by third parties, and it may fall after 24 hours.',
      ],
    },
    {
      heading: 'No connection',
      paragraphs: [
        'Glasscase is not affiliated with Valve or Steam. Steam is a trademark of its owner. The pictures and names of the catalog are our own and show no goods of other makers.',
      ],
    },
    {
      heading: 'Law',
      paragraphs: [
        'In most places, operating such a site needs a licence, and in some places playing is forbidden. What stands here is no legal advice. Installations without a licence are meant for sandbox mode only.',
      ],
    },
    {
      heading: 'Links and availability',
      paragraphs: [
        'We are not responsible for pages of others. The site may be interrupted for maintenance or by faults; plays that were accepted are in the log and are completed afterwards.',
      ],
    },
  ],
};
