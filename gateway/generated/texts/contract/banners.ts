// Generated from schema/texts/ by `npm run codegen`: edit those.

export default interface Texts {
  readonly 'first-deposit': {
    readonly title: (a: { readonly percent: number }) => string;
    readonly text: (a: { readonly percent: number }) => string;
  };
  readonly 'provably-fair': {
    readonly title: string;
    readonly text: string;
  };
  readonly battles: {
    readonly title: string;
    readonly text: string;
  };
  readonly 'safer-play': {
    readonly title: string;
    readonly text: string;
  };
}
