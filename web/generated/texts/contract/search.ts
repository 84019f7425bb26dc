// Generated from schema/texts/ by `npm run codegen`: edit those.

export default interface Texts {
  readonly title: string;
  readonly field: string;
  readonly hint: string;
  readonly results: string;
  readonly groups: {
    readonly cases: string;
    readonly skins: string;
    readonly game: string;
    readonly players: string;
  };
  readonly none: (a: { readonly text: string }) => string;
  readonly noneText: string;
  readonly failed: string;
  readonly found: (a: { readonly count: number }) => string;
  readonly keys: string;
}
