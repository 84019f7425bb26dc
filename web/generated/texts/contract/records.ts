// Generated from schema/texts/ by `npm run codegen`: edit those.

export default interface Texts {
  readonly title: string;
  readonly back: string;
  readonly tabs: {
    readonly purchases: string;
    readonly balance: string;
    readonly flow: string;
    readonly games: string;
    readonly retrievals: string;
  };
  readonly guest: {
    readonly title: string;
    readonly text: string;
  };
  readonly units: {
    readonly POINTS: string;
    readonly LOCKED: string;
  };
  readonly balances: {
    readonly COIN: string;
    readonly POINTS: string;
    readonly LOCKED: string;
  };
  readonly balance: string;
  readonly allBalances: string;
  readonly action: string;
  readonly allActions: string;
  readonly order: string;
  readonly after: string;
  readonly actions: {
    readonly DEPOSIT: string;
    readonly CASE_OPEN: string;
    readonly ITEM_SALE: string;
    readonly UPGRADE_STAKE: string;
    readonly DREAM_FEE: string;
    readonly BATTLE_ENTRY: string;
    readonly BATTLE_REFUND: string;
    readonly BATTLE_SHARE: string;
    readonly FIRST_DEPOSIT_BONUS: string;
    readonly COUPON_BONUS: string;
    readonly DAILY_REWARD: string;
    readonly BONUS_RELEASED: string;
    readonly FREE_ITEM_SALE: string;
    readonly ITEM_EXCHANGE: string;
    readonly SHOP_PURCHASE: string;
    readonly TRANSFER_OUT: string;
    readonly TRANSFER_IN: string;
    readonly REBATE: string;
    readonly VIP_REWARD: string;
    readonly GOLDEN_CODE: string;
    readonly CONTEST_PRIZE: string;
    readonly ADJUSTMENT: string;
    readonly ERASURE: string;
  };
  readonly kind: string;
  readonly allKinds: string;
  readonly kinds: {
    readonly DEPOSIT: string;
    readonly RETRIEVAL: string;
    readonly TRANSFER: string;
  };
  readonly state: string;
  readonly allStates: string;
  readonly flowStates: {
    readonly PROCESSING: string;
    readonly COMPLETED: string;
    readonly CANCELLED: string;
    readonly RETRIEVING: string;
    readonly AWAITING_SHIPMENT: string;
    readonly AWAITING_RECEIPT: string;
    readonly SUCCESS: string;
    readonly FAILED: string;
  };
  readonly details: string;
  readonly channel: string;
  readonly channels: {
    readonly CASE: string;
    readonly FREE_CASE: string;
    readonly SHOP: string;
  };
  readonly together: (a: { readonly count: number }) => string;
  readonly recovery: string;
  readonly game: string;
  readonly allGames: string;
  readonly cost: string;
  readonly won: string;
  readonly nothingWon: string;
  readonly verify: string;
  readonly toBattle: string;
  readonly empty: {
    readonly purchases: {
      readonly title: string;
      readonly text: string;
    };
    readonly balance: {
      readonly title: string;
      readonly text: string;
    };
    readonly flow: {
      readonly title: string;
      readonly text: string;
    };
    readonly games: {
      readonly title: string;
      readonly text: string;
    };
    readonly retrievals: {
      readonly title: string;
      readonly text: string;
    };
  };
  readonly toCases: string;
  readonly toDeposit: string;
  readonly toBackpack: string;
}
