import type { DocumentText } from '../../document.ts';

export const provablyFair: DocumentText = {
  title: 'How fairness works, and how to check it',
  summary:
    'Every result follows from seeds that were committed before you played. You can recompute any round yourself.',
  updatedAt: '2026-11-20',
  sections: [
    {
      heading: 'Before the play',
      paragraphs: [
        'Your next rounds are drawn from a server seed that was fixed in advance. Its public hash is already in the fairness log, so the seed can’t be exchanged later without everyone seeing it.',
        'You have a seed of your own, which you can change whenever you like, and your browser adds fresh random digits to every single play. Nobody, the house included, can know those before you press the button.',
      ],
    },
    {
      heading: 'The draw',
      paragraphs: [
        'Server seed, your seed, your randomness, the round number and the odds hash go into HMAC-SHA256. Its output is turned into a ticket without any rounding bias; the ticket falls into exactly one range of the odds. Nothing else has a say: not your balance, not your history, not the time of day.',
      ],
    },
    {
      heading: 'After the play',
      paragraphs: [
        'When you change your seed pair, the server seed and its salt are revealed. A pair is changed by itself after 30 days or 10,000 rounds at the latest.',
        'On the Verify page your browser recomputes the whole chain: that the seed matches its commitment, that the ticket follows from the seeds, that the ticket leads to the item, and that the play is in the signed log. You can also do it without this site, with openssl or with the audit program; every step is written down in the documentation of the source code.',
      ],
    },
    {
      heading: 'What this does not promise',
      paragraphs: [
        'Provably fair means that a result was not manipulated. It does not mean that playing pays: the published return to player is below 100%.',
        'The house learns the outcome the moment your command arrives. It can’t change it, but it could refuse to carry it out. Refusals by the rules are therefore signed; keep them if you doubt one.',
      ],
    },
  ],
};
