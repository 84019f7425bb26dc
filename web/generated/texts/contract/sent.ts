// Generated from schema/texts/ by `npm run codegen`: edit those.

export default interface Texts {
  readonly asking: (a: { readonly what: string }) => string;
  readonly done: (a: { readonly what: string }) => string;
  readonly refused: (a: { readonly what: string }) => string;
  readonly unknown: (a: { readonly what: string }) => string;
  readonly unchanged: string;
  readonly gained: (a: { readonly count: number }) => string;
  readonly given: (a: { readonly count: number }) => string;
  readonly order: {
    readonly PROCESSING: (a: { readonly amount: string }) => string;
    readonly COMPLETED: (a: { readonly amount: string }) => string;
    readonly CANCELLED: (a: { readonly amount: string }) => string;
  };
  readonly commands: {
    readonly addBot: string;
    readonly buyFromShop: string;
    readonly chaseDream: string;
    readonly claimDailyReward: string;
    readonly claimRebate: string;
    readonly claimVipReward: string;
    readonly createBattle: string;
    readonly createGiveaway: string;
    readonly deposit: string;
    readonly dissolveBattle: string;
    readonly enterGiveaway: string;
    readonly exchangeItems: string;
    readonly fillWithBots: string;
    readonly joinBattle: string;
    readonly openCase: string;
    readonly openFreeCase: string;
    readonly playContract: string;
    readonly redeemGoldenCode: string;
    readonly retrieveItems: string;
    readonly sellItems: string;
    readonly startDeposit: string;
    readonly transferPoints: string;
    readonly upgradeItems: string;
  };
}
