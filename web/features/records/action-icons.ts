import type { ActionType } from '../../generated/graphql.ts';
import { GAMES, type GameAction } from '../../platform/games.ts';
import { keysOf } from '../../platform/keys-of.ts';
import type { IconName } from '../../ui/icon-paths.ts';

const OTHERS: Readonly<Record<Exclude<ActionType, GameAction>, IconName>> = {
  BATTLE_REFUND: 'refresh',
  BATTLE_SHARE: 'swap',
  DEPOSIT: 'plus',
  FIRST_DEPOSIT_BONUS: 'gift',
  COUPON_BONUS: 'gift',
  DAILY_REWARD: 'gift',
  BONUS_RELEASED: 'lock',
  ITEM_SALE: 'tag',
  FREE_ITEM_SALE: 'tag',
  ITEM_EXCHANGE: 'swap',
  SHOP_PURCHASE: 'shop',
  TRANSFER_OUT: 'send',
  TRANSFER_IN: 'send',
  REBATE: 'user',
  VIP_REWARD: 'crown',
  GOLDEN_CODE: 'gift',
  CONTEST_PRIZE: 'crown',
  ADJUSTMENT: 'info',
  DEPOSIT_REVERSED: 'refresh',
  BONUS_REVERSED: 'refresh',
  RECEIVABLE_PAID: 'refresh',
  REBATE_REVERSED: 'refresh',
  ERASURE: 'x',
};

const ICONS: ReadonlyMap<ActionType, IconName> = new Map([
  ...Object.values(GAMES).flatMap(({ actions, icon }) => actions.map((action) => [action, icon] as const)),
  ...keysOf(OTHERS).map((action) => [action, OTHERS[action]] as const),
]);

/** The actions that move a balance: games first. */
export const ACTIONS: readonly ActionType[] = [...ICONS.keys()];

/** The icon of a list for an action that only a newer site knows. */
export const actionIcon = (action: ActionType): IconName => ICONS.get(action) ?? 'list';
