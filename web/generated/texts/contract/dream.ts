// Generated from schema/texts/ by `npm run codegen`: edit those.

export default interface Texts {
  readonly title: string;
  readonly back: string;
  readonly intro: string;
  readonly chance: {
    readonly title: string;
    readonly slider: string;
    readonly percent: string;
    readonly presets: string;
    readonly invalid: (a: { readonly min: string; readonly max: string }) => string;
    readonly less: string;
    readonly more: string;
  };
  readonly fee: {
    readonly title: string;
    readonly target: string;
    readonly consolation: string;
    readonly rtp: (a: { readonly percent: number }) => string;
  };
  readonly hint: {
    readonly target: string;
  };
  readonly pay: {
    readonly action: string;
    readonly fee: (a: { readonly amount: string }) => string;
    readonly login: string;
    readonly stopped: string;
    readonly short: string;
    readonly warning: (a: { readonly least: string; readonly average: string }) => string;
  };
  readonly none: {
    readonly title: string;
    readonly text: string;
  };
  readonly consolation: {
    readonly title: string;
    readonly note: (a: { readonly count: number; readonly value: string }) => string;
    readonly text: string;
    readonly hash: string;
  };
  readonly log: {
    readonly title: string;
    readonly empty: {
      readonly title: string;
      readonly text: string;
    };
    readonly guest: {
      readonly title: string;
      readonly text: string;
    };
    readonly error: {
      readonly title: string;
      readonly text: string;
    };
    readonly loading: string;
    readonly won: string;
    readonly lost: string;
    readonly fee: string;
    readonly verify: (a: { readonly name: string }) => string;
  };
  readonly outcome: {
    readonly won: string;
    readonly lost: string;
  };
  readonly notice: {
    readonly repriced: string;
    readonly range: string;
    readonly noTarget: string;
  };
  readonly announce: {
    readonly won: (a: { readonly item: string; readonly ticket: string }) => string;
    readonly lost: (a: { readonly item: string; readonly ticket: string }) => string;
  };
}
