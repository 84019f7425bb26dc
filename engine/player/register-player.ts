import { accept } from '../kernel/decision.ts';
import type { Handler } from '../kernel/handler.ts';
import { type PlayerId, playerStream } from '../kernel/ids.ts';
import { reject } from '../kernel/result.ts';
import type { PlayerRegistered } from './events.ts';
import { retirementOf } from './rotate-seed.ts';
import type { SeesPlayers } from './state.ts';

/** A new player enters the log. The id is random and unlinked from the account's personal data. */
export type RegisterPlayer = {
  readonly type: 'RegisterPlayer';
  readonly playerId: PlayerId;
  /** What the player's seed is until they choose one. */
  readonly userSeed: string;
};

export const registerPlayer: Handler<RegisterPlayer, PlayerRegistered, SeesPlayers> = {
  needs: ({ playerId }) => ({ streams: [playerStream(playerId)], guards: [], pairs: [] }),

  decide: ({ playerId, userSeed }, world, commandId) => {
    const known = world.player(playerId);
    if (known.status !== 'absent' || known.erased) return reject('ALREADY_REGISTERED');
    const stream = playerStream(playerId);
    return accept(
      [
        {
          stream,
          event: {
            type: 'PlayerRegistered',
            schemaVersion: 1,
            data: { commandId, playerId, userSeed, current: world.freshPair(), next: world.freshPair() },
          },
        },
      ],
      [{ change: 'set', ...retirementOf(stream, 1, world.at) }],
    );
  },
};
