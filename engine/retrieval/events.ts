import { z } from 'zod';
import type { EventOf } from '../facts/define-event.ts';
import { type ItemState, moves } from '../facts/facts.ts';
import { commandId, itemFacts, itemIdText, playerId, roundIdText } from '../kernel/event-codec.ts';
import { definePlayerEvent } from '../player/state.ts';

/** An item is on its way to the player's Steam account. `{token}.{n}`: one command may send several. */
export const retrievalRequested = definePlayerEvent(
  'RetrievalRequested',
  { commandId, playerId, retrievalId: roundIdText, item: itemFacts },
  {
    visibility: 'open',
    facts: ({ playerId, retrievalId, item }) => ({
      moved: moves([item], playerId, 'held', 'retrieving'),
      reference: retrievalId,
    }),
    fold: (player, { retrievalId, item }, { before }) => {
      const held = before.items.get(item.itemId);
      if (held === undefined) throw new Error('RetrievalRequested of an item that is not held');
      return { ...player, retrievals: player.retrievals.set(retrievalId, { item: held, state: 'retrieving' }) };
    },
  },
);

type Reached = 'awaiting-shipment' | 'awaiting-receipt' | 'succeeded' | 'failed';

/** Where the item is when its way is over; null while it isn't. */
const placeAfter = (state: Reached): ItemState | null =>
  state === 'succeeded' ? 'retrieved' : state === 'failed' ? 'held' : null;

/** A retrieval reached a new state. `failed` puts the item into the backpack again. */
export const retrievalAdvanced = definePlayerEvent(
  'RetrievalAdvanced',
  {
    commandId,
    playerId,
    retrievalId: roundIdText,
    itemId: itemIdText,
    state: z.enum(['awaiting-shipment', 'awaiting-receipt', 'succeeded', 'failed']),
  },
  {
    visibility: 'open',
    facts: ({ playerId, retrievalId, itemId, state }) => {
      const place = placeAfter(state);
      return {
        moved: place === null ? [] : moves([{ itemId }], playerId, 'retrieving', place),
        reference: retrievalId,
      };
    },
    fold: (player, { retrievalId, state }) => {
      const open = player.retrievals.get(retrievalId);
      if (open === undefined) throw new Error('RetrievalAdvanced of nothing that is on its way');
      const retrievals =
        state === 'succeeded' || state === 'failed'
          ? player.retrievals.remove(retrievalId)
          : player.retrievals.set(retrievalId, { ...open, state });
      return { ...player, retrievals };
    },
  },
);
export type RetrievalAdvanced = EventOf<typeof retrievalAdvanced>;

export const retrievalEvents = [retrievalRequested, retrievalAdvanced] as const;
export type RetrievalRequested = EventOf<typeof retrievalRequested>;
