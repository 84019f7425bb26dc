import type { CaseTable } from '../../engine/catalog/case/state.ts';
import type { SkinDefinition } from '../../engine/catalog/skin/events.ts';
import type { WalletView } from '../../engine/engine.ts';
import type { BattleBox, BattleDraw } from '../../engine/games/battle/events.ts';
import type { BattleSeat, OpenedBattle, PlayedRound } from '../../engine/games/battle/state.ts';
import type { GiveawayDrawn, GiveawayPrize } from '../../engine/games/giveaway/events.ts';
import type { Instant } from '../../engine/kernel/decision.ts';
import type { PlayerId } from '../../engine/kernel/ids.ts';
import type { BattleRow } from '../../engine/projections/battles.ts';
import type { ContestRow } from '../../engine/projections/contest-row.ts';
import type { GiveawayRoom } from '../../engine/projections/giveaway-codec.ts';
import type { GiveawayEntryRow, GiveawayRow } from '../../engine/projections/giveaway-fold.ts';
import type { DayRank, Drop, LiveRow } from '../../engine/projections/live-event.ts';
import type { ItemRow } from '../../engine/projections/queries/backpack.ts';
import type { CaseVersion, CatalogSkin, ThemeRow } from '../../engine/projections/queries/catalog.ts';
import type { ContestPlace } from '../../engine/projections/queries/contests.ts';
import type { CouponRow } from '../../engine/projections/queries/coupons.ts';
import type { PlayOf } from '../../engine/projections/queries/plays.ts';
import type { BattleRank, BigWin, OpeningRank } from '../../engine/projections/queries/rankings.ts';
import type { TargetRow } from '../../engine/projections/queries/targets.ts';
import type { RewardTerms } from '../../engine/rewards/rewards-section.ts';
import type { Promotion } from '../../engine/rewards/state.ts';
import type { Account, PublicProfile } from '../accounts/account-store.ts';
import type { SaferPlaySettings } from '../accounts/safer-play/safer-play.ts';
import type { PromisedAnswer } from './promised-entries.ts';

/**
 * The values that resolvers hand from one field to the next. `<Type>Model` is the model of the SDL's type, here or in
 * a game's file in `models/`. `codegen.ts` names the rows that are models unchanged by their own types.
 */
export type SealingPromiseModel = PromisedAnswer;
export type NamesModel = SkinDefinition['familyNames'];
export type SkinModel = CatalogSkin;
export type CaseModel = CaseVersion;
export type ThemeModel = Omit<ThemeRow, 'order'>;
export type CaseEntryModel = { readonly index: number; readonly entry: CaseTable['entries'][number] };
export type ConsolationEntryModel = CaseEntryModel;
export type ShowcaseModel = {
  readonly count: number;
  readonly lowestPrice: bigint | null;
  readonly highestPrice: bigint | null;
  readonly featured: CaseModel | null;
  readonly behind: readonly CaseModel[];
};
export type DropModel = Omit<Drop, 'grade'>;
export type LiveEventModel = LiveRow;
export type PlayerPageModel = PublicProfile & { readonly id: string };
export type SiteModel = {
  readonly demo: boolean;
  readonly switchBalanceType: boolean;
  readonly showExchange: boolean;
  readonly transfersToPlayers: boolean;
  readonly steam: boolean;
  readonly defaultInviteCode: string | null;
};

/** A player's own item; `float`, `value` and the rest as the odds gave them. */
export type ItemModel = Omit<ItemRow, 'playerId' | 'acquiredVersion'>;

/** A round, with its item where the answer that made the round carries it. */
export type RoundModel = PlayOf<'case'> & { readonly freshItem: ItemModel | null };

export type SellResultModel = {
  readonly itemIds: readonly string[];
  readonly total: bigint;
  readonly wallet: WalletView;
  readonly position: number;
};

export type FairnessLogModel = {
  readonly origin: string;
  readonly verifierKey: string | null;
  readonly sealedSize: number;
  readonly rootHash: string | null;
  readonly sealedAt: number | null;
};

/** A play that was just made, or read from the log: the event's data with its place. */
export interface Recorded<Data> {
  readonly data: Data;
  readonly at: Instant;
  readonly position: number;
}
export type TargetModel = Pick<TargetRow, 'skinId' | 'wear' | 'value'>;

export type BattleModel = BattleRow;
export type BattleBoxModel = { readonly round: number; readonly box: BattleBox };
export type BattleSeatModel = { readonly seat: BattleSeat; readonly battle: OpenedBattle };
export type BattleRoundModel = { readonly round: PlayedRound; readonly battle: OpenedBattle };
export type BattleDrawModel = {
  readonly drawn: BattleDraw;
  readonly seat: number;
  readonly round: number;
  readonly battle: OpenedBattle;
};

export type GiveawayModel = GiveawayRow;
export type GiveawayPrizeModel = { readonly prize: GiveawayPrize; readonly place: number };
export type GiveawayEntryModel = GiveawayEntryRow;
export type GiveawayWinnerModel = {
  readonly winner: GiveawayDrawn['data']['winners'][number];
  readonly room: GiveawayRoom;
};

export type BattleRankRowModel = BattleRank | DayRank;
export type RankingRowModel =
  | { readonly kind: 'wins'; readonly row: BigWin }
  | { readonly kind: 'openings'; readonly row: OpeningRank };

export type ContestPlaceModel = ContestPlace & { readonly prize: string | null };
export type ContestModel = {
  readonly row: ContestRow;
  /** The best, and the asking player's. */
  readonly places: readonly ContestPlaceModel[];
  readonly player: PlayerId | null;
  readonly at: Instant;
};

export type PromotionModel = Promotion & {
  readonly playerId: PlayerId;
  readonly levels: RewardTerms['rebateLevels'];
};
/** With the moment that tells whether the coupon is over. */
export type CouponModel = CouponRow & { readonly at: Instant };

export type SaferPlayModel = { readonly account: Account; readonly settings: SaferPlaySettings; readonly at: Instant };

export type ExchangeResultModel = SellResultModel;
