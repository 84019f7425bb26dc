import { setTimeout as sleep } from 'node:timers/promises';
import type { LaneSite } from '../../engine/device/ports.ts';
import { isPlayerId, mustBe } from '../../engine/kernel/ids.ts';
import { type Ask, Refused } from '../../test/player/ask.ts';
import { laneSite, programKeeper } from '../../test/player/lanes.ts';
import { PLAYED_GAMES } from '../simulate/games/index.ts';
import type { Random } from '../simulate/random.ts';
import type { LaneAct, Wish } from './acts/act.ts';
import { fillUp, sellSome } from './acts/money.ts';
import { revealSeeds } from './acts/reveal.ts';
import type { DemoPlayer } from './cast.ts';

/** Each of twenty players reveals their seeds every five minutes or so: a visitor can soon verify a new play. */
const WISHES: readonly Wish[] = [
  ...Object.values(PLAYED_GAMES).map(({ demo }) => demo),
  [10, sellSome],
  [16, revealSeeds],
];

/** Milliseconds between two acts of the cast, on average. */
const PACE_MS = 1_800;
/** Acts at the start, so that no visitor meets an empty site. */
const FIRST_ACTS = 60;

export interface Demo {
  stop(): Promise<void>;
}

export interface DemoParts {
  readonly ask: Ask;
  /** Reads the site's log, which a device compares answers with. */
  readonly read: LaneSite['read'];
  readonly cast: readonly DemoPlayer[];
  readonly random: Random;
  /** Milliseconds between two acts, once the site isn't empty any more. */
  readonly paceMs?: number;
  /** Told of what went wrong and isn't one of the rules' lawful refusals. */
  readonly onTrouble: (what: string) => void;
}

/** Lets the cast play at a gentle pace until `stop`. A refusal or an error doesn't end the play. */
export const startDemo = ({ ask, read, cast, random, paceMs = PACE_MS, onTrouble }: DemoParts): Demo => {
  const stopping = new AbortController();
  const seats = cast.map((player) => ({ player, keeper: programKeeper(laneSite(ask, player.token, read)) }));

  const actOnce = async (): Promise<void> => {
    const act: LaneAct = { ask, random, ...random.pick(seats) };
    try {
      await fillUp(act);
      await random.weighted(WISHES)(act);
    } catch (error) {
      if (error instanceof Refused && error.code !== 'INTERNAL') return;
      if (!stopping.signal.aborted) onTrouble(error instanceof Error ? error.message : 'unknown');
    }
  };

  const run = async (): Promise<void> => {
    for (let acts = 0; !stopping.signal.aborted; acts += 1) {
      await actOnce();
      const pause = acts < FIRST_ACTS ? 40 : paceMs / 2 + random.below(paceMs);
      await sleep(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };
  const running = run();
  return {
    stop: async () => {
      stopping.abort();
      await running;
      // The next run has other keys, and a player has few lanes.
      await Promise.allSettled(seats.map(({ keeper, player }) => keeper.close(mustBe(isPlayerId, player.playerId))));
    },
  };
};
