// Generated from schema/texts/ by `npm run codegen`: edit those.

export default interface Texts {
  readonly title: string;
  readonly back: string;
  readonly intro: string;
  readonly promise: string;
  readonly none: {
    readonly title: string;
    readonly text: string;
  };
  readonly slots: {
    readonly label: string;
    readonly choose: string;
    readonly remove: (a: { readonly name: string }) => string;
  };
  readonly sum: {
    readonly stake: (a: { readonly count: number; readonly max: number }) => string;
    readonly short: (a: { readonly count: number }) => string;
    readonly ready: string;
    readonly best: string;
    readonly worst: string;
    readonly returns: string;
    readonly hash: string;
  };
  readonly pay: {
    readonly action: string;
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
  readonly table: {
    readonly title: string;
    readonly note: (a: { readonly count: number; readonly sum: string }) => string;
    readonly loading: string;
    readonly nothing: {
      readonly title: string;
      readonly text: (a: { readonly lowest: string; readonly highest: string }) => string;
    };
    readonly error: {
      readonly title: string;
      readonly text: string;
    };
  };
  readonly how: {
    readonly choose: {
      readonly title: (a: { readonly min: number; readonly max: number }) => string;
      readonly text: string;
    };
    readonly table: {
      readonly title: string;
      readonly text: (a: { readonly lowest: string; readonly highest: string; readonly returns: string }) => string;
    };
    readonly sign: {
      readonly title: string;
      readonly text: string;
    };
  };
  readonly result: {
    readonly against: (a: { readonly stake: string; readonly difference: string }) => string;
  };
  readonly notice: {
    readonly repriced: string;
    readonly terms: string;
    readonly notHeld: string;
    readonly sellOnly: string;
    readonly noTable: string;
  };
  readonly announce: (a: { readonly item: string; readonly value: string; readonly stake: string }) => string;
}
