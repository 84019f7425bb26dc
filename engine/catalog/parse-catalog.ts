import { z } from 'zod';
import { TICKETS } from '../fairness/tickets.ts';
import { crossCheck } from './cross-check.ts';
import { CATALOG_FORMAT, type CatalogDocument } from './document.ts';
import { FLOAT_ONE, WEARS } from './wear.ts';

/** Largest amount, minor units: JavaScript readers of the published odds must be able to hold it exactly. */
export const MAX_AMOUNT = 9_007_199_254_740_991n;

export type ParsedCatalog =
  | { readonly ok: true; readonly catalog: CatalogDocument }
  | { readonly ok: false; readonly problems: readonly string[] };

const slug = z
  .string()
  .max(64)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens');

const names = (text: z.ZodString) => z.strictObject({ 'zh-CN': text, 'zh-TW': text, en: text });

/** Family and finish become `Family | Finish (Wear)`, so they cannot contain what separates the three. */
const nameable = z
  .string()
  .max(60)
  .regex(/^[^|()]*$/, 'must not contain | ( )')
  .refine((text) => text === text.trim(), 'must not begin or end with a space');

const amount = z
  .string()
  .regex(/^[1-9]\d{0,15}$/, 'must be a positive whole number of minor units, as a string')
  .refine((text) => !/^\d{1,16}$/.test(text) || BigInt(text) <= MAX_AMOUNT, 'must not exceed 9007199254740991');

export const wearSchema = z.enum([...WEARS, '']);

export const gradeSchema = z.literal([0, 1, 2, 3, 4, 5, 6]);

export const entrySchema = z.strictObject({ skin: slug, wear: wearSchema, tickets: z.int().min(1).max(TICKETS) });

const schema = z.strictObject({
  format: z.literal(CATALOG_FORMAT),
  themes: z
    .array(z.strictObject({ id: slug, names: names(z.string().min(1).max(60)), taglines: names(z.string().max(120)) }))
    .max(64),
  families: z.array(z.strictObject({ id: slug, names: names(nameable.min(1)) })).max(512),
  skins: z
    .array(
      z.strictObject({
        id: slug,
        family: slug,
        finish: names(nameable),
        grade: gradeSchema,
        art: z.strictObject({ family: slug, pattern: slug, palette: slug }),
        wears: z
          .array(
            z.strictObject({
              wear: wearSchema,
              floatMin: z.int().min(0).max(FLOAT_ONE),
              floatMax: z.int().min(0).max(FLOAT_ONE),
              value: amount,
            }),
          )
          .min(1)
          .max(WEARS.length),
      }),
    )
    .max(20_000),
  cases: z
    .array(
      z.strictObject({
        slug,
        theme: slug,
        names: names(z.string().min(1).max(60)),
        taglines: names(z.string().max(120)),
        price: amount,
        shape: slug,
        hue: z.string().regex(/^#[0-9a-f]{6}$/i, 'must be a colour like #2ab4f0'),
        hero: slug,
        fresh: z.boolean(),
        entries: z.array(entrySchema).min(1).max(500),
      }),
    )
    .max(2_000),
  consolation: z.array(entrySchema).min(1).max(100).optional(),
});

/**
 * Reads an operator's catalog. Either the whole document is good, or every problem found is named with its place
 * (`cases.3.price: …`); shape problems are reported before references are looked at.
 */
export function parseCatalog(json: unknown): ParsedCatalog {
  const parsed = schema.safeParse(json);
  if (!parsed.success) {
    return {
      ok: false,
      problems: parsed.error.issues.map((issue) => `${issue.path.join('.') || 'document'}: ${issue.message}`),
    };
  }
  const catalog: CatalogDocument = parsed.data;
  const problems = crossCheck(catalog);
  return problems.length === 0 ? { ok: true, catalog } : { ok: false, problems };
}
