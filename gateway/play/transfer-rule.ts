import { GatewayError } from '../errors.ts';
import type { GatewayPorts } from '../ports.ts';

/**
 * Asked wherever a player hands something of theirs to players of their own choice.
 * @throws GatewayError TRANSFER_DISABLED where the site doesn't let them
 */
export const requireTransfers = ({ transfersToPlayers }: Pick<GatewayPorts, 'transfersToPlayers'>): void => {
  if (!transfersToPlayers) throw new GatewayError('TRANSFER_DISABLED');
};
