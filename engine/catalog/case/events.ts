import { z } from 'zod';
import { defineEvent, type EventOf } from '../../facts/define-event.ts';
import { caseSlug, commandId, count, hexHash, money, names, skinId, tableEntries } from '../../kernel/event-codec.ts';

const slug = z.string().regex(/^[a-z0-9][a-z0-9-]{0,63}$/);

/** How a case is shown. Not part of the odds: a change of words alone keeps the `oddsHash`'s meaning. */
export const caseDisplay = z.strictObject({
  theme: slug,
  themeOrder: count,
  themeNames: names,
  themeTaglines: names,
  names,
  taglines: names,
  shape: slug,
  hue: z.string().regex(/^#[0-9a-f]{6}$/i),
  hero: skinId,
  fresh: z.boolean(),
});
export type CaseDisplay = z.infer<typeof caseDisplay>;

export const oddsTable = z.strictObject({
  case: caseSlug,
  version: z.int().min(1),
  tickets: z.literal(10_000_000),
  price: money,
  entries: tableEntries,
  rtp: z.strictObject({ numerator: z.string().max(40), denominator: z.string().max(40) }),
});

/** A version of a case, with the whole table that its `oddsHash` commits to. */
export const casePublished = defineEvent(
  'CasePublished',
  { commandId, display: caseDisplay, table: oddsTable, oddsHash: hexHash },
  { stream: 'case', visibility: 'open', publishes: ({ oddsHash }) => [oddsHash] },
);

export const caseRetired = defineEvent(
  'CaseRetired',
  { commandId, case: caseSlug, reason: z.string().max(200) },
  { stream: 'case', visibility: 'open' },
);

export const caseEvents = [casePublished, caseRetired] as const;
export type CaseEvent = EventOf<(typeof caseEvents)[number]>;
export type CasePublished = EventOf<typeof casePublished>;
export type CaseRetired = EventOf<typeof caseRetired>;
