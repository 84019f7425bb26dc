import { accept } from '../kernel/decision.ts';
import type { GameName } from '../kernel/game-name.ts';
import type { Handler } from '../kernel/handler.ts';
import { gameStream, siteLogStream } from '../kernel/ids.ts';
import { reject } from '../kernel/result.ts';
import { type GameEvent, gameResumed, gameStopped } from './events.ts';
import type { SeesSiteLog, SeesStops } from './state.ts';

/** The operator's emergency stop, and its end (`stop: false`). */
export type StopGame = {
  readonly type: 'StopGame';
  readonly game: GameName;
  readonly stop: boolean;
  /** Published. Empty when resuming. */
  readonly reason: string;
};

export const stopGame: Handler<StopGame, GameEvent, SeesStops & SeesSiteLog> = {
  needs: ({ game }) => ({ streams: [gameStream(game), siteLogStream], guards: [], pairs: [] }),

  decide: ({ game, stop, reason }, world, commandId) => {
    if (world.game(game).stopped === stop) return reject('NOTHING_TO_DO');
    // What was lost may have revealed them.
    if (!stop && world.siteLog().continuing) return reject('GAME_STOPPED', { until: 'the old seeds are revealed' });
    const stream = gameStream(game);
    return stop
      ? accept([gameStopped.in(stream, { commandId, game, reason })])
      : accept([gameResumed.in(stream, { commandId, game })]);
  },
};
