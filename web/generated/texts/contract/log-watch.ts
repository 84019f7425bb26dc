// Generated from schema/texts/ by `npm run codegen`: edit those.

export default interface Texts {
  readonly title: string;
  readonly reasons: {
    readonly fork: string;
    readonly shorter: string;
    readonly key: string;
  };
  readonly advice: string;
  readonly save: string;
  readonly log: string;
  readonly forget: string;
  readonly region: string;
  readonly loss: {
    readonly title: string;
    readonly told: (a: { readonly lost: number; readonly reason: string }) => string;
    readonly advice: string;
  };
}
