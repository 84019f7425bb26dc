// Generated from schema/texts/ by `npm run codegen`: edit those.

export default interface Texts {
  readonly title: string;
  readonly lead: string;
  readonly back: string;
  readonly giveaways: string;
  readonly allGiveaways: string;
  readonly rankings: string;
  readonly rankingsNote: string;
  readonly loading: string;
  readonly failed: string;
  readonly period: string;
  readonly periods: {
    readonly DAY: string;
    readonly WEEK: string;
    readonly MONTH: string;
  };
  readonly board: string;
  readonly boards: {
    readonly battles: {
      readonly title: string;
      readonly note: string;
      readonly empty: string;
    };
    readonly wins: {
      readonly title: string;
      readonly note: string;
      readonly empty: string;
    };
    readonly openings: {
      readonly title: string;
      readonly note: string;
      readonly empty: string;
    };
  };
  readonly battleNote: (a: { readonly battles: string; readonly wins: string }) => string;
  readonly openingNote: (a: { readonly count: number }) => string;
  readonly you: string;
  readonly notices: string;
  readonly noNotices: string;
  readonly loadingNotices: string;
  readonly contests: {
    readonly title: string;
    readonly note: string;
    readonly place: (a: { readonly rank: number }) => string;
    readonly prize: (a: { readonly amount: string }) => string;
    readonly bonusPrize: (a: { readonly amount: string }) => string;
    readonly lostPrize: string;
    readonly none: string;
    readonly nobody: string;
    readonly startsIn: string;
    readonly endsIn: string;
    readonly counting: string;
    readonly settled: (a: { readonly date: string }) => string;
    readonly ended: (a: { readonly date: string }) => string;
    readonly announcement: string;
    readonly settlement: string;
    readonly past: string;
  };
}
