// Generated from schema/texts/ by `npm run codegen`: edit those.

export default interface Texts {
  readonly title: string;
  readonly count: (a: { readonly count: number }) => string;
  readonly fresh: string;
  readonly rtp: (a: { readonly percent: string }) => string;
  readonly themes: string;
  readonly all: string;
  readonly price: string;
  readonly range: (a: { readonly from: string; readonly to: string }) => string;
  readonly anyPrice: string;
  readonly minPrice: string;
  readonly maxPrice: string;
  readonly filter: string;
  readonly sort: string;
  readonly sorts: {
    readonly display: string;
    readonly 'price-up': string;
    readonly 'price-down': string;
    readonly rtp: string;
  };
  readonly show: (a: { readonly count: number }) => string;
  readonly clear: string;
  readonly empty: {
    readonly title: string;
    readonly text: string;
  };
  readonly none: {
    readonly title: string;
    readonly text: string;
  };
}
