import { userSeedPattern } from '../../../engine/fairness/seed-pair.ts';
import { isPairId } from '../../../engine/kernel/ids.ts';
import type { ShownRound } from '../../../engine/player/play-round.ts';
import { invalidInput } from '../../errors.ts';
import type { OpenCaseInput } from '../generated/resolvers.ts';

/** The round that a play's input names. @throws GatewayError INVALID_INPUT for what can't be one */
export const readRound = ({
  pairId,
  userSeed,
  roundNo,
}: Pick<OpenCaseInput, 'pairId' | 'userSeed' | 'roundNo'>): ShownRound => {
  if (!isPairId(pairId)) throw invalidInput('pairId', 'is 22 characters of base64url');
  if (!userSeedPattern.test(userSeed)) throw invalidInput('userSeed', 'is 1 to 64 of A–Z a–z 0–9 _ -');
  if (roundNo != null && roundNo < 1) throw invalidInput('roundNo', 'is 1 or more');
  return { pairId, userSeed, roundNo: roundNo ?? null };
};
