import { z } from 'zod';
import type { Locale } from '../../../engine/catalog/document.ts';
import type { BattleResultsFieldsFragment } from '../generated/graphql.ts';
import { graphql } from '../generated/index.ts';
import { battleRoom, battleRoomOf } from './battle.ts';
import { float } from './item.ts';
import { amount, moment } from './moment.ts';
import { weaponFields, weaponOf } from './weapon.ts';

graphql(`
  fragment BattleResultsFields on Battle {
    ...BattleRoomFields
    rounds {
      round
      startTime: startedAt
      draws {
        pos: seat
        ticket
        float
        number
        entry {
          skin {
            ...SkinFields
          }
          wear
          value
        }
      }
    }
    result {
      totals
      tie {
        between
        ticket
      }
      awards {
        pos: seat
        items
        value
      }
    }
    reveal {
      serverSeed
      secretSalt: salt
    }
  }
`);

export const battleResults = z.object({
  battle: battleRoom,
  rounds: z.array(
    z.object({
      round: z.int(),
      startTime: moment,
      draws: z.array(
        z.object({
          pos: z.int(),
          number: z.int().meta({ description: 'Of the item in this battle.' }),
          ticket: z.int(),
          float: float.nullable(),
          value: amount,
          ...weaponFields,
        }),
      ),
    }),
  ),
  totals: z.array(amount).meta({ description: 'In the order of the seats; empty until it is over.' }),
  tie: z.object({ between: z.array(z.int()), ticket: z.int() }).nullable(),
  awards: z.array(z.object({ pos: z.int(), items: z.array(z.int()), value: amount })),
  fairness: z.object({
    publicHash: z.string(),
    serverSeed: z.string().nullable().meta({ description: 'Null until it is revealed.' }),
    secretSalt: z.string().nullable(),
  }),
});

export const battleResultsOf = (found: BattleResultsFieldsFragment, locale: Locale): z.input<typeof battleResults> => ({
  battle: battleRoomOf(found, locale),
  rounds: found.rounds.map((round) => ({
    ...round,
    draws: round.draws.map(({ entry: { skin, wear, value }, ...draw }) => ({
      ...draw,
      value,
      ...weaponOf(skin, wear, locale),
    })),
  })),
  totals: found.result?.totals ?? [],
  tie: found.result?.tie ?? null,
  awards: found.result?.awards ?? [],
  fairness: { serverSeed: null, secretSalt: null, ...found.reveal, publicHash: found.publicHash },
});
