// Generated from schema/texts/ by `npm run codegen`: edit those.

export default interface Texts {
  readonly title: string;
  readonly complete: string;
  readonly others: string;
  readonly fallback: string;
  /** Shown once a language without texts of its own was chosen. */
  readonly fallbackNotice: (a: { readonly name: string }) => string;
  readonly search: string;
  readonly noMatch: string;
  readonly failed: string;
  readonly offer: {
    /** Asked once in the reader’s own language, with “accept” beside it; “stay” is in the language that is shown. */
    readonly question: string;
    readonly accept: string;
    readonly stay: string;
  };
}
