// Generated from schema/texts/ by `npm run codegen`: edit those.

export default interface Texts {
  readonly title: string;
  readonly fresh: string;
  readonly featured: string;
  readonly items: (a: { readonly count: number }) => string;
  readonly topItem: string;
  readonly chance: (a: { readonly percent: string }) => string;
  readonly promise: string;
  readonly open: string;
  readonly odds: string;
  readonly side: {
    readonly label: string;
    readonly first: (a: { readonly name: string }) => string;
    readonly firstNote: (a: { readonly price: string }) => string;
    readonly crown: (a: { readonly name: string }) => string;
    readonly crownNote: (a: { readonly value: string }) => string;
    readonly proof: string;
    readonly proofNote: string;
  };
  readonly shelves: string;
  readonly banners: {
    readonly label: string;
    readonly pause: string;
    readonly play: string;
    readonly show: (a: { readonly place: number; readonly count: number }) => string;
  };
}
