import type { DocumentText } from '../../document.ts';

export const about: DocumentText = {
  title: 'About Glasscase',
  summary: 'A case site whose results need no trust.',
  updatedAt: '2026-11-20',
  sections: [
    {
      heading: 'What it is',
      paragraphs: [
        'Glasscase is a site on which adults open cases of virtual skin items, upgrade them, battle each other, chase a target and join giveaways. All names, pictures and families of its catalog are original.',
      ],
    },
    {
      heading: 'What is different',
      paragraphs: [
        'Nothing about a result has to be believed. Every balance, every item and every ranking follows from an append-only log. Each draw can be recomputed from seeds that were committed beforehand. The log is published and signed; whoever likes can replay all of it offline.',
        'We publish the odds, the return to player and the share of the house. It is positive in every game. Playing costs money in the long run; it is entertainment, and we would like it to stay that.',
      ],
    },
    {
      heading: 'Who runs it',
      paragraphs: [
        'Glasscase is software that an operator runs. The operator is responsible for licences, taxes and the protection of minors at their place. Without configured providers the site runs in sandbox mode, in which no money moves.',
      ],
    },
    {
      heading: 'Open to inspection',
      paragraphs: [
        'The source code, the format of the log and the method of every draw are documented. The Verify page, the audit program and a second implementation in Python give the same results, or something is wrong, and then we want to know.',
      ],
    },
  ],
};
