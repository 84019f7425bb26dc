import { isPairId, mustBe } from '../../../engine/kernel/ids.ts';
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
  if (round.roundNo === null) throw invalidInput('roundNo', 'is named on a lane');
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
  const round = { pairId: mustBe(isPairId, pairId), userSeed, roundNo: roundNo ?? null };
  if (step != null && link != null && entropy == null) return onLane(round, step, link);
  if (step != null || link != null) throw invalidInput('step', 'comes with a link, and without entropy');
  if (!ports.loosePlays) throw new GatewayError('SHOWN_REQUIRED', { fields: ['step', 'link'] });
  if (entropy == null) throw new GatewayError('SHOWN_REQUIRED', { fields: ['entropy'] });
  return { round, entropy };
};
