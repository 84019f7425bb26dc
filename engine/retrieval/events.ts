import { z } from 'zod';
import { commandId, itemFacts, playerId, roundIdText } from '../kernel/event-codec.ts';

/** An item is on its way to the player's Steam account. `{token}.{n}`: one command may send several. */
export const retrievalRequested = z.strictObject({
  type: z.literal('RetrievalRequested'),
  schemaVersion: z.literal(1),
  data: z.strictObject({ commandId, playerId, retrievalId: roundIdText, item: itemFacts }),
});

/** What became of it. `failed` puts the item into the backpack again. */
export const retrievalAdvanced = z.strictObject({
  type: z.literal('RetrievalAdvanced'),
  schemaVersion: z.literal(1),
  data: z.strictObject({
    commandId,
    playerId,
    retrievalId: roundIdText,
    itemId: roundIdText,
    state: z.enum(['awaiting-shipment', 'awaiting-receipt', 'succeeded', 'failed']),
  }),
});
export type RetrievalAdvanced = z.infer<typeof retrievalAdvanced>;
export type RetrievalRequested = z.infer<typeof retrievalRequested>;
