import { setTimeout as sleep } from 'node:timers/promises';
import { NoAnswer } from '../../test/player/http.ts';

const FIRST_WAIT_MS = 50;
const LONGEST_WAIT_MS = 1_000;

/** Asks until there is an answer. `onOpen` is told of each time that there is none. @throws Refused; NoAnswer after `until` */
export const untilAnswered = async <Answer>(
  ask: () => Promise<Answer>,
  until: number,
  onOpen: (reason: string) => void = () => undefined,
): Promise<Answer> => {
  for (let waitMs = FIRST_WAIT_MS; ; waitMs = Math.min(2 * waitMs, LONGEST_WAIT_MS)) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      onOpen(error.message);
      if (performance.now() > until) throw error;
      await sleep(waitMs);
    }
  }
};
