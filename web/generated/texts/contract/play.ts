// Generated from schema/texts/ by `npm run codegen`: edit those.

/** Words around a paid play on the wheel. */
export default interface Texts {
  readonly guard: {
    readonly PLAYERS: string;
    readonly BEACON: string;
    readonly WITNESS: string;
  };
  readonly sending: string;
  readonly confirming: string;
  readonly turning: (a: { readonly seconds: string }) => string;
  readonly turningNow: string;
  readonly deposit: (a: { readonly missing: string }) => string;
  readonly skip: string;
  readonly fastOn: string;
  readonly fastOff: string;
  readonly soundOn: string;
  readonly soundOff: string;
  readonly commitment: (a: { readonly hash: string }) => string;
  readonly promise: string;
  readonly logged: (a: { readonly position: string }) => string;
  readonly wheel: {
    readonly chance: string;
    readonly tooHigh: (a: { readonly limit: string }) => string;
    readonly tooLow: (a: { readonly limit: string }) => string;
    readonly ticket: string;
    readonly won: string;
    readonly lost: string;
    readonly label: (a: { readonly chance: string; readonly rule: string }) => string;
    readonly side: string;
    readonly under: {
      readonly name: string;
      readonly limit: (a: { readonly limit: string }) => string;
      readonly before: string;
      readonly after: string;
    };
    readonly over: {
      readonly name: string;
      readonly limit: (a: { readonly limit: string }) => string;
      readonly before: string;
      readonly after: string;
    };
  };
  readonly bag: {
    readonly title: string;
    readonly note: (a: { readonly count: string; readonly max: number }) => string;
    readonly chosen: (a: { readonly count: number; readonly max: number }) => string;
    readonly full: (a: { readonly max: number }) => string;
    readonly clear: string;
    readonly empty: {
      readonly title: string;
      readonly text: string;
      readonly action: string;
    };
    readonly guest: {
      readonly title: string;
      readonly text: string;
    };
    readonly error: {
      readonly title: string;
      readonly text: string;
    };
  };
  readonly result: {
    readonly verify: (a: { readonly round: string }) => string;
    readonly keep: string;
    readonly again: string;
    readonly sell: (a: { readonly count: number; readonly amount: string }) => string;
    readonly selling: string;
    readonly sold: (a: { readonly amount: string }) => string;
  };
  readonly notice: {
    readonly unknown: string;
    readonly parked: string;
    readonly confirm: string;
    readonly discard: string;
    readonly notKept: string;
    readonly tableUnknown: string;
    readonly resumed: string;
    readonly stopped: string;
    readonly seedChanged: string;
    readonly keep: string;
    readonly owed: string;
    readonly giveUp: string;
    readonly giveUpTitle: string;
    readonly giveUpText: string;
    readonly abandoned: string;
    readonly forgets: string;
  };
  readonly rotation: {
    readonly title: string;
    readonly text: (a: { readonly moment: string }) => string;
    readonly proof: (a: { readonly position: string }) => string;
  };
  readonly unconfirmedKey: {
    readonly bar: (a: { readonly key: string; readonly at: string }) => string;
    readonly mine: string;
    readonly notMine: string;
  };
  readonly differs: {
    readonly title: string;
    readonly text: string;
    readonly answer: string;
    readonly keyTitle: string;
    readonly key: string;
    readonly save: string;
    readonly more: string;
    readonly bar: string;
    readonly saved: string;
  };
  readonly kept: {
    readonly asking: string;
    readonly stands: string;
    readonly lost: string;
  };
}
