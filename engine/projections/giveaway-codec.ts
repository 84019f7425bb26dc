import { z } from 'zod';
import { giveawayConditions, giveawayCreated, giveawayDrawn } from '../games/giveaway/events.ts';
import type { OpenedGiveaway } from '../games/giveaway/state.ts';
import { canonicalJson } from '../kernel/canonical-json.ts';
import { beaconChoice, committedPair, giveawayId, hexHash, names, playerId } from '../kernel/event-codec.ts';

/** A giveaway without its entries, which have a table of their own. */
export type GiveawayRoom = Omit<OpenedGiveaway, 'entries' | 'codeOf'>;

const instant = z.int();

const storedGiveaway = z.strictObject({
  status: z.enum(['open', 'locked', 'drawn', 'cancelled']),
  giveawayId,
  host: playerId.nullable(),
  title: names.nullable(),
  seed: committedPair,
  terms: hexHash,
  entropy: z.string(),
  prizes: giveawayCreated.schema.shape.data.shape.prizes.readonly(),
  startsAt: instant,
  drawAt: instant,
  locked: z.boolean(),
  conditions: giveawayConditions,
  beacon: beaconChoice,
  beaconRound: z.int().nullable(),
  createdAt: instant,
  lock: z.strictObject({ at: instant, entriesHash: hexHash, lockHash: hexHash }).nullable(),
  drawn: giveawayDrawn.schema.shape.data.nullable(),
  cancelledBy: z.enum(['no-entries', 'operator']).nullable(),
  revealed: z.strictObject({ serverSeed: hexHash, salt: hexHash }).nullable(),
  endedAt: instant.nullable(),
  awardedAt: instant.nullable(),
});

/** A giveaway as the table keeps it: RFC 8785 JSON. Equal states give equal text. */
export const encodeGiveaway = (room: GiveawayRoom): string => {
  const stored: z.infer<typeof storedGiveaway> = room;
  return canonicalJson(stored);
};

/** @throws z.ZodError when the text is no giveaway of this program. */
export const decodeGiveaway = (text: string): GiveawayRoom => storedGiveaway.parse(JSON.parse(text));
