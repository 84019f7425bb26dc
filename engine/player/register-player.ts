import { accept } from '../kernel/decision.ts';
import type { Handler } from '../kernel/handler.ts';
import { type PlayerId, playerStream, termsStream } from '../kernel/ids.ts';
import { reject } from '../kernel/result.ts';
import type { SeesTerms } from '../terms/state.ts';
import { type PlayerRegistered, playerRegistered } from './events.ts';
import { retirementTimer } from './rotate-seed.ts';
import { type SeesPlayers, usableUntil } from './state.ts';

/** A new player enters the log. The id is random and unlinked from the account's personal data. */
export type RegisterPlayer = {
  readonly type: 'RegisterPlayer';
  readonly playerId: PlayerId;
  /** The player's seed until the player chooses one. */
  readonly userSeed: string;
};

export const registerPlayer: Handler<RegisterPlayer, PlayerRegistered, SeesPlayers & SeesTerms> = {
  needs: ({ playerId }) => ({ streams: [playerStream(playerId), termsStream], guards: [], pairs: [] }),

  decide: ({ playerId, userSeed }, world, commandId) => {
    const known = world.player(playerId);
    if (known.status !== 'absent' || known.erased) return reject('ALREADY_REGISTERED');
    const stream = playerStream(playerId);
    const started = { committedAt: world.at, startedAt: world.at };
    const data = { commandId, playerId, userSeed, current: world.freshPair(), next: world.freshPair() };
    return accept(
      [playerRegistered.in(stream, data)],
      [{ change: 'set', timer: retirementTimer(stream, 1), dueAt: usableUntil(started, world.terms()) }],
    );
  },
};
