import { z } from 'zod';
import { caseSlug, commandId, count, hexHash, money, names, skinId, wear } from '../../kernel/event-codec.ts';

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
  entries: z
    .array(
      z.strictObject({
        skin: skinId,
        wear,
        first: count,
        last: count,
        floatMin: count,
        floatMax: count,
        value: money,
      }),
    )
    .min(1)
    .max(100),
  rtp: z.strictObject({ numerator: z.string().max(40), denominator: z.string().max(40) }),
});

/** A version of a case, with the whole table that its `oddsHash` commits to. */
export const casePublished = z.strictObject({
  type: z.literal('CasePublished'),
  schemaVersion: z.literal(1),
  data: z.strictObject({ commandId, display: caseDisplay, table: oddsTable, oddsHash: hexHash }),
});

export const caseRetired = z.strictObject({
  type: z.literal('CaseRetired'),
  schemaVersion: z.literal(1),
  data: z.strictObject({ commandId, case: caseSlug, reason: z.string().max(200) }),
});

export const caseEvent = z.discriminatedUnion('type', [casePublished, caseRetired]);
export type CaseEvent = z.infer<typeof caseEvent>;
export type CasePublished = z.infer<typeof casePublished>;
export type CaseRetired = z.infer<typeof caseRetired>;
