// Generated from schema/texts/ by `npm run codegen`: edit those.

export default interface Texts {
  readonly title: string;
  readonly lead: string;
  readonly back: string;
  readonly guestTitle: string;
  readonly guestText: string;
  readonly loading: string;
  readonly error: {
    readonly title: string;
    readonly text: string;
  };
  readonly status: {
    readonly timeOut: (a: { readonly until: string }) => string;
    readonly excluded: (a: { readonly until: string }) => string;
    readonly excludedForGood: string;
  };
  readonly limits: {
    readonly title: string;
    readonly lead: string;
    readonly kinds: {
      readonly DEPOSIT: string;
      readonly LOSS: string;
      readonly WAGER: string;
    };
    readonly about: {
      readonly DEPOSIT: string;
      readonly LOSS: string;
      readonly WAGER: string;
    };
    readonly periods: {
      readonly DAY: string;
      readonly WEEK: string;
      readonly MONTH: string;
    };
    readonly none: string;
    readonly stopped: string;
    readonly used: (a: { readonly used: string; readonly of: string }) => string;
    readonly usedOnly: (a: { readonly used: string }) => string;
    readonly pending: (a: { readonly from: string; readonly amount: string }) => string;
    readonly change: string;
    readonly changeLabel: (a: { readonly kind: string; readonly period: string }) => string;
    readonly dialogTitle: (a: { readonly kind: string; readonly period: string }) => string;
    readonly amount: string;
    readonly amountHint: string;
    readonly withdraw: string;
    readonly remove: string;
    readonly save: string;
    readonly saveAmount: (a: { readonly amount: string }) => string;
    readonly saving: string;
    readonly lower: string;
    readonly later: string;
    readonly savedNow: string;
    readonly savedLater: (a: { readonly from: string }) => string;
    readonly invalid: string;
  };
  readonly timeOut: {
    readonly title: string;
    readonly lead: string;
    readonly choose: string;
    readonly hours: (a: { readonly hours: number }) => string;
    readonly days: (a: { readonly days: number }) => string;
    readonly action: string;
    readonly confirmTitle: string;
    readonly confirm: (a: { readonly until: string }) => string;
    readonly done: string;
  };
  readonly exclusion: {
    readonly title: string;
    readonly lead: string;
    readonly choose: string;
    readonly months: (a: { readonly months: number }) => string;
    readonly years: (a: { readonly years: number }) => string;
    readonly forGood: string;
    readonly action: string;
    readonly confirmTitle: string;
    readonly confirm: (a: { readonly until: string }) => string;
    readonly confirmForGood: string;
    readonly done: string;
  };
  readonly reality: {
    readonly title: string;
    readonly lead: string;
    readonly choose: string;
    readonly off: string;
    readonly minutes: (a: { readonly minutes: number }) => string;
    readonly saved: string;
    readonly dialogTitle: string;
    readonly played: string;
    readonly net: string;
    readonly netUnknown: string;
    readonly continue: string;
    readonly pause: string;
    readonly duration: (a: { readonly hours: number; readonly minutes: number }) => string;
  };
  readonly jurisdiction: {
    readonly title: string;
    readonly lead: string;
    readonly place: string;
    readonly cycle: string;
    readonly cycleNone: string;
    readonly seconds: (a: { readonly seconds: string }) => string;
    readonly fast: string;
    readonly fastYes: string;
    readonly fastNo: string;
  };
  readonly help: {
    readonly title: string;
    readonly text: string;
    readonly support: string;
    readonly topic: string;
    readonly links: readonly ({
      readonly name: string;
      readonly about: string;
      readonly url: string;
    })[];
  };
  readonly reached: {
    readonly title: string;
    readonly titlePlay: string;
    readonly text: string;
    readonly textPlay: string;
    readonly amount: (a: { readonly kind: string; readonly period: string; readonly amount: string }) => string;
    readonly action: string;
  };
}
