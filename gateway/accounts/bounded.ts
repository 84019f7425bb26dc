import { GatewayError } from '../errors.ts';

/** Runs a few pieces of work at a time, and lets a bounded number wait. */
export type Bounded = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** @throws GatewayError BUSY from the returned function when `maxWaiting` already wait. */
export const boundedBy = (atOnce: number, maxWaiting: number): Bounded => {
  const waiting: (() => void)[] = [];
  let running = 0;

  const turn = async (): Promise<void> => {
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (waiting.length >= maxWaiting) throw new GatewayError('BUSY');
    await new Promise<void>((resolve) => waiting.push(resolve));
  };

  /** Hands the place to the next one, or gives it up. */
  const leave = (): void => {
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  };

  return async (work) => {
    await turn();
    try {
      return await work();
    } finally {
      leave();
    }
  };
};
