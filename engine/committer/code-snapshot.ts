import { z } from 'zod';
import { count, playerId } from '../kernel/event-codec.ts';
import type { GoldenCodeState } from '../programme/code-state.ts';
import { amount, setOf, snapshotOf } from './snapshot.ts';

export const codeSnapshot = snapshotOf<Exclude<GoldenCodeState, { status: 'absent' }>>(
  2,
  z.strictObject({
    status: z.literal('issued'),
    uses: count,
    points: amount,
    locked: amount,
    expiresAt: z.int(),
    redeemedBy: setOf(playerId),
  }),
);
