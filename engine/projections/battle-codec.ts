import { z } from 'zod';
import { BATTLE_PACES } from '../fairness/battle-lock.ts';
import { battleBox, battleDraw, battleSettled, occupant } from '../games/battle/events.ts';
import type { OpenedBattle } from '../games/battle/state.ts';
import { battleMode } from '../games/battle/terms.ts';
import { canonicalJson } from '../kernel/canonical-json.ts';
import { battleId, beaconChoice, committedPair, hexHash, money, playerId, roomRules } from '../kernel/event-codec.ts';
import { formatMoney, parseMoney } from '../kernel/money.ts';
import { storedWait } from './stored-wait.ts';

const instant = z.int();

const storedBattle = z.strictObject({
  status: z.enum(['waiting', 'locked', 'finished', 'dissolved']),
  battleId,
  creator: playerId.nullable(),
  seed: committedPair,
  terms: hexHash,
  entropy: z.string(),
  mode: battleMode,
  pace: z.enum(BATTLE_PACES),
  sides: z.int(),
  size: z.int(),
  private: z.boolean(),
  boxes: z.array(battleBox).readonly(),
  cost: money,
  beacon: beaconChoice,
  rules: roomRules.optional().describe('left out for 1, as release 0.2.0 wrote its rooms'),
  createdAt: instant,
  expiresAt: instant,
  seats: z.array(z.strictObject({ seat: z.int(), occupant, entropy: z.string() })).readonly(),
  lock: z.strictObject({ at: instant, lockHash: hexHash, beaconRound: z.int().nullable() }).nullable(),
  witness: storedWait.optional().describe('left out where the room waits for no witness'),
  arrived: z.strictObject({ round: z.int(), signature: z.string(), randomness: hexHash }).nullable(),
  rounds: z.array(z.strictObject({ round: z.int(), at: instant, draws: z.array(battleDraw).readonly() })).readonly(),
  nextRoundAt: instant.nullable(),
  result: battleSettled.schema.shape.data.nullable(),
  dissolvedBy: z.enum(['creator', 'expired', 'operator']).nullable(),
  revealed: z.strictObject({ serverSeed: hexHash, salt: hexHash }).nullable(),
  endedAt: instant.nullable(),
});

/** A battle as the tables keep it: RFC 8785 JSON of the folded stream. Equal states give equal text. */
export const encodeBattle = (battle: OpenedBattle): string => {
  const { rules, witness, ...room } = battle;
  const stored: Omit<z.infer<typeof storedBattle>, 'rules' | 'witness'> = { ...room, cost: formatMoney(battle.cost) };
  return canonicalJson({ ...stored, ...(rules !== 1 && { rules }), ...(witness !== null && { witness }) });
};

/** @throws z.ZodError when the text is no battle of this program. */
export const decodeBattle = (text: string): OpenedBattle => {
  const { cost, rules = 1, witness = null, ...stored } = storedBattle.parse(JSON.parse(text));
  return { ...stored, rules, witness, cost: parseMoney(cost) };
};
