// Generated from schema/texts/ by `npm run codegen`: edit those.

export default interface Texts {
  readonly title: string;
  readonly back: string;
  readonly guestTitle: string;
  readonly guestText: string;
  readonly error: {
    readonly title: string;
    readonly text: string;
  };
  readonly grade: (a: { readonly grade: number }) => string;
  readonly since: (a: { readonly date: string }) => string;
  readonly deposit: string;
  readonly transfer: string;
  readonly session: string;
  readonly groups: {
    readonly mine: string;
    readonly rewards: string;
    readonly account: string;
    readonly help: string;
  };
  readonly notes: {
    readonly bag: string;
    readonly records: string;
    readonly flow: string;
    readonly vip: string;
    readonly promotion: string;
    readonly transfer: string;
    readonly shop: string;
    readonly rewards: string;
    readonly security: string;
    readonly settings: string;
    readonly safer: string;
    readonly fairness: string;
    readonly help: string;
    readonly support: string;
  };
}
