import { z } from 'zod';
import { defineEvent, type EventOf } from '../../facts/define-event.ts';
import { commandId, count, money, names, skinId, wear } from '../../kernel/event-codec.ts';

const slug = z.string().regex(/^[a-z0-9][a-z0-9-]{0,63}$/);

export const skinDefinition = z.strictObject({
  family: slug,
  familyNames: names,
  finishNames: names.describe('empty where the skin has no finish'),
  grade: z.int().min(0).max(6).describe('0 is the top'),
  art: z.strictObject({ family: slug, pattern: slug, palette: slug }),
  wears: z
    .array(
      z.strictObject({
        wear,
        floatMin: count.max(1_000_000).describe('millionths, inclusive'),
        floatMax: count.max(1_000_000).describe('millionths, exclusive'),
        value: money,
      }),
    )
    .min(1)
    .max(5),
});
export type SkinDefinition = z.infer<typeof skinDefinition>;

/** A skin's design and its catalog values, from now on. */
export const skinPublished = defineEvent(
  'SkinPublished',
  { commandId, skin: skinId, version: count, definition: skinDefinition },
  { stream: 'skin', visibility: 'open' },
);

export const skinEvents = [skinPublished] as const;
export type SkinEvent = EventOf<(typeof skinEvents)[number]>;
