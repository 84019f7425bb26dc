// Generated from schema/texts/ by `npm run codegen`: edit those.

export default interface Texts {
  readonly back: string;
  readonly search: string;
  readonly clearSearch: string;
  readonly family: string;
  readonly allFamilies: string;
  readonly grade: string;
  readonly allGrades: string;
  readonly gradeName: (a: { readonly level: number }) => string;
  readonly wear: string;
  readonly allWears: string;
  readonly sort: string;
  readonly sorts: {
    readonly GRADE: string;
    readonly VALUE_ASC: string;
    readonly VALUE_DESC: string;
  };
  readonly found: (a: { readonly count: string }) => string;
  readonly open: (a: { readonly name: string }) => string;
  readonly none: {
    readonly title: string;
    readonly text: string;
    readonly action: string;
  };
  readonly error: {
    readonly title: string;
  };
  readonly loading: string;
  readonly more: string;
  readonly detail: {
    readonly values: string;
    readonly float: string;
    readonly value: string;
    readonly none: string;
    readonly cases: string;
    readonly noCase: string;
    readonly chance: string;
    readonly aim: {
      readonly UPGRADE: string;
      readonly DREAM: string;
    };
  };
}
