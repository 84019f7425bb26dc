import type { TrickName } from './tricks.ts';

/** The tricks as the page lists them; what they do runs in a worker. */
export const TRICK_GROUPS: readonly {
  readonly group: 'sites' | 'own';
  readonly tricks: readonly TrickName[];
}[] = [
  {
    group: 'sites',
    tricks: ['payTable', 'clientSeed', 'seedEachBet', 'commitment', 'otherCode', 'skippedRound'],
  },
  {
    group: 'own',
    tricks: [
      'rotateOnEntropy',
      'republish',
      'terms',
      'seatOrder',
      'lateLock',
      'withheldBeacon',
      'droppedWin',
      'restoredFolder',
      'twoHistories',
    ],
  },
];
