// Generated from schema/texts/ by `npm run codegen`: edit those.

export default interface Texts {
  readonly title: string;
  readonly back: string;
  readonly intro: string;
  readonly stake: {
    readonly title: string;
    readonly items: (a: { readonly count: number }) => string;
    readonly none: string;
    readonly noneShort: string;
    readonly remove: (a: { readonly name: string }) => string;
    readonly coin: string;
    readonly coinLabel: string;
    readonly withCoin: (a: { readonly amount: string }) => string;
    readonly total: string;
    readonly pieces: (a: { readonly count: number }) => string;
    readonly gone: string;
    readonly used: string;
  };
  readonly ratio: {
    readonly before: string;
    readonly after: string;
  };
  readonly hint: {
    readonly empty: string;
    readonly stake: string;
    readonly target: string;
  };
  readonly pay: {
    readonly action: string;
    readonly stake: (a: { readonly amount: string }) => string;
    readonly login: string;
    readonly stopped: string;
    readonly short: string;
    readonly warning: string;
  };
  readonly view: {
    readonly label: string;
    readonly stake: string;
    readonly target: string;
  };
  readonly target: {
    readonly note: (a: { readonly min: string; readonly max: string }) => string;
    readonly picks: string;
    readonly pick: (a: { readonly percent: string }) => string;
    readonly noPick: string;
    readonly unreachable: {
      readonly title: string;
      readonly text: string;
    };
  };
  readonly outcome: {
    readonly won: string;
    readonly lost: string;
  };
  readonly notice: {
    readonly repriced: string;
    readonly notHeld: string;
    readonly range: string;
    readonly noTarget: string;
  };
  readonly announce: {
    readonly won: (a: { readonly item: string; readonly ticket: string }) => string;
    readonly lost: (a: { readonly ticket: string }) => string;
  };
}
