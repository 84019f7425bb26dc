import { z } from 'zod';
import { gradeSchema, wearSchema } from '../document.ts';

/** zh-CN, zh-TW, en. */
export const tripleSchema = z.tuple([z.string(), z.string(), z.string()]);
export type Triple = z.infer<typeof tripleSchema>;

const caseSchema = z.strictObject({
  slug: z.string(),
  names: tripleSchema,
  taglines: tripleSchema,
  /** Minor units. */
  price: z.int(),
  shape: z.string(),
  hue: z.string(),
  hero: z.string(),
  fresh: z.boolean(),
  /** Skin and wear. Rarest grade first, as cards and ticket ranges are shown. */
  entries: z.array(z.tuple([z.string(), wearSchema])),
});
export type CaseData = z.infer<typeof caseSchema>;

/** One theme as its author writes it; {@link shippedCatalog} turns it into catalog entries. */
export const themeSchema = z.strictObject({
  id: z.string(),
  names: tripleSchema,
  taglines: tripleSchema,
  /** Id, names, pattern, palette. */
  finishes: z.array(z.tuple([z.string(), tripleSchema, z.string(), z.string()])),
  /**
   * Family, finish, grade, the float range from and to in millionths, and the value in minor units as if Factory New. An
   * empty finish means no wear either.
   */
  skins: z.array(z.tuple([z.string(), z.string(), gradeSchema, z.int(), z.int(), z.int()])),
  cases: z.array(caseSchema),
});
export type ThemeData = z.infer<typeof themeSchema>;
