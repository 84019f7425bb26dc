import { List, Map as PersistentMap } from 'immutable';
import { z } from 'zod';
import { entropyPattern } from '../fairness/seed-pair.ts';
import { giveawayCreated } from '../games/giveaway/events.ts';
import type { OpenedGiveaway } from '../games/giveaway/state.ts';
import { playerId } from '../kernel/event-codec.ts';

/** A change of a state's shape is a new number here: snapshots of another number are passed over. */
const giveawaySnapshot = z.strictObject({
  format: z.literal(3),
  created: giveawayCreated.schema.shape.data.omit({ commandId: true }),
  createdAt: z.int(),
  entries: z.array(z.tuple([playerId, z.string().regex(entropyPattern), z.int()])),
});

/** Of a room that takes entries: until then nothing else happens in it. */
export const encodeGiveaway = (giveaway: OpenedGiveaway): z.infer<typeof giveawaySnapshot> => {
  const { giveawayId, host, title, seed, terms, entropy, prizes, startsAt, drawAt, locked, conditions, beacon } =
    giveaway;
  const { beaconRound } = giveaway;
  return {
    format: 3,
    created: {
      ...{ giveawayId, host, title, seed, terms, entropy, startsAt, drawAt, locked, conditions, beacon, beaconRound },
      prizes: [...prizes],
    },
    createdAt: giveaway.createdAt,
    entries: giveaway.entries
      .map((one): [typeof one.playerId, string, number] => [one.playerId, one.entropy, one.at])
      .toArray(),
  };
};

export const decodeGiveaway = (json: unknown): OpenedGiveaway | null => {
  const parsed = giveawaySnapshot.safeParse(json);
  if (!parsed.success) return null;
  const { created, createdAt, entries } = parsed.data;
  return {
    ...created,
    status: 'open',
    createdAt,
    entries: List(entries.map(([player, entropy, at]) => ({ playerId: player, entropy, at }))),
    codeOf: PersistentMap(entries.map(([player], index): [typeof player, number] => [player, index + 1])),
    lock: null,
    drawn: null,
    cancelledBy: null,
    revealed: null,
    endedAt: null,
    awardedAt: null,
  };
};
