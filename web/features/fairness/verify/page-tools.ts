import { nobleHashing } from '../../../../engine/fairness/noble-hashing.ts';
import type { Tools } from '../../../../engine/games/explanation/tools.ts';
import { createPacer } from './pacer.ts';

/** A part of the page didn't load: nothing is wrong with the proof. */
class CodeMissing extends Error {
  override readonly name = 'CodeMissing';
}

/** What a page verifies with. The code for beacons is large, and comes only where a beacon is there. */
export const pageTools = (): Tools => ({
  hashing: nobleHashing,
  verifyBeacon: async (choice, round, signature) => {
    const { verifyBeacon } = await import('../../../../engine/beacon/verify-beacon.ts').catch((cause: unknown) => {
      throw new CodeMissing('the code for beacons', { cause });
    });
    return verifyBeacon(choice, round, signature);
  },
  pause: createPacer(),
});

/** The codecs of the log's events, and what verifies with them. */
export const loadVerifier = async () => {
  const { forbidEval } = await import('./no-eval.ts');
  forbidEval();
  return import('../proof/verify-proof.ts');
};
