import { linkPattern } from '../../../engine/fairness/lane-chain.ts';
import { userSeedPattern } from '../../../engine/fairness/seed-pair.ts';
import { isPairId } from '../../../engine/kernel/ids.ts';
import type { ShownRound } from '../../../engine/player/play-round.ts';
import { GatewayError, invalidInput } from '../../errors.ts';
import type { GatewayContext } from '../context.ts';
import type { OpenCaseInput } from '../generated/resolvers.ts';

type PlayInput = Pick<OpenCaseInput, 'pairId' | 'userSeed' | 'roundNo' | 'entropy' | 'step' | 'link'>;

/** The round that a play names, and the randomness that it brings. */
interface RoundWithEntropy {
  readonly round: ShownRound;
  /** 32 hex digits; on a lane the link, 64. */
  readonly entropy: string;
}

/** @throws GatewayError INVALID_INPUT for what names no step of a lane */
const onLane = (round: ShownRound, step: number, link: string): RoundWithEntropy => {
  if (step < 1) throw invalidInput('step', 'is 1 or more');
  if (round.roundNo === null) throw invalidInput('roundNo', 'is named on a lane');
  if (!linkPattern.test(link)) throw invalidInput('link', 'is 64 lower-case hex digits');
  return { round: { ...round, step }, entropy: link };
};

/**
 * The round that a play's input names, with what it brings. @throws GatewayError INVALID_INPUT for what can't be one, SHOWN_REQUIRED
 * without randomness, and for a loose play where the operator takes none
 */
export const readRound = (
  { ports }: Pick<GatewayContext, 'ports'>,
  { pairId, userSeed, roundNo, entropy, step, link }: PlayInput,
): RoundWithEntropy => {
  if (!isPairId(pairId)) throw invalidInput('pairId', 'is 22 characters of base64url');
  if (!userSeedPattern.test(userSeed)) throw invalidInput('userSeed', 'is 1 to 64 of A–Z a–z 0–9 _ -');
  if (roundNo != null && roundNo < 1) throw invalidInput('roundNo', 'is 1 or more');
  const round = { pairId, userSeed, roundNo: roundNo ?? null };
  if (step != null && link != null && entropy == null) return onLane(round, step, link);
  if (step != null || link != null) throw invalidInput('step', 'comes with a link, and without entropy');
  if (!ports.loosePlays) throw new GatewayError('SHOWN_REQUIRED', { fields: ['step', 'link'] });
  if (entropy == null) throw new GatewayError('SHOWN_REQUIRED', { fields: ['entropy'] });
  return { round, entropy };
};
