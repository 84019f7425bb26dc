import type { StakeItem } from '../stake-picker/chosen.ts';
import type { Target } from '../targets/target-query.ts';
import type { RollSide } from '../wheel/roll.ts';
import type { UpgradePlayState } from './use-upgrade-play.ts';

/** The content of the stage: the play that is under way or over, else the player's choice. */
export interface UpgradeView {
  /** Empty for a play that was found after a reload: then only their number is known. */
  readonly items: readonly StakeItem[];
  readonly itemCount: number;
  /** Minor units. */
  readonly coin: number;
  readonly total: number;
  /** Null also while the answer to a found play is on its way. */
  readonly target: Target | null;
  readonly side: RollSide;
  /** Of 10,000,000; null while a choice is missing. */
  readonly tickets: number | null;
}

interface Chosen {
  readonly items: readonly StakeItem[];
  readonly coin: number;
  readonly total: number;
  readonly target: Target | null;
  readonly side: RollSide;
  readonly tickets: number | null;
}

export const viewOf = (state: UpgradePlayState, chosen: Chosen): UpgradeView => {
  const { items } = chosen;
  if (state.phase === 'revealing' || state.phase === 'revealed') {
    const { played, target } = state.outcome;
    const itemCount = state.record.body.itemIds.length;
    const { coin, stake: total, side, winTickets: tickets } = played;
    return { items, itemCount, coin, total, target, side, tickets };
  }
  if (state.phase === 'sending' && !state.parked) {
    const { itemIds, coin, stake: total, side, winTickets: tickets } = state.record.body;
    return { items, itemCount: itemIds.length, coin, total, target: chosen.target, side, tickets };
  }
  const { coin, total, target, side, tickets } = chosen;
  return { items, itemCount: items.length, coin, total, target, side, tickets };
};
