import { isCommandId, mustBe, type PlayerId } from '../../../engine/kernel/ids.ts';
import { hostPairsOf } from '../../../engine/projections/queries/host-pairs.ts';
import { logState } from '../../../engine/projections/queries/log.ts';
import { GatewayError } from '../../errors.ts';
import { type GatewayContext, ofViewer } from '../context.ts';
import type { Resolvers } from '../generated/resolvers.ts';

const readSeeds = async ({ ports }: GatewayContext, player: PlayerId) => {
  const { size } = await logState(ports.sql, 0, 0);
  if (!(await ports.catchUp('seed-pairs', size - 1))) throw new GatewayError('BUSY');
  return hostPairsOf(ports.sql, player);
};

/** Seeds for a player's rooms are committed when they are asked for first; twins of the command are absorbed. */
const commitSeeds = async (context: GatewayContext, playerId: PlayerId) => {
  const { status } = await context.ports.engine.submit({
    actor: 'system',
    commandId: mustBe(isCommandId, `host-seeds:${playerId}`),
    command: { type: 'CommitHostSeeds', playerId },
  });
  if (status === 'busy' || status === 'unknown') throw new GatewayError('BUSY');
  return readSeeds(context, playerId);
};

export const hostSeedResolvers: Resolvers = {
  Query: {
    hostSeeds: ofViewer(async ({ playerId }, _arguments, context) => {
      const seeds = (await readSeeds(context, playerId)) ?? (await commitSeeds(context, playerId));
      if (seeds === null) throw new GatewayError('INTERNAL', {}, `no host seeds of ${playerId}`);
      const { battle, giveaway } = seeds;
      return {
        battle: { id: battle.pairId, publicHash: battle.publicHash },
        giveaway: { id: giveaway.pairId, publicHash: giveaway.publicHash },
      };
    }),
  },
};
