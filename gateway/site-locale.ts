import type { DocumentLocale } from './site/documents/document.ts';

/** The languages that the site's own texts come in. */
export type SiteLanguage = DocumentLocale;
