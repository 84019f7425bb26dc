import { useEffect, useState } from 'react';
import type { GiveawayStatus } from '../../generated/graphql.ts';
import { useReducedMotion } from '../case/use-reduced-motion.ts';
import { wholeReveal } from './roll-code.ts';

export interface DrawReveal {
  /** The draw was awaited in this page, and its codes are rolling to where they stand. */
  readonly rolling: boolean;
  /** The outcome may be said: at once for who comes later, after the codes stand for who was there. */
  readonly revealed: boolean;
}

/** Shows a draw once, to those who were there when it was made. */
export const useDrawReveal = (phase: GiveawayStatus, winners: number, greatest: number): DrawReveal => {
  const reducedMotion = useReducedMotion();
  const [awaited, setAwaited] = useState(false);
  const [stands, setStands] = useState(false);
  if (!awaited && (phase === 'OPEN' || phase === 'DRAWING')) setAwaited(true);
  const over = phase === 'FINISHED';
  const rolling = over && awaited && !stands;
  useEffect(() => {
    if (!rolling) return undefined;
    const timer = setTimeout(() => setStands(true), wholeReveal(winners, greatest, reducedMotion));
    return () => clearTimeout(timer);
  }, [rolling, winners, greatest, reducedMotion]);
  return { rolling, revealed: over && !rolling };
};
