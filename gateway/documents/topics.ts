import type { DocumentKind } from './document.ts';

/** Every document, in the order in which a list shows them. */
export const topics = [
  { slug: 'opening-cases', kind: 'HELP' },
  { slug: 'provably-fair', kind: 'HELP' },
  { slug: 'battles', kind: 'HELP' },
  { slug: 'upgrade-and-dream', kind: 'HELP' },
  { slug: 'giveaways', kind: 'HELP' },
  { slug: 'deposits-and-bonuses', kind: 'HELP' },
  { slug: 'sell-exchange-retrieve', kind: 'HELP' },
  { slug: 'safer-play', kind: 'HELP' },
  { slug: 'account-security', kind: 'HELP' },
  { slug: 'partner-and-grades', kind: 'HELP' },
  { slug: 'deposit-missing', kind: 'SUPPORT' },
  { slug: 'retrieval-delayed', kind: 'SUPPORT' },
  { slug: 'login-problems', kind: 'SUPPORT' },
  { slug: 'disputed-result', kind: 'SUPPORT' },
  { slug: 'terms', kind: 'TERMS' },
  { slug: 'terms-of-play', kind: 'TERMS' },
  { slug: 'privacy', kind: 'PRIVACY' },
  { slug: 'about', kind: 'ABOUT' },
  { slug: 'disclaimer', kind: 'DISCLAIMER' },
] as const satisfies readonly { readonly slug: string; readonly kind: DocumentKind }[];

export type TopicSlug = (typeof topics)[number]['slug'];
