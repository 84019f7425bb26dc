import { MAX_PAIR_AGE_MS, MAX_ROUNDS_PER_PAIR } from '../fairness/seed-pair.ts';
import { accept, type Instant, type Timer } from '../kernel/decision.ts';
import type { Handler } from '../kernel/handler.ts';
import { type CommandId, type PlayerId, playerStream, type StreamId } from '../kernel/ids.ts';
import { reject } from '../kernel/result.ts';
import type { World } from '../kernel/world.ts';
import type { SeedRotated } from './events.ts';
import { type PairInUse, pairsOf, type RegisteredPlayer, type SeesPlayers } from './state.ts';

/** The player reveals the pair in use and goes on with the committed next one. */
export type RotateSeed = {
  readonly type: 'RotateSeed';
  readonly playerId: PlayerId;
  /** Null keeps the seed. */
  readonly userSeed: string | null;
};

/** The timer's command: a pair that came of age is revealed even if nobody plays. */
export type RetireSeed = { readonly type: 'RetireSeed'; readonly playerId: PlayerId; readonly seq: number };

export const retirementOf = (
  stream: StreamId,
  seq: number,
  startedAt: Instant,
): { readonly timer: Timer; readonly dueAt: Instant } => ({
  timer: { stream, kind: 'seed-retirement', seq },
  dueAt: startedAt + MAX_PAIR_AGE_MS,
});

/** Why a pair may not be played on any more; null while it may. Binds with or without its timer. */
export const retirementReason = (pair: PairInUse, at: Instant): 'age' | 'rounds' | null => {
  if (at >= pair.startedAt + MAX_PAIR_AGE_MS) return 'age';
  return pair.roundCount >= MAX_ROUNDS_PER_PAIR ? 'rounds' : null;
};

export const rotation = (
  player: RegisteredPlayer,
  world: Pick<World, 'reveal' | 'freshPair'>,
  commandId: CommandId,
  reason: SeedRotated['data']['reason'],
  userSeed: string,
): SeedRotated => ({
  type: 'SeedRotated',
  schemaVersion: 1,
  data: {
    commandId,
    playerId: player.playerId,
    reason,
    revealed: {
      pairId: player.current.pairId,
      ...world.reveal(player.current.pairId),
      roundCount: player.current.roundCount,
    },
    current: player.next,
    next: world.freshPair(),
    userSeed,
  },
});

/** The timer changes that go with any rotation: the old deadline goes, the new pair's comes. */
export const rotationTimers = (stream: StreamId, old: PairInUse, at: Instant) =>
  [
    { change: 'clear', timer: retirementOf(stream, old.seq, old.startedAt).timer },
    { change: 'set', ...retirementOf(stream, old.seq + 1, at) },
  ] as const;

export const rotateSeed: Handler<RotateSeed, SeedRotated, SeesPlayers> = {
  needs: ({ playerId }, known) => ({
    streams: [playerStream(playerId)],
    guards: [],
    pairs: pairsOf(known.player(playerId)),
  }),

  decide: ({ playerId, userSeed }, world, commandId) => {
    const player = world.player(playerId);
    if (player.status === 'absent') return reject('PLAYER_NOT_FOUND');
    const chosen = userSeed ?? player.userSeed;
    if (player.current.roundCount === 0 && chosen === player.userSeed) return reject('NOTHING_TO_DO');
    const stream = playerStream(playerId);
    return accept(
      [{ stream, event: rotation(player, world, commandId, 'player', chosen) }],
      rotationTimers(stream, player.current, world.at),
    );
  },
};

export const retireSeed: Handler<RetireSeed, SeedRotated, SeesPlayers> = {
  needs: ({ playerId }, known) => ({
    streams: [playerStream(playerId)],
    guards: [],
    pairs: pairsOf(known.player(playerId)),
  }),

  decide: ({ playerId, seq }, world, commandId) => {
    const player = world.player(playerId);
    if (player.status === 'absent') return reject('PLAYER_NOT_FOUND');
    if (player.current.seq !== seq) return reject('NOTHING_TO_DO');
    const reason = retirementReason(player.current, world.at);
    if (reason === null) return { kind: 'early' };
    const stream = playerStream(playerId);
    return accept(
      [{ stream, event: rotation(player, world, commandId, reason, player.userSeed) }],
      rotationTimers(stream, player.current, world.at),
    );
  },
};
