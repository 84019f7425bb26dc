import { TICKETS_OF_PERCENT } from '../../engine/fairness/tickets.ts';
import type { Instant } from '../../engine/kernel/decision.ts';
import type { Sections } from '../../engine/terms/sections.ts';
import type { TermsState } from '../../engine/terms/state.ts';

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
  /** The day of the last change, `2026-11-20`, or the moment in milliseconds since 1970. */
  readonly updatedAt: `${number}-${number}-${number}` | Instant;
  readonly sections: readonly DocumentSection[];
}

/** What texts state in figures. */
export interface Figures {
  /** In force. */
  readonly sections: Sections;
  /** All versions. */
  readonly history: TermsState;
  readonly at: Instant;
}

/** A text, or what makes one of the figures. */
export type DocumentSource = DocumentText | ((figures: Figures) => DocumentText);

/** Tickets of 10,000,000 in percent. */
export const percentOf = (tickets: number): number => tickets / TICKETS_OF_PERCENT;

/** A document as it is served; `updatedAt` in milliseconds since 1970. */
export interface SiteDocument extends Omit<DocumentText, 'updatedAt'> {
  readonly slug: string;
  readonly kind: DocumentKind;
  readonly updatedAt: number;
}
