import type { Wear } from './wear.ts';

export const CATALOG_FORMAT = 'glasscase-catalog/1';

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
