import { z } from 'zod';
import { type LiveRow, liveBody } from './live-event.ts';

const header = z.strictObject({
  topic: z.literal('live'),
  seq: z.int().min(1),
  /** The sequence number before this one. A client that doesn't hold it has missed an event. */
  prev: z.int().min(0),
  position: z.int().min(0),
  at: z.int(),
  displayAt: z.int(),
  event: liveBody,
});

/** An event on its way to gateways. */
export type LiveMessage = z.infer<typeof header>;

export const liveMessage = ({ seq, position, at, displayAt, ...event }: LiveRow): LiveMessage => ({
  topic: 'live',
  seq,
  prev: seq - 1,
  position,
  at,
  displayAt,
  event,
});

export const encodeLive = (row: LiveRow): Uint8Array => new TextEncoder().encode(JSON.stringify(liveMessage(row)));

/** The largest message that is looked at, in bytes. */
const MAX_BYTES = 4_096;

/** Null for what is no live event: the bus may be shared. */
export const decodeLive = (message: Uint8Array): LiveRow | null => {
  if (message.length > MAX_BYTES) return null;
  try {
    const { seq, position, at, displayAt, event } = header.parse(JSON.parse(new TextDecoder().decode(message)));
    return { ...event, seq, position, at, displayAt };
  } catch {
    return null;
  }
};
