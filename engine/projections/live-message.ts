import { z } from 'zod';
import { money } from '../kernel/event-codec.ts';
import type { DropRow } from './drops.ts';

const liveDrop = z.strictObject({
  topic: z.literal('drops'),
  seq: z.int().min(1),
  /** The sequence number before this one. Whoever doesn't hold it has missed something. */
  prev: z.int().min(0),
  position: z.int().min(0),
  displayAt: z.int(),
  drop: z.strictObject({
    roundId: z.string().max(40),
    playerId: z.string().max(40),
    skinId: z.string().max(64),
    wear: z.string().max(2),
    value: money,
    grade: z.int().min(0).max(6),
    caseSlug: z.string().max(64),
    at: z.int(),
  }),
});

/** A drop on its way to gateways. Carries no name: whoever shows it looks that up, and may find it erased. */
export type LiveDropMessage = z.infer<typeof liveDrop>;

export const liveDropMessage = ({ seq, position, displayAt, ...drop }: DropRow): LiveDropMessage => ({
  topic: 'drops',
  seq,
  prev: seq - 1,
  position,
  displayAt,
  drop,
});

export const encodeLiveDrop = (row: DropRow): Uint8Array =>
  new TextEncoder().encode(JSON.stringify(liveDropMessage(row)));

/** The largest message that is looked at, in bytes. */
const MAX_BYTES = 4_096;

/** Null for what isn't a drop: the bus may be shared. */
export const decodeLiveDrop = (message: Uint8Array): DropRow | null => {
  if (message.length > MAX_BYTES) return null;
  try {
    const { seq, position, displayAt, drop } = liveDrop.parse(JSON.parse(new TextDecoder().decode(message)));
    return { seq, position, displayAt, ...drop };
  } catch {
    return null;
  }
};
