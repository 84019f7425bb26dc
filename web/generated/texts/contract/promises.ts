// Generated from schema/texts/ by `npm run codegen`: edit those.

export default interface Texts {
  readonly title: string;
  readonly text: string;
  readonly allKept: string;
  readonly waiting: (a: { readonly count: number }) => string;
  readonly place: (a: { readonly position: string }) => string;
  readonly late: (a: { readonly minutes: string }) => string;
  readonly invalid: string;
  readonly broken: {
    readonly bar: string;
    readonly text: string;
    readonly save: string;
  };
  readonly refusals: {
    readonly title: string;
    readonly text: string;
    readonly save: string;
  };
}
