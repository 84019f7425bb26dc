import { z } from 'zod';
import { casePublished, caseRetired } from '../catalog/case/events.ts';
import { MAX_CATALOG_CHANGES } from '../catalog/publish-catalog.ts';
import { skinPublished } from '../catalog/skin/events.ts';
import { contestAnnounced } from '../contests/events.ts';
import { depositReversed } from '../deposits/events.ts';
import { count, positiveMoney, skinId, wear } from '../kernel/event-codec.ts';
import { listingStocked } from '../market/shop/events.ts';
import { balanceAdjusted } from '../player/account-events.ts';
import { goldenCodeIssued } from '../rewards/code-events.ts';
import { couponGranted } from '../rewards/events.ts';
import { gameResumed } from '../site/events.ts';
import { actRules } from '../terms/act-rules.ts';
import { sectionsSchema } from '../terms/sections.ts';
import type { Effect } from './effects.ts';

const commandId = true;
const entries = z
  .array(z.strictObject({ skin: skinId, wear, tickets: z.int().min(1) }))
  .min(1)
  .max(100);
const skin = skinPublished.schema.shape.data.pick({ skin: true, definition: true });
const retired = caseRetired.schema.shape.data.omit({ commandId });
const { table, display } = casePublished.schema.shape.data.shape;

const change = z.discriminatedUnion('type', [
  skin.extend({ type: z.literal('PublishSkin') }),
  z.strictObject({
    type: z.literal('PublishCase'),
    case: table.shape.case,
    display,
    price: positiveMoney,
    entries,
  }),
  retired.extend({ type: z.literal('RetireCase') }),
  z.strictObject({ type: z.literal('PublishConsolation'), entries }),
]);

/** The last moment that a date can name, in milliseconds since 1970: no number of an effect is larger. */
const LARGEST = 8.64e15;

/** Whether every text can be shown and kept, and every number is within a date. */
const isPlain = (value: unknown): boolean => {
  if (typeof value === 'string') return value.isWellFormed() && !/\p{Cc}/u.test(value);
  if (typeof value === 'number') return Math.abs(value) <= LARGEST;
  return typeof value !== 'object' || value === null || Object.values(value).every(isPlain);
};

const effects: z.ZodType<Effect> = z.discriminatedUnion('type', [
  balanceAdjusted.schema.shape.data.omit({ commandId }).extend({ type: z.literal('AdjustBalance') }),
  contestAnnounced.schema.shape.data.omit({ commandId }).extend({ type: z.literal('AnnounceContest') }),
  couponGranted.schema.shape.data.omit({ commandId }).extend({ type: z.literal('GrantCoupon') }),
  goldenCodeIssued.schema.shape.data.omit({ commandId }).extend({ type: z.literal('IssueGoldenCode') }),
  actRules.extend({ type: z.literal('PublishActRules') }),
  z.strictObject({ type: z.literal('PublishCatalog'), changes: z.array(change).min(1).max(MAX_CATALOG_CHANGES) }),
  z.strictObject({
    type: z.literal('PublishContractPool'),
    entries: z
      .array(z.strictObject({ skin: skinId, wear }))
      .min(1)
      .max(300),
  }),
  z.strictObject({ type: z.literal('PublishTerms'), effectiveAt: count.nullable(), sections: sectionsSchema }),
  depositReversed.schema.shape.data
    .pick({ playerId: true, depositId: true, kind: true, amount: true })
    .extend({ type: z.literal('ReverseDeposit') }),
  listingStocked.schema.shape.data
    .omit({ commandId, added: true })
    .extend({ type: z.literal('StockListing'), quantity: z.int().min(1) }),
  gameResumed.schema.shape.data
    .omit({ commandId })
    .extend({ type: z.literal('StopGame'), stop: z.literal(false), reason: z.literal('') }),
]);

/** A command that an act may carry out, as docs/audit-format.md describes it. The edge checks by it. */
export const effectSchema: z.ZodType<Effect> = effects.refine(isPlain, {
  error: 'has a control character, a broken one, or a number beyond every date',
});
