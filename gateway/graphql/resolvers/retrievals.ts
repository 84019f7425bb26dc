import { db, fragment, runQuery } from '../../../engine/database/queries.ts';
import type { SqlClient } from '../../../engine/database/sql.ts';
import type { PlayerId } from '../../../engine/kernel/ids.ts';
import { eventsOf } from '../../../engine/projections/projection.ts';
import { MAX_RETRIEVALS_PAGE, retrievalsById, retrievalsOf } from '../../../engine/projections/queries/retrievals.ts';
import { GatewayError } from '../../errors.ts';
import { ofViewer } from '../context.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { connectionOf, pageArguments } from '../pages.ts';
import { itemsToPart } from './item-ids.ts';
import { itemOf } from './items.ts';
import { awaitShown, submit } from './submit.ts';

/** The total worth of a player's items, in minor units. */
const worthOf = async (sql: SqlClient, playerId: PlayerId, itemIds: readonly string[]): Promise<bigint> => {
  const summing = db
    .selectFrom('item')
    .select(({ cast, fn }) => cast<bigint | null>(fn.sum('value'), 'bigint').as('value'))
    .where('playerId', '=', playerId)
    .where('itemId', '=', fragment<string>`ANY(${itemIds}::text[])`);
  return (await runQuery(sql, summing))[0]?.value ?? 0n;
};

export const retrievalResolvers: Resolvers = {
  Query: {
    retrievals: ofViewer(async ({ playerId }, { state, first, after }, context) => {
      const page = await retrievalsOf(context.ports.sql, playerId, {
        state: state ?? null,
        ...pageArguments(first ?? 15, after, MAX_RETRIEVALS_PAGE),
      });
      return connectionOf(page);
    }),
  },
  Mutation: {
    retrieveItems: ofViewer(async (viewer, { commandId, itemIds }, context) => {
      const { playerId, tradeLink } = viewer;
      if (context.ports.retrievals.provider === null) throw new GatewayError('PROVIDER_DISABLED');
      const known = await itemsToPart(context, playerId, itemIds);
      if (tradeLink === null) throw new GatewayError('TRADE_LINK_MISSING');
      const worth = () => worthOf(context.ports.sql, playerId, known);
      const answer = await context.identity.verifiedSums.within(viewer, 'retrieval', commandId, worth, () =>
        submit(context, commandId, { type: 'RetrieveItems', playerId, itemIds: known }),
      );
      await awaitShown(context, 'retrievals', answer.position, commandId);
      const requested = eventsOf(['RetrievalRequested'], answer.events);
      const retrievals = await retrievalsById(
        context.ports.sql,
        requested.map(({ event }) => event.data.retrievalId),
      );
      return { retrievals, position: answer.position };
    }),
  },
  Retrieval: {
    id: ({ retrievalId }) => retrievalId,
    item: ({ itemId }, _arguments, context) => itemOf(context, itemId),
    // The item comes back with the decision that ends the retrieval, its record a moment later: both are shown alike.
    state: async ({ state, itemId }, _arguments, { item }) => {
      const isOpen = state !== 'succeeded' && state !== 'failed';
      return isOpen && (await item(itemId))?.state === 'held' ? 'failed' : state;
    },
    message: async ({ retrievalId }, _arguments, { retrievalMessage }) => (await retrievalMessage(retrievalId)) ?? null,
    createdAt: ({ requestedAt }) => requestedAt,
    updatedAt: ({ changedAt }) => changedAt,
    disputeId: async ({ retrievalId }, _arguments, { dispute }) => (await dispute(retrievalId)) ?? null,
  },
};
