import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '../simulate/random.ts';
import { type Act, dream, fillUp, joinBattle, joinGiveaway, openCase, sellSome, upgrade } from './acts.ts';
import type { DemoPlayer } from './cast.ts';
import { type Ask, Refused } from './client.ts';

/** What they do, and how often of a hundred times. */
const WISHES: readonly (readonly [number, (act: Act) => Promise<void>])[] = [
  [46, openCase],
  [10, sellSome],
  [14, upgrade],
  [7, dream],
  [16, joinBattle],
  [7, joinGiveaway],
];

const wish = (random: Random): ((act: Act) => Promise<void>) => {
  let left = random.below(100);
  for (const [weight, act] of WISHES) {
    if (left < weight) return act;
    left -= weight;
  }
  return openCase;
};

/** Somebody does something about this often. */
const PACE_MS = 1_800;
/** At first, so that nobody meets an empty site. */
const FIRST_ACTS = 60;

export interface Demo {
  stop(): Promise<void>;
}

export interface DemoParts {
  readonly ask: Ask;
  readonly cast: readonly DemoPlayer[];
  readonly random: Random;
  /** Told of what went wrong and isn't one of the rules' lawful refusals. */
  readonly onTrouble: (what: string) => void;
}

/** Lets the cast play at a gentle pace until it is stopped. What the rules refuse is part of life; nothing ends the play. */
export const startDemo = ({ ask, cast, random, onTrouble }: DemoParts): Demo => {
  const stopping = new AbortController();

  const actOnce = async (): Promise<void> => {
    const act: Act = { ask, random, player: random.pick(cast) };
    try {
      await fillUp(act);
      await wish(random)(act);
    } catch (error) {
      if (error instanceof Refused && error.code !== 'INTERNAL') return;
      if (!stopping.signal.aborted) onTrouble(error instanceof Error ? error.message : 'unknown');
    }
  };

  const run = async (): Promise<void> => {
    for (let acts = 0; !stopping.signal.aborted; acts += 1) {
      await actOnce();
      const pause = acts < FIRST_ACTS ? 40 : PACE_MS / 2 + random.below(PACE_MS);
      await sleep(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };
  const running = run();
  return {
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
};
