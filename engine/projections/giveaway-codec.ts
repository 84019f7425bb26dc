import { z } from 'zod';
import { giveawayConditions, giveawayCreated, giveawayDrawn } from '../games/giveaway/events.ts';
import type { OpenedGiveaway } from '../games/giveaway/state.ts';
import { canonicalJson } from '../kernel/canonical-json.ts';
import { beaconChoice, committedPair, giveawayId, hexHash, names, playerId, roomRules } from '../kernel/event-codec.ts';
import { storedWait } from './stored-wait.ts';

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
  closesAt: instant.optional(),
  locked: z.boolean(),
  conditions: giveawayConditions,
  beacon: beaconChoice,
  beaconRound: z.int().nullable(),
  rules: roomRules.optional().describe('left out for 1, with `closesAt`, as release 0.2.0 wrote its rooms'),
  createdAt: instant,
  lock: z.strictObject({ at: instant, entriesHash: hexHash, lockHash: hexHash }).nullable(),
  witness: storedWait.optional().describe('left out where the room waits for no witness'),
  drawn: giveawayDrawn.schema.shape.data.nullable(),
  cancelledBy: z.enum(['no-entries', 'operator']).nullable(),
  revealed: z.strictObject({ serverSeed: hexHash, salt: hexHash }).nullable(),
  endedAt: instant.nullable(),
  awardedAt: instant.nullable(),
});

/** A giveaway as the table keeps it: RFC 8785 JSON. Equal states give equal text. */
export const encodeGiveaway = (room: GiveawayRoom): string => {
  const { rules, closesAt, witness, ...rest } = room;
  const stored: Omit<z.infer<typeof storedGiveaway>, 'rules' | 'closesAt' | 'witness'> = rest;
  return canonicalJson({ ...stored, ...(rules !== 1 && { rules, closesAt }), ...(witness !== null && { witness }) });
};

/** @throws z.ZodError when the text is no giveaway of this program. */
export const decodeGiveaway = (text: string): GiveawayRoom => {
  const { rules = 1, witness = null, ...room } = storedGiveaway.parse(JSON.parse(text));
  return { ...room, rules, witness, closesAt: room.closesAt ?? room.drawAt };
};
