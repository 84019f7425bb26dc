import { z } from 'zod';
import type { Instant } from '../kernel/decision.ts';
import { money } from '../kernel/event-codec.ts';
import { GAMES } from '../kernel/game-name.ts';

/** The types of the live feed with the numbers that clients know them by. */
export const LIVE_TYPES = {
  CASE_DROP: 21,
  UPGRADE_DROP: 22,
  BATTLE_DROP: 23,
  BATTLE_CREATE: 31,
  BATTLE_STATE: 32,
  BATTLE_RANK: 33,
} as const;

const drop = z.strictObject({
  /** The id that `/provably-fair/verify/{id}` takes: a round's, or a battle's. */
  id: z.string().max(40),
  game: z.enum(GAMES),
  playerId: z.string().max(40),
  skinId: z.string().max(64),
  wear: z.string().max(2),
  value: money,
  /** The skin's rarity when it was won, 0 (top) to 6. */
  grade: z.int().min(0).max(6),
  /** Null where the item came from no case. */
  caseSlug: z.string().max(64).nullable(),
});
/** One won item as the feed shows it. It carries no name: the gateway looks the name up, and may find it erased. */
export type Drop = z.infer<typeof drop>;

const battle = z.strictObject({
  battleId: z.string().max(40),
  version: z.int().min(1),
  status: z.enum(['waiting', 'locked', 'finished', 'dissolved']),
});
/** A public battle that changed, and how far it was by then. */
export type BattleChange = z.infer<typeof battle>;

const rank = z.strictObject({
  playerId: z.string().max(40),
  /** From 1: where the player stood in the day's ranking right after the battle. */
  rank: z.int().min(1),
  won: money,
  wins: z.int().min(0),
  battles: z.int().min(1),
});
export type DayRank = z.infer<typeof rank>;

/** The content of an event of the feed, by its type. */
export const liveBody = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('CASE_DROP'), drop }),
  z.strictObject({ type: z.literal('UPGRADE_DROP'), drop }),
  z.strictObject({ type: z.literal('BATTLE_DROP'), drop }),
  z.strictObject({ type: z.literal('BATTLE_CREATE'), battle }),
  z.strictObject({ type: z.literal('BATTLE_STATE'), battle }),
  z.strictObject({ type: z.literal('BATTLE_RANK'), rank }),
]);
export type LiveBody = z.infer<typeof liveBody>;

/** One event of the live feed. */
export type LiveRow = LiveBody & {
  /** From 1, without gaps over all types, in the order of the log. */
  readonly seq: number;
  readonly position: number;
  readonly at: Instant;
  /** No client shows the event before: it would spoil the player's reel. */
  readonly displayAt: Instant;
};

/** The rarity of what dropped; null for what is no drop. */
export const gradeOf = (body: LiveBody): number | null => ('drop' in body ? body.drop.grade : null);
