import type { Command } from '../commands.ts';
import type { GlasscaseEvent } from '../events.ts';
import type { BattleState } from '../games/battle/state.ts';
import type { RecordedEvent } from '../glasscase-decision.ts';
import type { BattleId } from '../kernel/ids.ts';
import type { PlayerState } from '../player/state.ts';
import { isPlay } from './pair-events.ts';
import { isCatalogEvent, rebuildCatalog } from './rebuild-catalog.ts';
import { isItemEvent, rebuildItems, rebuildPurchase } from './rebuild-items.ts';
import { isMoneyEvent, rebuildMoney } from './rebuild-money.ts';
import { rebuildPlay, rebuildRotation } from './rebuild-play.ts';
import { rebuildBattleCreation, rebuildDissolution, rebuildGiveawayCreation, rebuildSeat } from './rebuild-room.ts';

/** What the rebuilding may ask of the state before the command. */
export interface Before {
  /** The player of the first event's stream; null where that isn't a player's. */
  readonly player: PlayerState | null;
  battle(id: BattleId): BattleState;
}

/** The event that tells most about its command, where another one comes first. */
const telling = (events: readonly RecordedEvent[], { stream, event: first }: RecordedEvent): GlasscaseEvent => {
  const meant = (fits: (event: GlasscaseEvent, at: RecordedEvent) => boolean): GlasscaseEvent =>
    events.find((one) => fits(one.event, one))?.event ?? first;
  switch (first.type) {
    case 'SeedRotated':
      // A pair came of age with a play.
      return meant((event, at) => at.stream === stream && isPlay(event));
    case 'BattleRefunded':
      return meant((event) => event.type === 'BattleDissolved' && event.data.battleId === first.data.battleId);
    case 'EscrowReleased':
      return meant(({ type, data }) => type === 'GiveawayAwarded' && data.giveawayId === first.data.giveawayId);
    default:
      return first;
  }
};

/** What somebody, or a clock, must have asked for when these events came out; null where nothing leads to them. */
export const rebuildCommand = (events: readonly RecordedEvent[], before: Before): Command | null => {
  const [first] = events;
  if (first === undefined) return null;
  const event = telling(events, first);
  if (isMoneyEvent(event)) return rebuildMoney(event);
  if (isItemEvent(event)) return rebuildItems(event, events);
  if (isCatalogEvent(event)) return rebuildCatalog(event, events);
  switch (event.type) {
    case 'CaseOpened':
    case 'FreeCaseOpened':
    case 'UpgradePlayed':
    case 'DreamChased':
      return rebuildPlay(event);
    case 'PlayerRegistered':
      return { type: 'RegisterPlayer', playerId: event.data.playerId, userSeed: event.data.userSeed };
    case 'DepositSettled': {
      const { playerId, depositId, provider, amount } = event.data;
      return { type: 'SettleDeposit', playerId, depositId, provider, amount };
    }
    case 'StockTaken':
      return rebuildPurchase(event, events[1]);
    case 'SeedRotated':
      return rebuildRotation(event, before.player);
    case 'HostSeedsCommitted':
      return { type: 'CommitHostSeeds', playerId: event.data.playerId };
    case 'BattleCreated':
      return rebuildBattleCreation(event);
    case 'SeatTaken':
      return rebuildSeat(event, before.battle(event.data.battleId));
    case 'BattleDissolved':
      return rebuildDissolution(event, before.battle(event.data.battleId));
    case 'BattleRoundPlayed':
      return { type: 'PlayBattleRound', battleId: event.data.battleId, round: event.data.round };
    case 'BattleBeaconArrived': {
      const { battleId, round, signature, randomness } = event.data;
      return { type: 'DeliverBattleBeacon', battleId, round, signature, randomness };
    }
    case 'GiveawayCreated':
      return rebuildGiveawayCreation(event);
    case 'GiveawayEntered': {
      const { playerId, giveawayId, entropy } = event.data;
      return { type: 'EnterGiveaway', playerId, giveawayId, entropy };
    }
    case 'GiveawayLocked':
      return { type: 'DrawGiveaway', giveawayId: event.data.giveawayId };
    case 'GiveawayCancelled': {
      const { giveawayId, reason } = event.data;
      return { type: reason === 'operator' ? 'CancelGiveaway' : 'DrawGiveaway', giveawayId };
    }
    case 'GiveawayDrawn': {
      const { giveawayId, beacon } = event.data;
      return beacon === null ? null : { type: 'DeliverGiveawayBeacon', giveawayId, ...beacon };
    }
    case 'PrizeWon':
    case 'GiveawayAwarded':
      return { type: 'AwardPrizes', giveawayId: event.data.giveawayId };
    case 'GameStopped':
      return { type: 'StopGame', game: event.data.game, stop: true, reason: event.data.reason };
    case 'GameResumed':
      return { type: 'StopGame', game: event.data.game, stop: false, reason: '' };
    default:
      return null;
  }
};
