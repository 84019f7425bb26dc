import { byPlayer, bySystem, type CommandTrace, firstEvent, playerCommand } from '../kernel/definitions.ts';
import type { ItemId } from '../kernel/ids.ts';
import { advanceRetrieval } from './advance-retrieval.ts';
import { retrievalAdvanced, retrievalEvents, retrievalRequested } from './events.ts';
import { retrieveItemsWith } from './retrieve-items.ts';

/** Every item that is sent is told by an event of its own, numbered from 1 under the command's own token. */
const itemsUnder = (first: string, { events }: CommandTrace<unknown>): readonly ItemId[] => {
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

const retrievalCommands = [
  playerCommand('RetrieveItems', byPlayer, retrieveItemsWith, [
    firstEvent(retrievalRequested, ({ playerId, retrievalId }, trace) => ({
      type: 'RetrieveItems',
      playerId,
      itemIds: itemsUnder(retrievalId, trace),
    })),
  ]),
  playerCommand('AdvanceRetrieval', bySystem, () => advanceRetrieval, [
    firstEvent(retrievalAdvanced, ({ commandId: _, itemId: _itemId, ...asked }) => ({
      type: 'AdvanceRetrieval',
      ...asked,
    })),
  ]),
] as const;

/** Items on their way to Steam. */
export const retrieval = {
  events: retrievalEvents,
  commands: retrievalCommands,
  states: [],
} as const;
