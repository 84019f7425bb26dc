// Generated from schema/texts/ by `npm run codegen`: edit those.

export default interface Texts {
  readonly title: string;
  readonly lead: string;
  readonly back: string;
  readonly tabs: {
    readonly COIN: string;
    readonly POINTS: string;
  };
  readonly search: string;
  readonly clearSearch: string;
  readonly filter: string;
  readonly filterCount: (a: { readonly count: number }) => string;
  readonly grade: string;
  readonly family: string;
  readonly minPrice: string;
  readonly maxPrice: string;
  readonly sort: string;
  readonly sorts: {
    readonly PRICE_DESC: string;
    readonly PRICE_ASC: string;
    readonly NEWEST: string;
  };
  readonly clear: string;
  readonly show: (a: { readonly count: string }) => string;
  readonly count: (a: { readonly count: string }) => string;
  readonly stock: (a: { readonly count: number }) => string;
  readonly soldOut: string;
  readonly choose: (a: { readonly name: string }) => string;
  readonly bar: string;
  readonly each: (a: { readonly price: string }) => string;
  readonly quantity: string;
  readonly fewer: string;
  readonly more: string;
  readonly close: string;
  readonly total: string;
  readonly totalPoints: string;
  readonly buy: (a: { readonly count: number }) => string;
  readonly buying: string;
  readonly login: string;
  readonly pointsShort: (a: { readonly missing: string }) => string;
  readonly bought: (a: { readonly count: number; readonly total: string }) => string;
  readonly boughtPoints: (a: { readonly count: number; readonly total: string }) => string;
  readonly toBackpack: string;
  readonly priceChanged: string;
  readonly onlyLeft: (a: { readonly left: number }) => string;
  readonly gone: string;
  readonly unanswered: string;
  readonly confirm: string;
  readonly empty: {
    readonly title: string;
    readonly text: string;
  };
  readonly nothingFits: {
    readonly title: string;
    readonly text: string;
  };
}
