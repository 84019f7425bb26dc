import { accept } from '../kernel/decision.ts';
import type { GameName } from '../kernel/game-name.ts';
import type { Handler } from '../kernel/handler.ts';
import { gameStream, siteLogStream, termsStream } from '../kernel/ids.ts';
import { reject } from '../kernel/result.ts';
import { NOTICE_MS } from '../terms/in-force.ts';
import { boundsFalls, type SeesTerms, type TermsState } from '../terms/state.ts';
import { type GameEvent, gameResumed, gameStopped } from './events.ts';
import type { SeesSiteLog, SeesStops } from './state.ts';

/** The operator's emergency stop, and its end (`stop: false`). */
export type StopGame = {
  readonly type: 'StopGame';
  readonly game: GameName;
  readonly stop: boolean;
  /** Published. Empty when resuming. */
  readonly reason: string;
  /** How long plays are still taken; left out, `NOTICE_MS`. Stops from before there was a grace have 0. */
  readonly graceMs?: number;
};

/** A log whose terms bound how items fall was begun, or goes on, with stops that have a grace. */
const hasGrace = ({ graceMs = NOTICE_MS }: StopGame, terms: TermsState): boolean =>
  graceMs === NOTICE_MS || (graceMs === 0 && !boundsFalls(terms));

export const stopGame: Handler<StopGame, GameEvent, SeesStops & SeesSiteLog & SeesTerms> = {
  needs: ({ game }) => ({ streams: [gameStream(game), siteLogStream, termsStream], guards: [], pairs: [] }),

  decide: (command, world, commandId) => {
    const { game, stop, reason, graceMs = NOTICE_MS } = command;
    if ((world.game(game).stoppedFrom !== null) === stop) return reject('NOTHING_TO_DO');
    if (stop && !hasGrace(command, world.terms())) return reject('INPUT_INVALID', { field: 'graceMs' });
    // The lost entries may have revealed the old seeds.
    if (!stop && world.siteLog().continuing) return reject('GAME_STOPPED', { until: 'the old seeds are revealed' });
    const stream = gameStream(game);
    return stop
      ? accept([gameStopped.in(stream, { commandId, game, reason, graceMs })])
      : accept([gameResumed.in(stream, { commandId, game })]);
  },
};
