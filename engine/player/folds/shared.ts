import { afterWager, type Growth } from '../../growth/growth-state.ts';
import type { Instant } from '../../kernel/decision.ts';
import type { ItemFacts } from '../../kernel/event-codec.ts';
import type { ItemOrigin } from '../../kernel/game-name.ts';
import type { CaseSlug, ItemId } from '../../kernel/ids.ts';
import { type Money, parseMoney } from '../../kernel/money.ts';
import { type Activity, type ActivityChange, withActivity } from '../activity.ts';
import type { PlayerEvent } from '../events.ts';
import type { HeldItem, RegisteredPlayer } from '../state.ts';

/** The events of those types. */
export type Of<Type extends PlayerEvent['type']> = Extract<PlayerEvent, { type: Type }>;

/** An item as an event describes it, in somebody's hands. */
export const heldItem = (
  { itemId, skin, wear, float, value }: ItemFacts,
  acquiredAt: Instant,
  game: ItemOrigin,
  slug: CaseSlug | null = null,
  free = false,
): HeldItem => ({ itemId, skin, wear, float, value: parseMoney(value), acquiredAt, game, case: slug, free });

export const withItem = (player: RegisteredPlayer, item: HeldItem): RegisteredPlayer['items'] =>
  player.items.set(item.itemId, item);

export const withoutItems = (
  player: RegisteredPlayer,
  gone: readonly { readonly itemId: ItemId }[],
): RegisteredPlayer['items'] => player.items.deleteAll(gone.map(({ itemId }) => itemId));

export const acting = (player: RegisteredPlayer, at: Instant, change: ActivityChange): Activity =>
  withActivity(player.activity, at, change);

/** What a settled stake of coin does to bonuses. */
export const afterStake = (growth: Growth, coin: Money): Growth => {
  const bonus = afterWager(growth.bonus, coin);
  return bonus === growth.bonus ? growth : { ...growth, bonus };
};

/** Coin was staked in a play that is settled. */
export const wagering = (player: RegisteredPlayer, coin: Money): Pick<RegisteredPlayer, 'wagered' | 'growth'> => ({
  wagered: player.wagered + coin,
  growth: afterStake(player.growth, coin),
});
