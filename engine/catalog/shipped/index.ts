import { z } from 'zod';
import {
  CATALOG_FORMAT,
  type CatalogCase,
  type CatalogDocument,
  type CatalogEntry,
  type CatalogSkin,
  type CatalogWear,
  entrySchema,
  type Grade,
  gradeSchema,
  type Names,
  wearSchema,
} from '../document.ts';
import { solveTickets } from '../solve-tickets.ts';
import { type Wear, wearsWithin } from '../wear.ts';
import aurora from './aurora.json' with { type: 'json' };
import clockwork from './clockwork.json' with { type: 'json' };
import consolation from './consolation.json' with { type: 'json' };
import deepSea from './deep-sea.json' with { type: 'json' };
import embers from './embers.json' with { type: 'json' };
import families from './families.json' with { type: 'json' };
import inkland from './inkland.json' with { type: 'json' };
import nightMarket from './night-market.json' with { type: 'json' };
import royalCourt from './royal-court.json' with { type: 'json' };

/** zh-CN, zh-TW, en. */
const tripleSchema = z.tuple([z.string(), z.string(), z.string()]);
type Triple = z.infer<typeof tripleSchema>;

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
type CaseData = z.infer<typeof caseSchema>;

/** One theme as its author writes it; {@link shippedCatalog} turns it into catalog entries. */
const themeSchema = z.strictObject({
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
type ThemeData = z.infer<typeof themeSchema>;

const THEMES = z.array(themeSchema).parse([embers, deepSea, aurora, royalCourt, clockwork, nightMarket, inkland]);

/** Id, names, and the drawing it uses; the Gilded Charm shares the sun pendant's. */
const FAMILIES = z.array(z.tuple([z.string(), tripleSchema, z.string()])).parse(families);

/** How a skin that is only its family looks. */
const BARE_COAT = { pattern: 'filigree', palette: 'gilt' };

/** The entries from which lost dreams draw: sixteen cheap items, 0.38 coin in the mean. Dearest first. */
const CONSOLATION = z.array(entrySchema).parse(consolation);

/** Price of each wear in percent of Factory New. */
const WEAR_PERCENT: Readonly<Record<Wear, number>> = { FN: 100, MW: 74, FT: 56, WW: 48, BS: 42 };

/** How common each grade is beside the others, before the solver balances dear against cheap entries. */
const GRADE_WEIGHT: Readonly<Record<Grade, bigint>> = { 0: 3n, 1: 14n, 2: 70n, 3: 260n, 4: 700n, 5: 1600n, 6: 3000n };

const NO_NAMES: Names = { 'zh-CN': '', 'zh-TW': '', en: '' };

const toNames = ([simplified, traditional, english]: Triple): Names => ({
  'zh-CN': simplified,
  'zh-TW': traditional,
  en: english,
});

/** Hundredths of a coin, never nothing. */
const worth = (value: number, percent: number): string => String(Math.max(1, Math.round((value * percent) / 100)));

function themeSkins(theme: ThemeData): CatalogSkin[] {
  return theme.skins.map(([family, finishId, grade, floatMin, floatMax, value]): CatalogSkin => {
    const art = FAMILIES.find(([id]) => id === family)?.[2] ?? family;
    if (finishId === '') {
      const wears: CatalogWear[] = [{ wear: '', floatMin: 0, floatMax: 0, value: String(value) }];
      return { id: family, family, finish: NO_NAMES, grade, art: { family: art, ...BARE_COAT }, wears };
    }
    const finish = theme.finishes.find(([id]) => id === finishId);
    if (finish === undefined) throw new Error(`Theme ${theme.id} has no finish ${finishId}`);
    const [, names, pattern, palette] = finish;
    return {
      id: `${family}-${finishId}`,
      family,
      finish: toNames(names),
      grade,
      art: { family: art, pattern, palette },
      wears: wearsWithin(floatMin, floatMax).map((range) => ({
        ...range,
        value: worth(value, WEAR_PERCENT[range.wear]),
      })),
    };
  });
}

function solveCase(theme: ThemeData, box: CaseData, skins: ReadonlyMap<string, CatalogSkin>): CatalogCase {
  const weighted = box.entries.map(([id, wear]) => {
    const skin = skins.get(id);
    const value = skin?.wears.find((candidate) => candidate.wear === wear)?.value;
    if (skin === undefined || value === undefined)
      throw new Error(`Case ${box.slug} names an item that the catalog does not have: ${id} ${wear}`);
    return { value: BigInt(value), weight: GRADE_WEIGHT[skin.grade] };
  });
  const solved = solveTickets(BigInt(box.price), weighted);
  if (!solved.ok) throw new Error(`Case ${box.slug}: ${solved.reason}`);
  const entries = box.entries.map(
    ([skin, wear], index): CatalogEntry => ({ skin, wear, tickets: solved.tickets[index] ?? 0 }),
  );
  return {
    slug: box.slug,
    theme: theme.id,
    names: toNames(box.names),
    taglines: toNames(box.taglines),
    price: String(box.price),
    shape: box.shape,
    hue: box.hue,
    hero: box.hero,
    fresh: box.fresh,
    entries,
  };
}

/** The catalog Glasscase comes with. Always the same document; its odds are solved, not typed in. */
export function shippedCatalog(): CatalogDocument {
  const skins = THEMES.flatMap(themeSkins);
  const byId = new Map(skins.map((skin) => [skin.id, skin]));
  return {
    format: CATALOG_FORMAT,
    themes: THEMES.map(({ id, names, taglines }) => ({ id, names: toNames(names), taglines: toNames(taglines) })),
    families: FAMILIES.map(([id, names]) => ({ id, names: toNames(names) })),
    skins,
    cases: THEMES.flatMap((theme) => theme.cases.map((box) => solveCase(theme, box, byId))),
    consolation: CONSOLATION,
  };
}
