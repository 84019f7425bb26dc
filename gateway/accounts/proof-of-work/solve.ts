import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';

const challengeShape = z.looseObject({
  parameters: z.looseObject({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.int(),
    keyLength: z.int(),
    keyPrefix: z.string(),
  }),
});

const readChallenge = (json: string): Challenge => challengeShape.parse(JSON.parse(json));

/** Solves a proof of work as the page does, for programs: base64 of ALTCHA's `{challenge, solution}`. */
export const solveProof = async (challengeJson: string): Promise<string> => {
  const challenge = readChallenge(challengeJson);
  const solution = await solveChallenge({ challenge, deriveKey });
  if (solution === null) throw new Error('no solution was found in time');
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
};
