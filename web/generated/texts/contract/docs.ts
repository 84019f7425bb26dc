// Generated from schema/texts/ by `npm run codegen`: edit those.

export default interface Texts {
  readonly label: string;
  readonly back: string;
  readonly backToHelp: string;
  readonly help: {
    readonly title: string;
    readonly lead: string;
    readonly nav: string;
  };
  readonly support: string;
  readonly groups: {
    readonly help: string;
    readonly legal: string;
  };
  readonly pages: {
    readonly terms: string;
    readonly 'terms-of-play': string;
    readonly privacy: string;
    readonly about: string;
    readonly disclaimer: string;
  };
  readonly search: string;
  readonly clearSearch: string;
  readonly found: (a: { readonly count: number }) => string;
  readonly nothing: {
    readonly title: string;
    readonly text: string;
    readonly action: string;
  };
  readonly updated: (a: { readonly date: string }) => string;
  readonly contents: string;
  readonly more: string;
  readonly print: string;
  readonly stuck: {
    readonly title: string;
    readonly text: string;
    readonly action: string;
  };
  readonly loading: string;
  readonly missing: {
    readonly title: string;
    readonly text: string;
    readonly action: string;
  };
}
