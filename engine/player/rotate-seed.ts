import { accept, type StreamEvent, type Timer } from '../kernel/decision.ts';
import type { Handler } from '../kernel/handler.ts';
import { type CommandId, type PlayerId, playerStream, type StreamId, termsStream } from '../kernel/ids.ts';
import { reject } from '../kernel/result.ts';
import type { World } from '../kernel/world.ts';
import type { SeesTerms } from '../terms/state.ts';
import { type SeedRotated, seedRotated } from './events.ts';
import { forPlayer, pairsOf, type RegisteredPlayer, type SeesPlayers, usableUntil } from './state.ts';

/** The player reveals the pair in use and goes on with the committed next one. */
export type RotateSeed = {
  readonly type: 'RotateSeed';
  readonly playerId: PlayerId;
  /** Null keeps the seed. */
  readonly userSeed: string | null;
  /** 128 fresh bits, 32 hex digits: by these a client knows its own rotations in the log. Nothing is drawn with them. */
  readonly entropy: string;
};

/** The timer's command: a pair that came of age is revealed even if the player doesn't play. */
export type RetireSeed = { readonly type: 'RetireSeed'; readonly playerId: PlayerId; readonly seq: number };

const rotation = (
  player: RegisteredPlayer,
  world: Pick<World, 'reveal' | 'freshPair'>,
  commandId: CommandId,
  asked: Pick<SeedRotated['data'], 'reason' | 'userSeed' | 'entropy'>,
): StreamEvent<SeedRotated> =>
  seedRotated.in(playerStream(player.playerId), {
    commandId,
    playerId: player.playerId,
    ...asked,
    revealed: {
      pairId: player.current.pairId,
      ...world.reveal(player.current.pairId),
      roundCount: player.current.roundCount,
    },
    current: { pairId: player.next.pairId, publicHash: player.next.publicHash },
    next: world.freshPair(),
  });

/** A rotation without the player's request: the pair came of age, its rounds are used up, or the log lost its end. */
export const retirement = (
  player: RegisteredPlayer,
  world: Pick<World, 'reveal' | 'freshPair'>,
  commandId: CommandId,
  reason: 'age' | 'rounds' | 'loss',
): StreamEvent<SeedRotated> => rotation(player, world, commandId, { reason, userSeed: player.userSeed, entropy: null });

export const retirementTimer = (stream: StreamId, seq: number): Timer => ({ stream, kind: 'seed-retirement', seq });

/** The timer changes that go with any rotation: the old deadline goes, the new pair's comes. */
export const rotationTimers = (
  { playerId, current, next }: RegisteredPlayer,
  { at, terms }: Pick<World, 'at'> & SeesTerms,
) => {
  const stream = playerStream(playerId);
  const dueAt = usableUntil({ committedAt: next.committedAt, startedAt: at }, terms());
  return [
    { change: 'clear', timer: retirementTimer(stream, current.seq) },
    { change: 'set', timer: retirementTimer(stream, current.seq + 1), dueAt },
  ] as const;
};

export const rotateSeed: Handler<RotateSeed, SeedRotated, SeesPlayers & SeesTerms> = {
  needs: ({ playerId }, known) => ({
    streams: [playerStream(playerId), termsStream],
    guards: [],
    pairs: pairsOf(known.player(playerId)),
  }),

  decide: forPlayer((player, { userSeed, entropy }, world, commandId) => {
    const chosen = userSeed ?? player.userSeed;
    if (player.current.roundCount === 0 && chosen === player.userSeed) return reject('NOTHING_TO_DO');
    return accept(
      [rotation(player, world, commandId, { reason: 'player', userSeed: chosen, entropy })],
      rotationTimers(player, world),
    );
  }),
};

export const retireSeed: Handler<RetireSeed, SeedRotated, SeesPlayers & SeesTerms> = {
  needs: ({ playerId }, known) => ({
    streams: [playerStream(playerId), termsStream],
    guards: [],
    pairs: pairsOf(known.player(playerId)),
  }),

  decide: forPlayer((player, { seq }, world, commandId) => {
    if (player.current.seq !== seq) return reject('NOTHING_TO_DO');
    if (world.at < usableUntil(player.current, world.terms())) return { kind: 'early' };
    return accept([retirement(player, world, commandId, 'age')], rotationTimers(player, world));
  }),
};
