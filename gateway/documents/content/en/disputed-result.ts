import type { DocumentText } from '../../document.ts';

export const disputedResult: DocumentText = {
  title: 'I doubt a result',
  summary: 'How to check a round yourself, and what helps us to look into it.',
  updatedAt: '2026-11-20',
  sections: [
    {
      heading: 'Check it yourself',
      paragraphs: [
        'Every play has a page of its own: what was spent, what was won and its proof. There your browser recomputes the draw. As long as the seed pair is in use the server seed is still secret; change the pair to reveal it, and the check is complete.',
      ],
    },
    {
      heading: 'What is no error',
      paragraphs: [
        'Long rows of bad results are part of chance. With a chance of 1%, a row of 300 tries without a hit happens in about 5 of 100 cases. A result does not depend on earlier ones, and nothing is ever due.',
      ],
    },
    {
      heading: 'Writing to us',
      paragraphs: [
        'Open a ticket with the address of the proof page, and the signed refusal if a play was refused. If a check fails, please keep the file that the page offers for download: it is evidence, and we want to see it.',
      ],
    },
  ],
};
