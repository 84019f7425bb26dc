import type { Grade } from '../document.ts';
import type { Wear } from '../wear.ts';

/** zh-CN, zh-TW, en. */
export type Triple = readonly [simplified: string, traditional: string, english: string];

/** One theme as its author writes it; {@link shippedCatalog} turns it into catalog entries. */
export interface ThemeData {
  readonly id: string;
  readonly names: Triple;
  readonly taglines: Triple;
  readonly finishes: readonly (readonly [id: string, names: Triple, pattern: string, palette: string])[];
  /** Float range in millionths; value in minor units as if Factory New. An empty finish means no wear either. */
  readonly skins: readonly (readonly [
    family: string,
    finish: string,
    grade: Grade,
    floatMin: number,
    floatMax: number,
    value: number,
  ])[];
  readonly cases: readonly CaseData[];
}

export interface CaseData {
  readonly slug: string;
  readonly names: Triple;
  readonly taglines: Triple;
  /** Minor units. */
  readonly price: number;
  readonly shape: string;
  readonly hue: string;
  readonly hero: string;
  readonly fresh: boolean;
  /** Rarest grade first, as cards and ticket ranges are shown. */
  readonly entries: readonly (readonly [skin: string, wear: Wear | ''])[];
}
