import { z } from 'zod';
import { TICKETS } from '../fairness/tickets.ts';
import { crossCheck } from './cross-check.ts';
import { FLOAT_ONE, WEARS, type Wear } from './wear.ts';

export { TICKETS } from '../fairness/tickets.ts';
export type { Wear } from './wear.ts';

export const CATALOG_FORMAT = 'glasscase-catalog/1';

/** Largest amount, minor units: JavaScript readers of the published odds must be able to hold it exactly. */
export const MAX_AMOUNT = 9_007_199_254_740_991n;

/** One text in the three shipped languages. */
export interface Names {
  readonly 'zh-CN': string;
  readonly 'zh-TW': string;
  readonly en: string;
}

export type Locale = keyof Names;

/** Rarity, 0 (top) to 6. */
export type Grade = 0 | 1 | 2 | 3 | 4 | 5 | 6;

export interface CatalogTheme {
  readonly id: string;
  readonly names: Names;
  readonly taglines: Names;
}

export interface CatalogFamily {
  readonly id: string;
  readonly names: Names;
}

export interface CatalogWear {
  /** Empty for a skin that has no condition. */
  readonly wear: Wear | '';
  /** Half-open float range, millionths; 0 to 0, the empty one, where there is no wear. */
  readonly floatMin: number;
  readonly floatMax: number;
  /** Minor units, a decimal string. */
  readonly value: string;
}

export interface CatalogSkin {
  readonly id: string;
  readonly family: string;
  /** Empty in all three languages for a skin that is its family's only one and has no finish. */
  readonly finish: Names;
  readonly grade: Grade;
  /** Ids of the art generator; this format only asks that they are slugs. */
  readonly art: { readonly family: string; readonly pattern: string; readonly palette: string };
  readonly wears: readonly CatalogWear[];
}

export interface CatalogEntry {
  readonly skin: string;
  readonly wear: Wear | '';
  /** Out of {@link TICKETS}; the entries of a table own consecutive ticket ranges in this order. */
  readonly tickets: number;
}

export interface CatalogCase {
  readonly slug: string;
  readonly theme: string;
  readonly names: Names;
  readonly taglines: Names;
  /** Minor units, a decimal string. */
  readonly price: string;
  readonly shape: string;
  /** Colour of the lamp, `#rrggbb`. */
  readonly hue: string;
  /** Skin shown inside the vitrine. */
  readonly hero: string;
  /** Marked as new. */
  readonly fresh: boolean;
  readonly entries: readonly CatalogEntry[];
}

/** Everything an operator sells; the order of themes, cases and entries is the order shown. */
export interface CatalogDocument {
  readonly format: typeof CATALOG_FORMAT;
  readonly themes: readonly CatalogTheme[];
  readonly families: readonly CatalogFamily[];
  readonly skins: readonly CatalogSkin[];
  readonly cases: readonly CatalogCase[];
  /** What lost dreams draw from; a document without it leaves the published table as it is. */
  readonly consolation?: readonly CatalogEntry[] | undefined;
}

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

const wear = z.enum([...WEARS, '']);

const entry = z.strictObject({ skin: slug, wear, tickets: z.int().min(1).max(TICKETS) });

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
        grade: z.literal([0, 1, 2, 3, 4, 5, 6]),
        art: z.strictObject({ family: slug, pattern: slug, palette: slug }),
        wears: z
          .array(
            z.strictObject({
              wear,
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
        entries: z.array(entry).min(1).max(500),
      }),
    )
    .max(2_000),
  consolation: z.array(entry).min(1).max(100).optional(),
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
