import { nobleHashing } from '../../../../engine/fairness/noble-hashing.ts';
import type { Tools } from '../../../../engine/games/explanation/tools.ts';
import { createPacer } from './pacer.ts';

/** A part of the page didn't load: nothing is wrong with the proof. */
class CodeMissing extends Error {
  override readonly name = 'CodeMissing';
}

/** Names the part that didn't load. */
const named = (what: string) => (cause: unknown) => {
  throw new CodeMissing(what, { cause });
};

/** The tools of a page's verifier. The code for beacons and signatures is large, and loads only where needed. */
export const pageTools = (): Tools => ({
  hashing: nobleHashing,
  verifyBeacon: async (choice, round, signature) => {
    const { verifyBeacon } = await import('../../../../engine/beacon/verify-beacon.ts').catch(
      named('the code for beacons'),
    );
    return verifyBeacon(choice, round, signature);
  },
  isCosigned: async (choice, checkpoint) => {
    const [{ isCosigned }, { verifyEd25519WithNoble }] = await Promise.all([
      import('../../../../engine/log/witness/lock-evidence.ts'),
      import('../../../../engine/log/ed25519-noble.ts'),
    ]).catch(named('the code for witnesses'));
    return isCosigned(nobleHashing, verifyEd25519WithNoble, choice, checkpoint);
  },
  signatures: async () => {
    const { nobleSignatures } = await import('../../../../engine/fairness/noble-signatures.ts').catch(
      named('the code for signatures'),
    );
    return nobleSignatures;
  },
  pause: createPacer(),
});

/** The codecs of the log's events, and the verifier that uses them. */
export const loadVerifier = async () => {
  const { forbidEval } = await import('./no-eval.ts');
  forbidEval();
  return import('../proof/verify-proof.ts');
};
