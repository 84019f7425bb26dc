// Generated from schema/texts/ by `npm run codegen`: edit those.

export default interface Texts {
  readonly title: string;
  readonly count: (a: { readonly count: string }) => string;
  readonly loading: string;
  readonly search: string;
  readonly clearSearch: string;
  readonly sort: string;
  readonly sorts: {
    readonly VALUE_ASC: string;
    readonly VALUE_DESC: string;
  };
  readonly filter: string;
  readonly filterCount: (a: { readonly count: number }) => string;
  readonly grades: string;
  readonly wears: string;
  readonly minValue: string;
  readonly maxValue: string;
  readonly amountInvalid: string;
  readonly clear: string;
  readonly show: (a: { readonly count: string }) => string;
  readonly choose: (a: { readonly name: string }) => string;
  readonly more: string;
  readonly loadingMore: string;
  readonly empty: {
    readonly title: string;
    readonly text: string;
  };
  readonly error: {
    readonly title: string;
    readonly text: string;
  };
  readonly target: string;
  readonly none: {
    readonly title: string;
    readonly action: string;
  };
  readonly change: string;
}
