import { z } from 'zod';
import type { EventOf } from '../facts/define-event.ts';
import { entropyPattern, userSeedPattern } from '../fairness/seed-pair.ts';
import { commandId, committedPair, count, hexHash, pairId, playerId, revealedSeed } from '../kernel/event-codec.ts';
import { definePlayerEvent } from './state.ts';

const userSeed = z.string().regex(userSeedPattern);

/** A player entered the log, with the first pair in use and the hash of the one that follows. */
export const playerRegistered = definePlayerEvent(
  'PlayerRegistered',
  { commandId, playerId, userSeed, current: committedPair, next: committedPair },
  { visibility: 'open', pairs: ({ current, next }) => ({ committed: [current, next] }) },
);

/** The pair in use was revealed; the committed next one took its place, and another was committed. */
export const seedRotated = definePlayerEvent(
  'SeedRotated',
  {
    commandId,
    playerId,
    reason: z.enum(['player', 'age', 'rounds', 'loss']),
    revealed: z.strictObject({ pairId, serverSeed: hexHash, salt: hexHash, roundCount: count }),
    current: committedPair,
    next: committedPair,
    userSeed,
    entropy: z
      .string()
      .regex(entropyPattern)
      .nullable()
      .describe('of whoever asked for it; null for age, rounds and loss'),
  },
  {
    visibility: 'open',
    pairs: ({ revealed, current, next }) => ({ committed: [next], named: [current], revealed: [revealed] }),
    fold: (player, { userSeed, current, next }, { at }) => ({
      ...player,
      userSeed,
      current: {
        ...current,
        committedAt: player.next.committedAt,
        seq: player.current.seq + 1,
        startedAt: at,
        roundCount: 0,
      },
      next: { ...next, committedAt: at },
    }),
  },
);

/** The hashes of the seeds that the player's next battle and next giveaway will be drawn from. */
export const hostSeedsCommitted = definePlayerEvent(
  'HostSeedsCommitted',
  { commandId, playerId, battle: committedPair, giveaway: committedPair },
  {
    visibility: 'open',
    pairs: ({ battle, giveaway }) => ({ committed: [battle, giveaway] }),
    fold: (player, { battle, giveaway }) => ({ ...player, hostSeeds: { battle, giveaway } }),
  },
);

/** The log lost its end: the seeds that rooms would have been drawn from are revealed, and others are committed. */
export const hostSeedsReplaced = definePlayerEvent(
  'HostSeedsReplaced',
  {
    commandId,
    playerId,
    revealed: z.strictObject({ battle: revealedSeed, giveaway: revealedSeed }),
    battle: committedPair,
    giveaway: committedPair,
  },
  {
    visibility: 'open',
    pairs: ({ revealed, battle, giveaway }) => ({
      committed: [battle, giveaway],
      revealed: [revealed.battle, revealed.giveaway],
    }),
    fold: (player, { battle, giveaway }) => ({ ...player, hostSeeds: { battle, giveaway } }),
  },
);

export const playerEvents = [playerRegistered, seedRotated, hostSeedsCommitted, hostSeedsReplaced] as const;
export type SeedRotated = EventOf<typeof seedRotated>;
export type PlayerRegistered = EventOf<typeof playerRegistered>;
export type HostSeedsReplaced = EventOf<typeof hostSeedsReplaced>;
export type HostSeedsCommitted = EventOf<typeof hostSeedsCommitted>;
