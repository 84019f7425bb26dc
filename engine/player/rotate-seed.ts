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
  /** 128 fresh bits, 32 hex digits: by these a client knows its own rotations in the log. Nothing is drawn with them. */
  readonly entropy: string;
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

const rotation = (
  player: RegisteredPlayer,
  world: Pick<World, 'reveal' | 'freshPair'>,
  commandId: CommandId,
  asked: Pick<SeedRotated['data'], 'reason' | 'userSeed' | 'entropy'>,
): SeedRotated => ({
  type: 'SeedRotated',
  schemaVersion: 1,
  data: {
    commandId,
    playerId: player.playerId,
    ...asked,
    revealed: {
      pairId: player.current.pairId,
      ...world.reveal(player.current.pairId),
      roundCount: player.current.roundCount,
    },
    current: player.next,
    next: world.freshPair(),
  },
});

/** Nobody asked for it: the pair came of age. */
export const retirement = (
  player: RegisteredPlayer,
  world: Pick<World, 'reveal' | 'freshPair'>,
  commandId: CommandId,
  reason: 'age' | 'rounds',
): SeedRotated => rotation(player, world, commandId, { reason, userSeed: player.userSeed, entropy: null });

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

  decide: ({ playerId, userSeed, entropy }, world, commandId) => {
    const player = world.player(playerId);
    if (player.status === 'absent') return reject('PLAYER_NOT_FOUND');
    const chosen = userSeed ?? player.userSeed;
    if (player.current.roundCount === 0 && chosen === player.userSeed) return reject('NOTHING_TO_DO');
    const stream = playerStream(playerId);
    return accept(
      [{ stream, event: rotation(player, world, commandId, { reason: 'player', userSeed: chosen, entropy }) }],
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
      [{ stream, event: retirement(player, world, commandId, reason) }],
      rotationTimers(stream, player.current, world.at),
    );
  },
};
