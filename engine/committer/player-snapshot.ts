import { Map as PersistentMap, Set as PersistentSet } from 'immutable';
import { z } from 'zod';
import { userSeedPattern } from '../fairness/seed-pair.ts';
import {
  battleId,
  caseSlug,
  committedPair,
  count,
  game,
  giveawayId,
  money,
  playerId,
  roundIdText,
  skinId,
  wear,
} from '../kernel/event-codec.ts';
import type { ItemId } from '../kernel/ids.ts';
import { formatMoney, parseMoney } from '../kernel/money.ts';
import type { HeldItem, RegisteredPlayer } from '../player/state.ts';

const heldItem = z.tuple([roundIdText, skinId, wear, z.int().nullable(), money, z.int(), game, caseSlug.nullable()]);
type ItemText = z.infer<typeof heldItem>;

/** A change of a state's shape is a new number here: snapshots of another number are passed over. */
const playerSnapshot = z.strictObject({
  format: z.literal(2),
  playerId,
  coin: money,
  points: money,
  userSeed: z.string().regex(userSeedPattern),
  current: committedPair.extend({ seq: z.int().min(1), startedAt: z.int(), roundCount: count }),
  next: committedPair,
  hostSeeds: z.strictObject({ battle: committedPair, giveaway: committedPair }).nullable(),
  items: z.array(heldItem),
  escrow: z.array(heldItem),
  battles: z.array(battleId),
  giveaways: z.array(giveawayId),
  wagered: money,
  lastDepositAt: z.int().nullable(),
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
];

const itemTexts = (items: RegisteredPlayer['items']): ItemText[] => items.valueSeq().map(itemText).toArray();

const itemsOf = (texts: readonly ItemText[]): RegisteredPlayer['items'] =>
  PersistentMap(
    texts.map(([itemId, skin, itemWear, float, value, acquiredAt, wonIn, slug]): [ItemId, HeldItem] => [
      itemId,
      { itemId, skin, wear: itemWear, float, value: parseMoney(value), acquiredAt, game: wonIn, case: slug },
    ]),
  );

export const encodePlayer = (player: RegisteredPlayer): z.infer<typeof playerSnapshot> => {
  const { status: _, coin, points, wagered, items, escrow, battles, giveaways, ...rest } = player;
  return {
    format: 2,
    ...rest,
    coin: formatMoney(coin),
    points: formatMoney(points),
    wagered: formatMoney(wagered),
    items: itemTexts(items),
    escrow: itemTexts(escrow),
    battles: battles.toArray(),
    giveaways: giveaways.toArray(),
  };
};

export const decodePlayer = (json: unknown): RegisteredPlayer | null => {
  const parsed = playerSnapshot.safeParse(json);
  if (!parsed.success) return null;
  const { format: _, coin, points, wagered, items, escrow, battles, giveaways, ...rest } = parsed.data;
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
  };
};
