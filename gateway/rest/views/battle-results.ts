import { z } from 'zod';
import type { Locale } from '../../../engine/catalog/document.ts';
import type { BattleResultsFieldsFragment } from '../generated/graphql.ts';
import { graphql } from '../generated/index.ts';
import { majorUnits } from '../money.ts';
import { battleRoom, battleRoomOf } from './battle.ts';
import { floatOf } from './item.ts';
import { amount, moment } from './moment.ts';
import { weaponFields, weaponOf } from './weapon.ts';

graphql(`
  fragment BattleResultsFields on Battle {
    ...BattleRoomFields
    rounds {
      round
      startedAt
      draws {
        seat
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
        seat
        items
        value
      }
    }
    reveal {
      serverSeed
      salt
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
          float: z.number().nullable(),
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
  rounds: found.rounds.map(({ round, startedAt, draws }) => ({
    round,
    startTime: startedAt,
    draws: draws.map(({ seat, number, ticket, float, entry: { skin, wear, value } }) => ({
      pos: seat,
      number,
      ticket,
      float: floatOf(float),
      value: majorUnits(value),
      ...weaponOf(skin, wear, locale),
    })),
  })),
  totals: found.result?.totals.map(majorUnits) ?? [],
  tie: found.result?.tie ?? null,
  awards: found.result?.awards.map(({ seat, items, value }) => ({ pos: seat, items, value: majorUnits(value) })) ?? [],
  fairness: {
    publicHash: found.publicHash,
    serverSeed: found.reveal?.serverSeed ?? null,
    secretSalt: found.reveal?.salt ?? null,
  },
});
