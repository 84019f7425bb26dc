// Generated from schema/texts/ by `npm run codegen`: edit those.

export default interface Texts {
  readonly back: string;
  readonly claim: string;
  readonly states: {
    readonly CLAIMED: string;
  };
  readonly claimed: (a: { readonly amount: string; readonly balance: string }) => string;
  readonly join: string;
  readonly free: {
    readonly title: string;
    readonly text: string;
    readonly next: (a: { readonly moment: string }) => string;
    readonly nextTier: (a: { readonly grade: number }) => string;
    readonly open: string;
    readonly look: string;
  };
  readonly daily: {
    readonly title: string;
    readonly text: string;
    readonly resets: (a: { readonly moment: string }) => string;
    readonly goal: (a: { readonly amount: string }) => string;
    readonly reward: (a: { readonly amount: string }) => string;
    readonly claimOf: (a: { readonly amount: string }) => string;
  };
  readonly coupons: {
    readonly title: string;
    readonly none: string;
    readonly freeCase: (a: { readonly name: string }) => string;
    readonly until: (a: { readonly moment: string }) => string;
    readonly use: string;
    readonly states: {
      readonly USED: string;
      readonly EXPIRED: string;
      readonly REVOKED: string;
    };
  };
  readonly golden: {
    readonly title: string;
    readonly text: string;
    readonly label: string;
    readonly required: string;
    readonly redeem: string;
    readonly redeeming: string;
    readonly confirm: string;
    readonly points: (a: { readonly amount: string }) => string;
    readonly locked: (a: { readonly amount: string }) => string;
    readonly done: (a: { readonly parts: string }) => string;
  };
  readonly page: {
    readonly title: string;
    readonly lead: string;
    readonly guest: {
      readonly title: string;
      readonly text: string;
    };
  };
  readonly vip: {
    readonly title: string;
    readonly lead: string;
    readonly mine: string;
    readonly guest: string;
    readonly progress: string;
    readonly wagered: string;
    readonly toNext: (a: { readonly amount: string; readonly grade: number }) => string;
    readonly top: string;
    readonly ladder: string;
    readonly ladderText: string;
    readonly threshold: string;
    readonly reward: string;
    readonly points: (a: { readonly amount: string }) => string;
    readonly freeCase: string;
    readonly claimOf: (a: { readonly grade: number }) => string;
    readonly gradeName: (a: { readonly grade: number }) => string;
    readonly now: (a: { readonly grade: number }) => string;
    readonly rewards: string;
    readonly noRewards: string;
    readonly all: string;
  };
  readonly promotion: {
    readonly title: string;
    readonly lead: string;
    readonly guest: {
      readonly title: string;
      readonly text: string;
    };
    readonly open: string;
    readonly mine: string;
    readonly copyCode: string;
    readonly copyLink: string;
    readonly copyFailed: string;
    readonly choose: string;
    readonly chooseLabel: string;
    readonly chooseSubmit: string;
    readonly chosen: string;
    readonly codeHint: string;
    readonly rewards: string;
    readonly claimable: string;
    readonly claim: string;
    readonly nothing: string;
    readonly invited: string;
    readonly deposits: string;
    readonly total: string;
    readonly level: string;
    readonly ratio: (a: { readonly percent: string }) => string;
    readonly progress: string;
    readonly toNext: (a: { readonly amount: string; readonly level: number }) => string;
    readonly topLevel: string;
    readonly allLevels: string;
    readonly levelColumn: string;
    readonly ratioColumn: string;
    readonly referrer: string;
    readonly bindText: string;
    readonly bindLabel: string;
    readonly bind: string;
    readonly bindRemembered: (a: { readonly code: string }) => string;
    readonly bindFailed: string;
    readonly boundText: string;
    readonly boundDone: string;
    readonly records: string;
    readonly noRecords: string;
    readonly deposited: string;
    readonly rebate: string;
  };
  readonly all: {
    readonly title: (a: { readonly count: number }) => string;
    readonly nothing: string;
    readonly nothingText: string;
    readonly claim: string;
    readonly claiming: string;
    readonly sum: (a: { readonly amount: string; readonly balance: string }) => string;
    readonly join: string;
    readonly done: (a: { readonly count: number; readonly amount: string }) => string;
    readonly partly: (a: { readonly count: number; readonly amount: string; readonly left: number }) => string;
  };
  readonly calendar: {
    readonly title: string;
    readonly text: string;
    readonly freeCase: string;
    readonly daily: (a: { readonly amount: string }) => string;
    readonly dailyWord: string;
    readonly nothing: string;
  };
  readonly next: {
    readonly title: string;
    readonly freeCase: string;
    readonly daily: string;
    readonly coupon: string;
  };
}
