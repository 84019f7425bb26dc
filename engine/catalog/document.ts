import { z } from 'zod';
import { TICKETS } from '../fairness/tickets.ts';
import { MAX_ENTRIES } from './ticket-entries.ts';
import { FLOAT_ONE, WEARS } from './wear.ts';

export const CATALOG_FORMAT = 'glasscase-catalog/1';

/** Largest amount, minor units: JavaScript readers of the published odds must be able to hold it exactly. */
const MAX_AMOUNT = 9_007_199_254_740_991n;

const slug = z
  .string()
  .max(64)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens');

const namesOf = (text: z.ZodString) => z.strictObject({ 'zh-CN': text, 'zh-TW': text, en: text }).readonly();
const title = namesOf(z.string().min(1).max(60));
const tagline = namesOf(z.string().max(120));

/** One text in the three shipped languages. */
export type Names = z.infer<typeof title>;
export type Locale = keyof Names;
export const LANGUAGES = ['zh-CN', 'zh-TW', 'en'] as const satisfies readonly Locale[];

/** Family and finish become `Family | Finish (Wear)`, so they cannot contain what separates the three. */
const nameable = z
  .string()
  .max(60)
  .regex(/^[^|()]*$/, 'must not contain | ( )')
  .refine((text) => text === text.trim(), 'must not begin or end with a space');

/** Minor units, a decimal string. */
const amount = z
  .string()
  .regex(/^[1-9]\d{0,15}$/, 'must be a positive whole number of minor units, as a string')
  .refine((text) => !/^\d{1,16}$/.test(text) || BigInt(text) <= MAX_AMOUNT, 'must not exceed 9007199254740991');

/** Empty for a skin that has no condition. */
export const wearSchema = z.enum([...WEARS, '']);

export const gradeSchema = z.literal([0, 1, 2, 3, 4, 5, 6]);
/** Rarity, 0 (top) to 6. */
export type Grade = z.infer<typeof gradeSchema>;

const themeSchema = z.strictObject({ id: slug, names: title, taglines: tagline }).readonly();

const familySchema = z.strictObject({ id: slug, names: namesOf(nameable.min(1)) }).readonly();

const floatSchema = z.int().min(0).max(FLOAT_ONE);
const wornSchema = z
  .strictObject({
    wear: wearSchema,
    /** Half-open float range, millionths; 0 to 0, the empty one, where there is no wear. */
    floatMin: floatSchema,
    floatMax: floatSchema,
    value: amount,
  })
  .readonly();
export type CatalogWear = z.infer<typeof wornSchema>;

const skinSchema = z
  .strictObject({
    id: slug,
    family: slug,
    /** Empty in all three languages for a skin that is its family's only one and has no finish. */
    finish: namesOf(nameable),
    grade: gradeSchema,
    /** Ids of the art generator; this format only asks that they are slugs. */
    art: z.strictObject({ family: slug, pattern: slug, palette: slug }).readonly(),
    wears: z.array(wornSchema).min(1).max(WEARS.length).readonly(),
  })
  .readonly();
export type CatalogSkin = z.infer<typeof skinSchema>;

/** `tickets` out of {@link TICKETS}; the entries of a table own consecutive ticket ranges in this order. */
export const entrySchema = z
  .strictObject({ skin: slug, wear: wearSchema, tickets: z.int().min(1).max(TICKETS) })
  .readonly();
export type CatalogEntry = z.infer<typeof entrySchema>;

const caseSchema = z
  .strictObject({
    slug,
    theme: slug,
    names: title,
    taglines: tagline,
    price: amount,
    shape: slug,
    /** Colour of the lamp. */
    hue: z.string().regex(/^#[0-9a-f]{6}$/i, 'must be a colour like #2ab4f0'),
    /** Skin shown inside the vitrine. */
    hero: slug,
    /** Marked as new. */
    fresh: z.boolean(),
    entries: z.array(entrySchema).min(1).max(MAX_ENTRIES).readonly(),
  })
  .readonly();
export type CatalogCase = z.infer<typeof caseSchema>;

/** Everything an operator sells; the order of themes, cases and entries is the order shown. */
export const catalogSchema = z
  .strictObject({
    format: z.literal(CATALOG_FORMAT),
    themes: z.array(themeSchema).max(64).readonly(),
    families: z.array(familySchema).max(512).readonly(),
    skins: z.array(skinSchema).max(20_000).readonly(),
    cases: z.array(caseSchema).max(2_000).readonly(),
    /** The table from which lost dreams draw; a document without it leaves the published table unchanged. */
    consolation: z.array(entrySchema).min(1).max(MAX_ENTRIES).readonly().optional(),
  })
  .readonly();
export type CatalogDocument = z.infer<typeof catalogSchema>;
