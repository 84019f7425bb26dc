import type { ReadEvent } from '../glasscase-decision.ts';
import type { Instant } from '../kernel/decision.ts';
import type { GameName } from '../kernel/game-name.ts';
import { formatMoney } from '../kernel/money.ts';

/** An item as it was won, and where its proof is. */
export interface WonItem {
  readonly itemId: string;
  /** The id of the round, battle or giveaway, as `/provably-fair/verify/{id}` takes it. */
  readonly proofId: string;
  readonly game: GameName;
  readonly playerId: string;
  readonly skinId: string;
  readonly wear: string;
  /** Minor units, decimal. */
  readonly value: string;
  /** Null where the item came from no case. */
  readonly caseSlug: string | null;
  readonly position: number;
  readonly at: Instant;
}

/** Items that an event brought its player. A prize that another player gave was won before, and isn't won again. */
export const itemsWon = ({ position, at, facts: { acquired, play } }: ReadEvent): readonly WonItem[] => {
  if (play === null) return [];
  return acquired
    .filter(({ item }) => !item.free)
    .map(({ owner, item }) => ({
      itemId: item.itemId,
      proofId: play.id,
      game: play.game,
      playerId: owner,
      skinId: item.skin,
      wear: item.wear,
      value: formatMoney(item.value),
      caseSlug: item.case,
      position,
      at,
    }));
};
