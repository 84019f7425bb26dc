// Generated from schema/texts/ by `npm run codegen`: edit those.

export default interface Texts {
  readonly title: string;
  readonly fresh: string;
  readonly featured: string;
  readonly items: (a: { readonly count: number }) => string;
  readonly topItem: string;
  readonly chance: (a: { readonly percent: string }) => string;
  readonly promise: string;
  readonly open: string;
  readonly odds: string;
  readonly side: {
    readonly label: string;
    readonly free: (a: { readonly name: string }) => string;
    readonly freeGuest: string;
    readonly freeReady: (a: { readonly clock: string }) => string;
    readonly freeTaken: (a: { readonly clock: string }) => string;
    readonly battle: (a: { readonly name: string }) => string;
    readonly battleNote: (a: { readonly taken: string; readonly seats: string; readonly cost: string }) => string;
    readonly noBattle: string;
    readonly noBattleNote: string;
    readonly battlesFailed: string;
    readonly battlesFailedNote: string;
    readonly giveaway: (a: { readonly title: string }) => string;
    readonly giveawayNote: (a: { readonly count: number; readonly clock: string }) => string;
    readonly proof: string;
    readonly proofNote: string;
  };
  readonly shelves: string;
  readonly banners: {
    readonly label: string;
    readonly pause: string;
    readonly play: string;
    readonly show: (a: { readonly place: number; readonly count: number }) => string;
  };
  readonly today: {
    readonly title: string;
    readonly none: string;
    readonly failed: string;
    readonly all: string;
    readonly online: (a: { readonly count: number }) => string;
    readonly onlineHint: string;
  };
}
