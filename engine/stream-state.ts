import type { GlasscaseEvent } from './events.ts';
import { type BattleState, evolveBattle, NO_BATTLE } from './games/battle/state.ts';
import { evolveGiveaway, type GiveawayState, NO_GIVEAWAY } from './games/giveaway/state.ts';
import { evolveGame, type GameState, RUNNING } from './games/switch/state.ts';
import { evolveGoldenCode, type GoldenCodeState, NO_CODE } from './growth/code-state.ts';
import { evolveProgramme, NO_PROGRAMME, type ProgrammeState } from './growth/programme-state.ts';
import type { Instant } from './kernel/decision.ts';
import { categoryOf, type StreamId } from './kernel/ids.ts';
import { type CaseState, evolveCase, NO_CASE } from './operator/case/state.ts';
import { type ConsolationState, evolveConsolation, NO_CONSOLATION } from './operator/consolation/state.ts';
import { evolveSkin, NO_SKIN, type SkinState } from './operator/skin/state.ts';
import { evolvePlayer } from './player/evolve-player.ts';
import { NO_PLAYER, type PlayerState } from './player/state.ts';
import { evolveListing, type ListingState, NO_LISTING } from './shop/state.ts';

/** The states of all kinds of streams, by category. Adding a kind is a line here and in each function below. */
export interface States {
  readonly player: PlayerState;
  readonly case: CaseState;
  readonly skin: SkinState;
  readonly game: GameState;
  readonly battle: BattleState;
  readonly giveaway: GiveawayState;
  readonly table: ConsolationState;
  readonly listing: ListingState;
  readonly code: GoldenCodeState;
  readonly programme: ProgrammeState;
}

/** The state of any stream. */
export type StreamState = {
  readonly [Category in keyof States]: { readonly category: Category; readonly state: States[Category] };
}[keyof States];

export const initialState = (stream: StreamId): StreamState => {
  const category = categoryOf(stream);
  switch (category) {
    case 'player':
      return { category, state: NO_PLAYER };
    case 'case':
      return { category, state: NO_CASE };
    case 'skin':
      return { category, state: NO_SKIN };
    case 'game':
      return { category, state: RUNNING };
    case 'battle':
      return { category, state: NO_BATTLE };
    case 'giveaway':
      return { category, state: NO_GIVEAWAY };
    case 'table':
      return { category, state: NO_CONSOLATION };
    case 'listing':
      return { category, state: NO_LISTING };
    case 'code':
      return { category, state: NO_CODE };
    case 'programme':
      return { category, state: NO_PROGRAMME };
  }
};

const misplaced = (type: string, category: string): never => {
  throw new Error(`${type} in a ${category} stream`);
};

/** Folds an event into its stream. The same fold serves the committer, read models, rebuilds and audits. */
export const evolveStream = (stream: StreamState, event: GlasscaseEvent, at: Instant): StreamState => {
  switch (event.type) {
    case 'PlayerRegistered':
    case 'DepositSettled':
    case 'CaseOpened':
    case 'ItemsSold':
    case 'SeedRotated':
    case 'HostSeedsCommitted':
    case 'UpgradePlayed':
    case 'DreamChased':
    case 'BattleEntered':
    case 'BattleRefunded':
    case 'BattleConcluded':
    case 'ItemsEscrowed':
    case 'EscrowReleased':
    case 'PrizeWon':
    case 'DepositRequested':
    case 'DepositCancelled':
    case 'PaymentSettled':
    case 'RebateEarned':
    case 'ItemsExchanged':
    case 'FreeItemsSold':
    case 'PointsTransferred':
    case 'PointsSent':
    case 'PointsReceived':
    case 'InviterBound':
    case 'InviteeJoined':
    case 'RebateClaimed':
    case 'VipRewardClaimed':
    case 'DailyRewardClaimed':
    case 'BonusReleased':
    case 'CouponGranted':
    case 'CouponRevoked':
    case 'CodeRewarded':
    case 'FreeCaseOpened':
    case 'ShopPurchased':
    case 'RetrievalRequested':
    case 'RetrievalAdvanced':
    case 'BalanceAdjusted':
    case 'PlayerErased':
      if (stream.category !== 'player') return misplaced(event.type, stream.category);
      return { category: 'player', state: evolvePlayer(stream.state, event, at) };
    case 'CasePublished':
    case 'CaseRetired':
      if (stream.category !== 'case') return misplaced(event.type, stream.category);
      return { category: 'case', state: evolveCase(stream.state, event) };
    case 'SkinPublished':
      if (stream.category !== 'skin') return misplaced(event.type, stream.category);
      return { category: 'skin', state: evolveSkin(stream.state, event) };
    case 'GameStopped':
    case 'GameResumed':
      if (stream.category !== 'game') return misplaced(event.type, stream.category);
      return { category: 'game', state: evolveGame(stream.state, event) };
    case 'BattleCreated':
    case 'SeatTaken':
    case 'BattleLocked':
    case 'BattleBeaconArrived':
    case 'BattleRoundPlayed':
    case 'BattleSettled':
    case 'BattleDissolved':
      if (stream.category !== 'battle') return misplaced(event.type, stream.category);
      return { category: 'battle', state: evolveBattle(stream.state, event, at) };
    case 'GiveawayCreated':
    case 'GiveawayEntered':
    case 'GiveawayLocked':
    case 'GiveawayDrawn':
    case 'GiveawayCancelled':
    case 'GiveawayAwarded':
      if (stream.category !== 'giveaway') return misplaced(event.type, stream.category);
      return { category: 'giveaway', state: evolveGiveaway(stream.state, event, at) };
    case 'ConsolationPublished':
      if (stream.category !== 'table') return misplaced(event.type, stream.category);
      return { category: 'table', state: evolveConsolation(stream.state, event) };
    case 'ListingStocked':
    case 'ListingClosed':
    case 'StockTaken':
      if (stream.category !== 'listing') return misplaced(event.type, stream.category);
      return { category: 'listing', state: evolveListing(stream.state, event) };
    case 'GoldenCodeIssued':
    case 'GoldenCodeRedeemed':
      if (stream.category !== 'code') return misplaced(event.type, stream.category);
      return { category: 'code', state: evolveGoldenCode(stream.state, event) };
    case 'ProgrammePublished':
      if (stream.category !== 'programme') return misplaced(event.type, stream.category);
      return { category: 'programme', state: evolveProgramme(stream.state, event) };
  }
};
