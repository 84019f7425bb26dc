import type { PartLoaders, PartTexts, StartTexts } from '../generated/texts/contract/index.ts';

/** Texts that load with a feature. */
export type Part = keyof PartTexts;

/** The texts of one language. */
export interface LanguageTexts {
  /** The texts of the shell and the first page, there from the beginning. */
  readonly start: StartTexts;
  /** The texts of features; each part loads with its feature. */
  readonly parts: PartLoaders;
}

/** Every text of the site. */
export type Messages = StartTexts & PartTexts;
