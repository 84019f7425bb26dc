import { Set as PersistentSet } from 'immutable';
import { z } from 'zod';
import { count, money, playerId } from '../kernel/event-codec.ts';
import { formatMoney, parseMoney } from '../kernel/money.ts';
import type { GoldenCodeState } from '../programme/code-state.ts';

type IssuedCode = Exclude<GoldenCodeState, { status: 'absent' }>;

/** A change of a state's shape is a new number here: snapshots of another number are passed over. */
const codeSnapshot = z.strictObject({
  format: z.literal(1),
  uses: count,
  points: money,
  locked: money,
  expiresAt: z.int(),
  redeemedBy: z.array(playerId),
});

export const encodeCode = ({
  uses,
  points,
  locked,
  expiresAt,
  redeemedBy,
}: IssuedCode): z.infer<typeof codeSnapshot> => ({
  format: 1,
  uses,
  points: formatMoney(points),
  locked: formatMoney(locked),
  expiresAt,
  redeemedBy: redeemedBy.toArray(),
});

export const decodeCode = (json: unknown): IssuedCode | null => {
  const parsed = codeSnapshot.safeParse(json);
  if (!parsed.success) return null;
  const { uses, points, locked, expiresAt, redeemedBy } = parsed.data;
  return {
    status: 'issued',
    uses,
    points: parseMoney(points),
    locked: parseMoney(locked),
    expiresAt,
    redeemedBy: PersistentSet(redeemedBy),
  };
};
