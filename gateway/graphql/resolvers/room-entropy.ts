import { NO_ENTROPY } from '../../../engine/fairness/no-entropy.ts';
import { GatewayError } from '../../errors.ts';
import type { GatewayContext } from '../context.ts';

/** What a player brings into a room. @throws GatewayError SHOWN_REQUIRED for zeros, where the operator takes none */
export const roomEntropy = ({ ports }: GatewayContext, entropy: string): string => {
  if (ports.roomsNeedEntropy && entropy === NO_ENTROPY)
    throw new GatewayError('SHOWN_REQUIRED', { fields: ['entropy'] });
  return entropy;
};
