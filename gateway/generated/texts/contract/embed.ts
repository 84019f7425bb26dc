// Generated from schema/texts/ by `npm run codegen`: edit those.

export default interface Texts {
  readonly measured: string;
  readonly published: (a: { readonly percent: string }) => string;
  readonly none: string;
  readonly since: string;
  readonly revealed: (a: { readonly count: string }) => string;
  readonly title: (a: { readonly measured: string; readonly published: string }) => string;
  readonly play: (a: { readonly game: string }) => string;
  readonly games: {
    readonly case: string;
    readonly upgrade: string;
    readonly dream: string;
    readonly contract: string;
  };
  readonly cost: (a: { readonly amount: string }) => string;
  readonly won: (a: { readonly amount: string }) => string;
  readonly lost: string;
  readonly position: (a: { readonly position: string }) => string;
  readonly loose: string;
  readonly step: (a: { readonly step: string }) => string;
  readonly verify: string;
}
