import { Map as PersistentMap, Set as PersistentSet } from 'immutable';
import { z } from 'zod';
import type { HeldItem } from '../facts/facts.ts';
import { userSeedPattern } from '../fairness/seed-pair.ts';
import {
  battleId,
  caseSlug,
  committedPair,
  count,
  giveawayId,
  itemIdText,
  money,
  orderId,
  playerId,
  roundIdText,
  skinId,
  token128,
  wear,
} from '../kernel/event-codec.ts';
import { ORIGINS } from '../kernel/game-name.ts';
import type { ItemId, OrderId, RoundId } from '../kernel/ids.ts';
import { formatMoney, parseMoney } from '../kernel/money.ts';
import type { OpenRetrieval, PendingDeposit, RegisteredPlayer } from '../player/state.ts';
import { activitySnapshot, decodeActivity, encodeActivity } from './activity-snapshot.ts';
import { decodeGrowth, encodeGrowth, growthSnapshot } from './growth-snapshot.ts';

const heldItem = z.tuple([
  itemIdText,
  skinId,
  wear,
  z.int().nullable(),
  money,
  z.int(),
  z.enum(ORIGINS),
  caseSlug.nullable(),
  z.boolean(),
]);
type ItemText = z.infer<typeof heldItem>;
const pendingDeposit = z.tuple([orderId, money, token128.nullable(), z.boolean(), z.int(), z.boolean()]);
type DepositText = z.infer<typeof pendingDeposit>;
const openRetrieval = z.tuple([roundIdText, heldItem, z.enum(['retrieving', 'awaiting-shipment', 'awaiting-receipt'])]);
type RetrievalText = z.infer<typeof openRetrieval>;

const ownPair = committedPair.extend({ committedAt: z.int() });

/** A change of a state's shape is a new number here: snapshots of another number are passed over. */
const playerSnapshot = z.strictObject({
  format: z.literal(5),
  playerId,
  openEntries: count,
  coin: money,
  points: money,
  userSeed: z.string().regex(userSeedPattern),
  current: ownPair.extend({ seq: z.int().min(1), startedAt: z.int(), roundCount: count }),
  next: ownPair,
  hostSeeds: z.strictObject({ battle: committedPair, giveaway: committedPair }).nullable(),
  items: z.array(heldItem),
  escrow: z.array(heldItem),
  battles: z.array(battleId),
  giveaways: z.array(giveawayId),
  wagered: money,
  lastDepositAt: z.int().nullable(),
  registeredAt: z.int(),
  depositCount: count,
  deposits: z.array(pendingDeposit),
  retrievals: z.array(openRetrieval),
  growth: growthSnapshot,
  activity: activitySnapshot,
  lastPlayAt: z.int().nullable(),
});

const itemText = (item: HeldItem): ItemText => [
  item.itemId,
  item.skin,
  item.wear,
  item.float,
  formatMoney(item.value),
  item.acquiredAt,
  item.game,
  item.case,
  item.free,
];

const itemOf = (text: ItemText): HeldItem => {
  const [itemId, skin, itemWear, float, value, acquiredAt, origin, slug, free] = text;
  return {
    ...{ itemId, skin, wear: itemWear, float, acquiredAt, game: origin, case: slug, free },
    value: parseMoney(value),
  };
};

const itemTexts = (items: RegisteredPlayer['items']): ItemText[] => items.valueSeq().map(itemText).toArray();

const itemsOf = (texts: readonly ItemText[]): RegisteredPlayer['items'] =>
  PersistentMap(texts.map((text): [ItemId, HeldItem] => [text[0], itemOf(text)]));

const depositTexts = (deposits: RegisteredPlayer['deposits']): DepositText[] =>
  deposits
    .entrySeq()
    .map(([id, { amount, couponId, oneTimeRewards, requestedAt, cancelled }]): DepositText => {
      return [id, formatMoney(amount), couponId, oneTimeRewards, requestedAt, cancelled];
    })
    .toArray();

const depositsOf = (texts: readonly DepositText[]): RegisteredPlayer['deposits'] =>
  PersistentMap(
    texts.map(([id, amount, couponId, oneTimeRewards, requestedAt, cancelled]): [OrderId, PendingDeposit] => [
      id,
      { amount: parseMoney(amount), couponId, oneTimeRewards, requestedAt, cancelled },
    ]),
  );

const retrievalTexts = (retrievals: RegisteredPlayer['retrievals']): RetrievalText[] =>
  retrievals
    .entrySeq()
    .map(([id, { item, state }]): RetrievalText => [id, itemText(item), state])
    .toArray();

const retrievalsOf = (texts: readonly RetrievalText[]): RegisteredPlayer['retrievals'] =>
  PersistentMap(texts.map(([id, item, state]): [RoundId, OpenRetrieval] => [id, { item: itemOf(item), state }]));

export const encodePlayer = (player: RegisteredPlayer): z.infer<typeof playerSnapshot> => {
  const { status: _, coin, points, wagered, items, escrow, battles, giveaways, ...others } = player;
  const { deposits, retrievals, growth, activity, ...rest } = others;
  return {
    format: 5,
    ...rest,
    coin: formatMoney(coin),
    points: formatMoney(points),
    wagered: formatMoney(wagered),
    items: itemTexts(items),
    escrow: itemTexts(escrow),
    battles: battles.toArray(),
    giveaways: giveaways.toArray(),
    deposits: depositTexts(deposits),
    retrievals: retrievalTexts(retrievals),
    growth: encodeGrowth(growth),
    activity: encodeActivity(activity),
  };
};

export const decodePlayer = (json: unknown): RegisteredPlayer | null => {
  const parsed = playerSnapshot.safeParse(json);
  if (!parsed.success) return null;
  const { format: _, coin, points, wagered, items, escrow, battles, giveaways, ...others } = parsed.data;
  const { deposits, retrievals, growth, activity, ...rest } = others;
  return {
    status: 'registered',
    ...rest,
    coin: parseMoney(coin),
    points: parseMoney(points),
    wagered: parseMoney(wagered),
    items: itemsOf(items),
    escrow: itemsOf(escrow),
    battles: PersistentSet(battles),
    giveaways: PersistentSet(giveaways),
    deposits: depositsOf(deposits),
    retrievals: retrievalsOf(retrievals),
    growth: decodeGrowth(growth),
    activity: decodeActivity(activity),
  };
};
