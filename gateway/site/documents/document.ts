import { TICKETS_OF_PERCENT } from '../../../engine/fairness/tickets.ts';
import type { Instant } from '../../../engine/kernel/decision.ts';
import type { Sections } from '../../../engine/terms/sections.ts';
import type { TermsState } from '../../../engine/terms/state.ts';

/** The languages that documents are written in. */
export const documentLocales = ['zh-CN', 'zh-TW', 'en'] as const;
export type DocumentLocale = (typeof documentLocales)[number];

/** In the order in which a list shows them. */
export const documentKinds = ['HELP', 'SUPPORT', 'TERMS', 'PRIVACY', 'ABOUT', 'DISCLAIMER'] as const;
export type DocumentKind = (typeof documentKinds)[number];

export interface DocumentSection {
  readonly heading: string;
  readonly paragraphs: readonly string[];
}

/** A document in one language. */
export interface DocumentText {
  readonly title: string;
  /** One or two sentences, for a list. */
  readonly summary: string;
  /** The last change, milliseconds since 1970. */
  readonly updatedAt: number;
  readonly sections: readonly DocumentSection[];
}

/** The source of the figures in texts. */
export interface Figures {
  /** In force. */
  readonly sections: Sections;
  /** All versions. */
  readonly history: TermsState;
  readonly at: Instant;
}

/** Makes the text with these figures. */
export type DocumentSource = (figures: Figures) => DocumentText;

/** Milliseconds in days, in hours, in minutes, in seconds. */
export const daysOf = (ms: number): number => ms / 86_400_000;
export const hoursOf = (ms: number): number => ms / 3_600_000;
export const minutesOf = (ms: number): number => ms / 60_000;
export const secondsOf = (ms: number): number => ms / 1_000;

/** Tickets of 10,000,000 in percent. */
export const percentOf = (tickets: number): number => tickets / TICKETS_OF_PERCENT;

/** A document as it is served. */
export interface SiteDocument extends DocumentText {
  readonly slug: string;
  readonly kind: DocumentKind;
}
