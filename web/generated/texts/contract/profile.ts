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
}
