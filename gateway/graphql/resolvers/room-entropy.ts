import { entropyOfLink } from '../../../engine/fairness/lane-chain.ts';
import { NO_ENTROPY } from '../../../engine/fairness/no-entropy.ts';
import { isPairId, mustBe } from '../../../engine/kernel/ids.ts';
import type { RoomEntropy, RoomLink } from '../../../engine/player/lanes/spend-link.ts';
import { GatewayError, invalidInput } from '../../errors.ts';
import type { GatewayContext } from '../context.ts';
import type { JoinBattleInput } from '../generated/resolvers.ts';

type RoomInput = Pick<JoinBattleInput, 'entropy' | 'pairId' | 'step' | 'link'>;

/** The step of a lane that an input names; undefined of a loose seat. @throws GatewayError INVALID_INPUT for a part of one, and for what can't be one */
const laneOf = ({ pairId, step, link }: RoomInput): RoomLink | undefined => {
  if (pairId == null && step == null && link == null) return undefined;
  if (pairId == null || step == null || link == null) throw invalidInput('step', 'comes with a pairId and a link');
  return { pairId: mustBe(isPairId, pairId), step, link };
};

/**
 * The entropy, and the lane, that a player brings into a room. @throws GatewayError INVALID_INPUT for entropy that
 * isn't its link's, SHOWN_REQUIRED without entropy; also for zeros where the site's rooms need entropy, and without a
 * lane where the operator requires one
 */
export const roomEntropyOf = ({ ports }: Pick<GatewayContext, 'ports'>, input: RoomInput): RoomEntropy => {
  const lane = laneOf(input);
  if (lane === undefined && !ports.loosePlays) throw new GatewayError('SHOWN_REQUIRED', { fields: ['step', 'link'] });
  const linked = lane && entropyOfLink(lane.link);
  const entropy = input.entropy ?? linked;
  if (linked !== undefined && entropy !== linked) throw invalidInput('entropy', 'is the first 32 digits of the link');
  if (entropy === undefined || (ports.roomsNeedEntropy && entropy === NO_ENTROPY))
    throw new GatewayError('SHOWN_REQUIRED', { fields: ['entropy'] });
  return lane === undefined ? { entropy } : { entropy, lane };
};
