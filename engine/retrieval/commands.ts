import { type Brought, byPlayer, bySystem, defineCommand, head } from '../kernel/definitions.ts';
import { type ItemId, playerStream } from '../kernel/ids.ts';
import { advanceRetrieval } from './advance-retrieval.ts';
import { retrievalAdvanced, retrievalRequested } from './events.ts';
import { retrieveItemsWith } from './retrieve-items.ts';

/** Every item that is sent is told by an event of its own, numbered from 1 under the command's own token. */
const itemsUnder = (first: string, { events }: Brought<unknown>): readonly ItemId[] => {
  const token = first.slice(0, first.indexOf('.'));
  const itemIds: ItemId[] = [];
  for (const { event } of events) {
    if (event.type !== retrievalRequested.type) break;
    const { retrievalId, item } = retrievalRequested.dataOf(event);
    if (retrievalId !== `${token}.${itemIds.length + 1}`) break;
    itemIds.push(item.itemId);
  }
  return itemIds;
};

export const retrievalCommands = [
  defineCommand('RetrieveItems', {
    handlerWith: retrieveItemsWith,
    actor: byPlayer,
    stream: ({ playerId }) => playerStream(playerId),
    heads: [
      head(retrievalRequested, ({ playerId, retrievalId }, brought) => ({
        type: 'RetrieveItems',
        playerId,
        itemIds: itemsUnder(retrievalId, brought),
      })),
    ],
  }),
  defineCommand('AdvanceRetrieval', {
    handlerWith: () => advanceRetrieval,
    actor: bySystem,
    stream: ({ playerId }) => playerStream(playerId),
    heads: [
      head(retrievalAdvanced, ({ playerId, retrievalId, state }) => ({
        type: 'AdvanceRetrieval',
        playerId,
        retrievalId,
        state,
      })),
    ],
  }),
] as const;
