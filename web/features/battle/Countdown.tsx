import type { ReactNode } from 'react';
import { type Clock, useNow } from './use-now.ts';

const TENTH_MS = 100;
const SECOND_MS = 1000;

interface CountdownProps {
  readonly clock: Clock;
  /** Milliseconds since 1970. */
  readonly until: number;
  /** `2.3` or `29:41`. */
  readonly shape: 'tenths' | 'minutes';
  /** Puts the figure into its words. `late` stands in its place where the time was up a while ago. */
  readonly children: (left: string) => ReactNode;
  readonly late: ReactNode;
}

/** News are on their way for so long before they count as late. */
const LATE_AFTER_MS = 1500;

const secondsLeft = (leftMs: number): string => (Math.max(0, leftMs) / SECOND_MS).toFixed(1);

export const minutesLeft = (leftMs: number): string => {
  const seconds = Math.ceil(Math.max(0, leftMs) / SECOND_MS);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

/** Time that runs out before one's eyes. */
export const Countdown = ({ clock, until, shape, children, late }: CountdownProps) => {
  const left = until - useNow(clock, shape === 'tenths' ? TENTH_MS : SECOND_MS);
  if (left < -LATE_AFTER_MS) return <>{late}</>;
  return <>{children(shape === 'tenths' ? secondsLeft(left) : minutesLeft(left))}</>;
};
