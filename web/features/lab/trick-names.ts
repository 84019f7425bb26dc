import type { TrickName } from './tricks.ts';

/** The tricks in the order of the page; a worker runs them. */
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
