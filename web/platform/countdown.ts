/** The time left until a moment, as the page writes it: whole days, and the rest as a clock. */
export interface TimeLeft {
  readonly days: number;
  /** `02:18:40` */
  readonly clock: string;
}

const SECOND = 1000;
const DAY_S = 24 * 60 * 60;

const two = (count: number): string => String(count).padStart(2, '0');

/** Rounded up to the whole second, so that it is 0 only once the moment has come; 0 for a past moment. */
export const timeLeft = (until: number, now: number): TimeLeft => {
  const seconds = Math.max(0, Math.ceil((until - now) / SECOND));
  const rest = seconds % DAY_S;
  return {
    days: Math.floor(seconds / DAY_S),
    clock: `${two(Math.floor(rest / 3600))}:${two(Math.floor(rest / 60) % 60)}:${two(rest % 60)}`,
  };
};

/** Milliseconds until the shown number changes. */
export const untilNextSecond = (until: number, now: number): number => {
  const left = (until - now) % SECOND;
  return left > 0 ? left : SECOND + left;
};
