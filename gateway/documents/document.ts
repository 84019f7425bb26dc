import { TICKETS_OF_PERCENT } from '../../engine/fairness/tickets.ts';
import type { Sections } from '../../engine/terms/sections.ts';

/** The languages that documents are written in. */
export const documentLocales = ['zh-CN', 'zh-TW', 'en'] as const;
export type DocumentLocale = (typeof documentLocales)[number];

export type DocumentKind = 'HELP' | 'SUPPORT' | 'TERMS' | 'PRIVACY' | 'ABOUT' | 'DISCLAIMER';

export interface DocumentSection {
  readonly heading: string;
  readonly paragraphs: readonly string[];
}

/** What one language says; what it is about and where it stands is in `topics.ts`. */
export interface DocumentText {
  readonly title: string;
  /** One or two sentences: what a list shows of it. */
  readonly summary: string;
  /** The day of the last change, `2026-11-20`. */
  readonly updatedAt: `${number}-${number}-${number}`;
  readonly sections: readonly DocumentSection[];
}

/** A text, or what makes one of the terms in force. */
export type DocumentSource = DocumentText | ((terms: Sections) => DocumentText);

/** Tickets of 10,000,000 in percent. */
export const percentOf = (tickets: number): number => tickets / TICKETS_OF_PERCENT;

/** A document as it is served; `updatedAt` in milliseconds since 1970. */
export interface SiteDocument extends Omit<DocumentText, 'updatedAt'> {
  readonly slug: string;
  readonly kind: DocumentKind;
  readonly updatedAt: number;
}
