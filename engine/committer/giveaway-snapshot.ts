import { List, Map as PersistentMap } from 'immutable';
import { z } from 'zod';
import { entropyPattern } from '../fairness/seed-pair.ts';
import { giveawayCreated } from '../games/giveaway/events.ts';
import type { OpenedGiveaway } from '../games/giveaway/state.ts';
import { playerId } from '../kernel/event-codec.ts';
import { snapshotOf } from './snapshot.ts';

const room = giveawayCreated.schema.shape.data.omit({ commandId: true }).extend({
  createdAt: z.int(),
  entries: z.array(z.tuple([playerId, z.string().regex(entropyPattern), z.int()])),
});

/** Of a room that takes entries: before its lock nothing else happens in a room. */
export const giveawaySnapshot = snapshotOf<OpenedGiveaway>(
  5,
  z.codec(room, z.custom<OpenedGiveaway>(), {
    decode: ({ entries, ...created }): OpenedGiveaway => ({
      ...created,
      status: 'open',
      entries: List(entries.map(([player, entropy, at]) => ({ playerId: player, entropy, at }))),
      codeOf: PersistentMap(entries.map(([player], index): [typeof player, number] => [player, index + 1])),
      lock: null,
      witness: null,
      drawn: null,
      cancelledBy: null,
      revealed: null,
      endedAt: null,
      awardedAt: null,
    }),
    encode: (giveaway): z.output<typeof room> => {
      const {
        status: _,
        codeOf,
        lock,
        witness,
        drawn,
        cancelledBy,
        revealed,
        endedAt,
        awardedAt,
        prizes,
        ...created
      } = giveaway;
      const entries = giveaway.entries.map((one): [typeof one.playerId, string, number] => {
        return [one.playerId, one.entropy, one.at];
      });
      return { ...created, prizes: [...prizes], entries: entries.toArray() };
    },
  }),
);
