import { z } from 'zod';
import { defineEvent, type EventOf } from '../../facts/define-event.ts';
import { commandId, hexHash, tableEntries } from '../../kernel/event-codec.ts';

export const consolationTable = z.strictObject({
  table: z.literal('consolation'),
  version: z.int().min(1),
  tickets: z.literal(10_000_000),
  entries: tableEntries,
});
export type ConsolationTable = z.infer<typeof consolationTable>;

/** A version of the table that lost dreams draw from. */
export const consolationPublished = defineEvent(
  'ConsolationPublished',
  { commandId, table: consolationTable, tableHash: hexHash },
  { stream: 'table', visibility: 'open', publishes: ({ tableHash }) => [tableHash] },
);
export type ConsolationPublished = EventOf<typeof consolationPublished>;

export const consolationEvents = [consolationPublished] as const;
