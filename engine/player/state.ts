import type { Map as PersistentMap, Set as PersistentSet } from 'immutable';
import type { z } from 'zod';
import { currentValue, type SeesSkins } from '../catalog/skin/state.ts';
import {
  type DataOf,
  defineChangedEvent,
  type EventDefinition,
  FIRST,
  type Description as Meaning,
  type Past,
  type Typed,
} from '../facts/define-event.ts';
import type { BalanceType, HeldItem } from '../facts/facts.ts';
import type { CommittedPair } from '../kernel/committed-pair.ts';
import type { AnyEvent, Decision, Instant } from '../kernel/decision.ts';
import type { ItemFacts } from '../kernel/event-codec.ts';
import type { Handler } from '../kernel/handler.ts';
import {
  type BattleId,
  type CommandId,
  type GiveawayId,
  type HexHash,
  type ItemId,
  itemIdOf,
  type OrderId,
  type PairId,
  type PlayerId,
  type RoundId,
  type Token128,
} from '../kernel/ids.ts';
import { formatMoney, lesserOf, type Money } from '../kernel/money.ts';
import { reject } from '../kernel/result.ts';
import type { World } from '../kernel/world.ts';
import { NOTHING_UNTOLD, type Promotion, type Rewards } from '../rewards/state.ts';
import { inForce } from '../terms/in-force.ts';
import type { SeesTerms, TermsState } from '../terms/state.ts';
import type { Activity } from './safer-play.ts';
import { seedsSection } from './terms.ts';

/** A pair that plays are drawn from, by and by. */
export interface OwnPair extends CommittedPair {
  /** The pair's limits are those of the terms in force then; later terms change nothing about the pair. */
  readonly committedAt: Instant;
}

/** A pair that plays are drawn from now. `seq` counts a player's pairs of this kind, loose ones or lanes, from 1. */
export interface PairInUse extends OwnPair {
  readonly seq: number;
  readonly startedAt: Instant;
  /** Rounds played; the next one is `roundCount + 1`. */
  readonly roundCount: number;
}

/** A pair in use by one device, whose links were fixed when it came into use. `docs/lanes.md` says more. */
export interface Lane extends PairInUse {
  readonly userSeed: string;
  /** The device key that opened it. */
  readonly key: string;
  /** The last step that was taken, and its link; 0 and the anchor before the first. */
  readonly step: number;
  readonly link: string;
  /** Of the opening, or of the last play. */
  readonly usedAt: Instant;
}

/** A key that opens lanes. */
export interface DeviceKey {
  readonly addedAt: Instant;
  /** The player's first key, or one that a rooted key signed in. It has a say over other keys and their lanes. */
  readonly rooted: boolean;
}

/** A deposit that isn't settled. Cancelled ones are kept, as their payment may come all the same. */
export interface PendingDeposit {
  readonly amount: Money;
  /** Hash of the rewards that its payment keeps; null before there were any. */
  readonly terms: HexHash | null;
  readonly couponId: Token128 | null;
  readonly oneTimeRewards: boolean;
  readonly requestedAt: Instant;
  readonly cancelled: boolean;
}

/** A payment that was settled, and may be reversed. Amounts are minor units. */
export interface PaidDeposit {
  readonly amount: Money;
  /** The locked bonuses that came with it. */
  readonly bonus: Money;
  /** The part of `amount` that is reversed already. */
  readonly reversed: Money;
  /** Whether it brings the player's inviter a rebate. */
  readonly rebated: boolean;
  readonly paidAt: Instant;
}

export type RetrievalState = 'retrieving' | 'awaiting-shipment' | 'awaiting-receipt';

/** An item on its way to Steam. */
export interface OpenRetrieval {
  readonly item: HeldItem;
  readonly state: RetrievalState;
}

/** Pairs committed for the rooms that the player opens next. */
export interface HostSeeds {
  readonly battle: CommittedPair;
  readonly giveaway: CommittedPair;
}

export interface RegisteredPlayer {
  readonly status: 'registered';
  readonly playerId: PlayerId;
  /** Open entries of the stream: items are named by the one that makes them. */
  readonly openEntries: number;
  readonly coin: Money;
  readonly points: Money;
  readonly userSeed: string;
  readonly current: PairInUse;
  readonly next: OwnPair;
  /** Devices that may open lanes, by their public keys. */
  readonly keys: PersistentMap<string, DeviceKey>;
  /** Additions and removals of keys. */
  readonly keyChanges: number;
  /** Open lanes, by the ids of their pairs; and how many were ever opened. */
  readonly lanes: PersistentMap<PairId, Lane>;
  readonly lanesOpened: number;
  /** Null until they were asked for the first time. */
  readonly hostSeeds: HostSeeds | null;
  /** Held items only; persistent, so that a batch can be dropped without copying a large backpack. */
  readonly items: PersistentMap<ItemId, HeldItem>;
  /** Items waiting as prizes of the player's own giveaways. */
  readonly escrow: PersistentMap<ItemId, HeldItem>;
  /** Battles with a paid seat that aren't over, and own giveaways that aren't. */
  readonly battles: PersistentSet<BattleId>;
  readonly giveaways: PersistentSet<GiveawayId>;
  /** Coin staked in plays that were settled, over all time. Member grades count it. */
  readonly wagered: Money;
  readonly lastDepositAt: Instant | null;
  readonly registeredAt: Instant;
  /** Settled deposits. */
  readonly depositCount: number;
  readonly deposits: PersistentMap<OrderId, PendingDeposit>;
  /** The newest payments. */
  readonly paid: PersistentMap<OrderId, PaidDeposit>;
  /** Owed to the house: the parts of reversed payments that the balances didn't cover. Minor units of coin. */
  readonly receivable: Money;
  readonly retrievals: PersistentMap<RoundId, OpenRetrieval>;
  readonly rewards: Rewards;
  /** The activity that limits count. */
  readonly activity: Activity;
  /** Of the last play of any game; null before the first. */
  readonly lastPlayAt: Instant | null;
}

type Inviting = Pick<Promotion, 'inviterId' | 'untold'>;

export type Balances = Readonly<Record<BalanceType, Money>>;

/** `erased`: there was a player here, and there will be none again. */
interface AbsentPlayer {
  readonly status: 'absent';
  readonly erased: boolean;
  /** The balances of an erased player, until they are booked. */
  readonly left: Balances;
  /** The inviter of an erased player, and the news that the inviter isn't told of yet. */
  readonly promotion: Inviting;
}

export type PlayerState = AbsentPlayer | RegisteredPlayer;

export interface SeesPlayers {
  player(id: PlayerId): PlayerState;
}

/** A player's stream, as the product's states hold it. */
export interface PlayerStream {
  readonly category: 'player';
  readonly state: PlayerState;
}

const NOTHING: Balances = { coin: 0n, points: 0n, locked: 0n };
export const NO_PLAYER: AbsentPlayer = {
  status: 'absent',
  erased: false,
  left: NOTHING,
  promotion: { inviterId: null, untold: NOTHING_UNTOLD },
};
export const ERASED_PLAYER: AbsentPlayer = { ...NO_PLAYER, erased: true };

/** With 600 for an item, 700 for a lane, 350 for an order, a coupon, a claim or a key, and 200 for a payment that may be reversed. */
export const bytesOfPlayer = (player: PlayerState): number =>
  player.status === 'absent'
    ? 2_700
    : 2_700 +
      600 * (player.items.size + player.escrow.size + player.retrievals.size) +
      150 * (player.battles.size + player.giveaways.size) +
      700 * player.lanes.size +
      350 * (player.keys.size + player.deposits.size + player.rewards.coupons.size + player.rewards.vipClaimed.size) +
      200 * (player.paid.size + player.rewards.promotion.rebated.size) +
      350 * player.rewards.promotion.untold.payments.length;

export const withRewards = (player: RegisteredPlayer, change: Partial<Rewards>): RegisteredPlayer => ({
  ...player,
  rewards: { ...player.rewards, ...change },
});

export const withPromotion = (player: RegisteredPlayer, change: Partial<Promotion>): RegisteredPlayer =>
  withRewards(player, { promotion: { ...player.rewards.promotion, ...change } });

/** Pairs whose secrets a command of this player may need: the one in use and the one that may follow at once. */
export const pairsOf = (state: PlayerState | undefined): readonly PairId[] =>
  state?.status === 'registered' ? [state.current.pairId, state.next.pairId] : [];

/** Every pair that plays of the player may be drawn from now: that of loose ones, and the lanes. */
export const pairsInUse = ({ current, lanes }: RegisteredPlayer): readonly PairInUse[] => [current, ...lanes.values()];

/** An item as events describe it. */
export const factsOf = ({ itemId, skin, wear, float, value }: HeldItem): ItemFacts => ({
  itemId,
  skin,
  wear,
  float,
  value: formatMoney(value),
});

/** The n-th item, from 1, that the player's next open entry makes. */
export const nextItem = ({ playerId, openEntries }: RegisteredPlayer, n = 1): ItemId =>
  itemIdOf(playerId, openEntries + 1, n);

/** Those of the items that come from free cases: they can only be sold. */
export const freeAmong = ({ items }: RegisteredPlayer, itemIds: readonly ItemId[]): readonly ItemId[] =>
  itemIds.filter((id) => items.get(id)?.free === true);

export const balancesOf = (player: PlayerState): Balances =>
  player.status === 'absent'
    ? player.left
    : { coin: player.coin, points: player.points, locked: player.rewards.bonus.locked };

/** The player's inviter, and the news that the inviter isn't told of yet. */
export const invitingOf = (player: PlayerState): Inviting =>
  player.status === 'absent' ? player.promotion : player.rewards.promotion;

export const balanceOf = (player: PlayerState, balance: BalanceType): Money => balancesOf(player)[balance];

export const walletOf = (player: PlayerState): Readonly<Record<BalanceType, string>> => {
  const { coin, points, locked } = balancesOf(player);
  return { coin: formatMoney(coin), points: formatMoney(points), locked: formatMoney(locked) };
};

/** When an event came, and whom it met. */
export interface Around {
  readonly at: Instant;
  /** The player before the event's facts. */
  readonly before: RegisteredPlayer;
}

/** An event of a player's stream. */
export interface PlayerEventDefinition extends EventDefinition {
  readonly stream: 'player';
  /**
   * Folds the event's changes besides money, items and the counts of plays: its facts are in `player` already.
   * @throws TypeError for an event of another type
   */
  fold(player: RegisteredPlayer, event: Typed, around: Around): RegisteredPlayer;
}

interface Description<Data> extends Meaning<Data> {
  /** Left out where the facts are all of it. */
  readonly fold?: (player: RegisteredPlayer, data: Data, around: Around) => RegisteredPlayer;
}

/** A type of event of players' streams that the log may hold in earlier versions, too. */
export const defineChangedPlayerEvent = <
  const Type extends string,
  Shape extends z.core.$ZodLooseShape,
  Version extends number,
>(
  type: Type,
  past: Past<DataOf<NoInfer<Shape>>, Version>,
  shape: Shape,
  { fold, ...description }: Description<DataOf<Shape>>,
) => {
  const defined = defineChangedEvent(type, past, shape, { stream: 'player', ...description });
  return {
    ...defined,
    fold: (player: RegisteredPlayer, event: Typed, around: Around): RegisteredPlayer =>
      fold === undefined ? player : fold(player, defined.dataOf(event), around),
  } as const satisfies PlayerEventDefinition & Record<string, unknown>;
};

/** One type of event of players' streams: its schema, what it means, and what it changes besides. */
export const definePlayerEvent = <const Type extends string, Shape extends z.core.$ZodLooseShape>(
  type: Type,
  shape: Shape,
  description: Description<DataOf<Shape>>,
) => defineChangedPlayerEvent(type, FIRST, shape, description);

/** Before there were any terms, the hard bounds. */
const limitsOf = (terms: TermsState, { committedAt }: Pick<OwnPair, 'committedAt'>) =>
  inForce(terms, 'seeds', committedAt)?.values ?? seedsSection.defaults;

/** The moment from which a pair that is in use since `startedAt` is too old for another round. */
export const usableUntil = (pair: Pick<PairInUse, 'committedAt' | 'startedAt'>, terms: TermsState): Instant =>
  pair.startedAt + limitsOf(terms, pair).longestUseMs;

/** Rounds that a pair may still be played for; 0 or less where it is used up. */
export const roundsLeft = (pair: PairInUse, terms: TermsState): number =>
  limitsOf(terms, pair).maxRounds - pair.roundCount;

/** Whether a pair has as many rounds as it may have: the command that played the last of them retires it. */
export const isUsedUp = (pair: PairInUse, terms: TermsState): boolean => roundsLeft(pair, terms) <= 0;

/** Until when an item is worth its committed value: as the terms said when it was acquired. Later terms change nothing about it. */
export const lockedUntil = (terms: TermsState, { acquiredAt }: Pick<HeldItem, 'acquiredAt'>): Instant =>
  acquiredAt + (inForce(terms, 'items', acquiredAt)?.values.valueLockMs ?? 0);

export interface Worth {
  /** The catalog's value where the lock is over, else null. */
  readonly current: Money | null;
  readonly worth: Money;
}

/** The present worth of one item: its committed value, and after the lock the lower of that and the catalog's. */
export const worthOf = (item: HeldItem, world: Pick<World, 'at'> & SeesSkins & SeesTerms): Worth => {
  const { skin, wear, value } = item;
  const locked = world.at < lockedUntil(world.terms(), item);
  const current = locked ? null : currentValue(world.skin(skin), wear);
  return { current, worth: current === null ? value : lesserOf(value, current) };
};

/** Decides a command of a player who is there; any other is refused. */
export const forPlayer =
  <Command extends { readonly playerId: PlayerId }, Event extends AnyEvent, Sees extends SeesPlayers, Folded = never>(
    decide: (
      player: RegisteredPlayer,
      command: Command,
      world: World & Sees,
      commandId: CommandId,
    ) => Decision<Event, Folded>,
  ): Handler<Command, Event, Sees, Folded>['decide'] =>
  (command, world, commandId) => {
    const player = world.player(command.playerId);
    return player.status === 'absent' ? reject('PLAYER_NOT_FOUND') : decide(player, command, world, commandId);
  };
