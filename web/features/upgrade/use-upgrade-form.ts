import { type Dispatch, useMemo, useReducer, useState } from 'react';
import type { Target } from '../targets/target-query.ts';
import type { RollSide } from '../wheel/roll.ts';
import { chanceTickets, isAllowed, largestStake, type UpgradeRules } from './chance.ts';
import { coinBound } from './coin-slider.ts';
import { freshened, itemsWorth, NO_STAKE, type StakeAction, type StakeItem, stakeReducer } from './stake.ts';

/** What is chosen for the next upgrade, and what follows from it; amounts in minor units. */
export interface UpgradeForm {
  readonly items: readonly StakeItem[];
  readonly coin: number;
  /** The most coin that can be laid in now. */
  readonly bound: number;
  /** Items and coin. */
  readonly total: number;
  readonly target: Target | null;
  readonly side: RollSide;
  /** Of 10,000,000; null while items or target are missing. Not yet limited. */
  readonly tickets: number | null;
  readonly allowed: boolean;
  readonly change: Dispatch<StakeAction>;
  readonly aim: (target: Target | null) => void;
  readonly chooseSide: (side: RollSide) => void;
}

interface Holdings {
  readonly playerId: string | undefined;
  /** Coin, minor units. */
  readonly balance: number;
  readonly listed: readonly StakeItem[];
}

export const useUpgradeForm = (rules: UpgradeRules, { playerId, balance, listed }: Holdings): UpgradeForm => {
  const [stake, change] = useReducer(stakeReducer, NO_STAKE);
  const [owner, setOwner] = useState(playerId);
  if (owner !== playerId) {
    setOwner(playerId);
    change({ type: 'clear' });
  }
  const [target, aim] = useState<Target | null>(null);
  const [side, chooseSide] = useState<RollSide>('UNDER');

  const items = useMemo(() => freshened(stake.items, listed), [stake.items, listed]);
  const worth = itemsWorth(items);
  const bound = coinBound(balance, worth, target === null ? null : largestStake(target.value, rules));
  const coin = Math.min(stake.coin, bound);
  const total = worth + coin;
  const tickets = items.length === 0 || target === null ? null : chanceTickets(total, target.value, rules);
  const allowed = tickets !== null && isAllowed(tickets, rules);
  return { items, coin, bound, total, target, side, tickets, allowed, change, aim, chooseSide };
};
