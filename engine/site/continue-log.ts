import { accept } from '../kernel/decision.ts';
import { GAMES } from '../kernel/game-name.ts';
import type { Handler } from '../kernel/handler.ts';
import { gameStream, siteLogStream } from '../kernel/ids.ts';
import { reject } from '../kernel/result.ts';
import {
  type GameStopped,
  gameStopped,
  type LogContinued,
  logContinued,
  type OldSeedsRevealed,
  oldSeedsRevealed,
} from './events.ts';
import { isStopped, type SeesSiteLog, type SeesStops } from './state.ts';

/** The operator lost signed entries, and continues the log under a new origin with the kept ones. */
export type ContinueLog = { readonly type: 'ContinueLog' } & Omit<LogContinued['data'], 'commandId'>;

/** Every seed that was committed before the loss is revealed. */
export type EndContinuation = { readonly type: 'EndContinuation' };

/** Every game stops with it, at once: a party that kept the lost entries may know the seeds. */
export const continueLog: Handler<ContinueLog, LogContinued | GameStopped, SeesSiteLog & SeesStops> = {
  needs: () => ({ streams: [siteLogStream, ...GAMES.map(gameStream)], guards: [], pairs: [] }),

  decide: ({ type: _, ...loss }, world, commandId) => {
    if (world.siteLog().continuing) return reject('NOTHING_TO_DO');
    if (loss.keptSize >= loss.size) return reject('INPUT_INVALID', { field: 'keptSize' });
    const running = GAMES.filter((game) => !isStopped(world, game));
    return accept([
      logContinued.in(siteLogStream, { commandId, ...loss }),
      ...running.map((game) => gameStopped.in(gameStream(game), { commandId, game, reason: loss.reason, graceMs: 0 })),
    ]);
  },
};

export const endContinuation: Handler<EndContinuation, OldSeedsRevealed, SeesSiteLog> = {
  needs: () => ({ streams: [siteLogStream], guards: [], pairs: [] }),

  decide: (_, world, commandId) =>
    world.siteLog().continuing ? accept([oldSeedsRevealed.in(siteLogStream, { commandId })]) : reject('NOTHING_TO_DO'),
};
