import { type Dispatch, useCallback, useState } from 'react';
import type { ChosenAction, ChosenItems } from '../stake-picker/chosen.ts';
import { useChosen } from '../stake-picker/use-chosen.ts';
import type { Target } from '../targets/target-query.ts';
import type { RollSide } from '../wheel/roll.ts';
import { chanceTickets, isAllowed, largestStake, type UpgradeRules } from './chance.ts';
import { coinBound, wholeCoin } from './coin-slider.ts';

/** The player's choice for the next upgrade, and the values that follow from it; amounts in minor units. */
export interface UpgradeForm {
  readonly items: ChosenItems;
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
  readonly change: Dispatch<ChosenAction>;
  readonly setCoin: (coin: number) => void;
  /** Takes everything out, coin too. */
  readonly clear: () => void;
  readonly aim: (target: Target | null) => void;
  readonly chooseSide: (side: RollSide) => void;
}

interface Holdings {
  readonly playerId: string | undefined;
  /** Coin, minor units. */
  readonly balance: number;
  readonly listed: ChosenItems;
}

export const useUpgradeForm = (rules: UpgradeRules, { playerId, balance, listed }: Holdings): UpgradeForm => {
  const { items, worth, change } = useChosen(playerId, listed);
  const [laid, setLaid] = useState({ playerId, coin: 0 });
  const [target, aim] = useState<Target | null>(null);
  const [side, chooseSide] = useState<RollSide>('UNDER');

  const bound = coinBound(balance, worth, target === null ? null : largestStake(target.value, rules));
  const coin = laid.playerId === playerId ? Math.min(laid.coin, bound) : 0;
  const total = worth + coin;
  const tickets = items.length === 0 || target === null ? null : chanceTickets(total, target.value, rules);
  const allowed = tickets !== null && isAllowed(tickets, rules);
  const setCoin = useCallback((next: number) => setLaid({ playerId, coin: wholeCoin(next) }), [playerId]);
  const clear = useCallback(() => {
    change({ type: 'clear' });
    setCoin(0);
  }, [change, setCoin]);
  return { items, coin, bound, total, target, side, tickets, allowed, change, setCoin, clear, aim, chooseSide };
};
