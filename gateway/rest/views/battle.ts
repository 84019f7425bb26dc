import { z } from 'zod';
import type { Locale } from '../../../engine/catalog/document.ts';
import { HIDDEN_PLAYER } from '../../hidden-player.ts';
import type { BattleRoomFieldsFragment } from '../generated/graphql.ts';
import { graphql } from '../generated/index.ts';
import { amount, amountOf, moment, numbered } from './moment.ts';
import { nameIn, names } from './names.ts';

graphql(`
  fragment BattleRoomFields on Battle {
    id
    version
    mode
    teams
    private
    official
    state: status
    playerCount: seatCount
    cost
    boxes {
      round
      price
      case {
        boxId: slug
        boxImage: image
        boxNames: names {
          ...NamesFields
        }
      }
    }
    slots: seats {
      pos: seat
      side
      kind
      nickname
      headPic: avatar
      mine
      total
    }
    mine
    createTime: createdAt
    expireTime: expiresAt
    finishTime: finishedAt
    publicHash
    guard
    result {
      winners
      value
    }
  }
`);

/** The protection of a room's randomness. */
export const guard = numbered(
  { PLAYERS: 0, BEACON: 1, WITNESS: 2 },
  'An account of the house that comes last could choose the outcome: 0 always, 1 unless a witness saw the room before its beacon, 2 only together with the witness.',
);

export const battleRoom = z.object({
  id: z.string(),
  version: z.int().meta({ description: 'Grows with every change.' }),
  mode: numbered({ CLASSIC: 0, UNDERDOG: 1, TERMINAL: 2, SHARED: 3 }, '0 classic, 1 underdog, 2 terminal, 3 shared.'),
  // A dissolved room is over.
  state: numbered({ WAITING: 0, RUNNING: 1, FINISHED: 2, DISSOLVED: 2 }, '0 waiting, 1 in battle, 2 finished.'),
  dissolved: z.boolean(),
  official: z.boolean(),
  private: z.boolean(),
  teams: z.boolean().meta({ description: 'Two sides: the first half of the seats against the second.' }),
  mine: z.boolean(),
  playerCount: z.int(),
  rounds: z.int(),
  cost: amountOf('Of one seat.'),
  totalPrice: amountOf('Of all seats.'),
  boxes: z.array(
    z.object({
      round: z.int(),
      boxId: z.string(),
      boxName: z.string(),
      boxNames: names,
      boxImage: z.string(),
      price: amount,
    }),
  ),
  slots: z.array(
    z.object({
      pos: z.int().meta({ description: 'From 1.' }),
      side: z.int(),
      bot: z.boolean(),
      nickname: z.string(),
      headPic: z.string(),
      mine: z.boolean(),
      total: amountOf('Value drawn so far.'),
    }),
  ),
  winners: z.array(z.int()).meta({ description: 'Seats; empty while nobody has won.' }),
  result: amount.nullable().meta({ description: 'Value of everything that was drawn; null until it is over.' }),
  publicHash: z.string(),
  guard,
  createTime: moment,
  expireTime: moment,
  finishTime: moment.nullable(),
});

export const battleRoomOf = (found: BattleRoomFieldsFragment, locale: Locale): z.input<typeof battleRoom> => ({
  ...found,
  dissolved: found.state === 'DISSOLVED',
  rounds: found.boxes.length,
  totalPrice: found.cost * found.playerCount,
  boxes: found.boxes.map(({ case: box, ...round }) => ({ ...round, ...box, boxName: nameIn(box.boxNames, locale) })),
  slots: found.slots.map((slot) => ({
    ...slot,
    bot: slot.kind === 'BOT',
    nickname: slot.nickname ?? HIDDEN_PLAYER[locale],
  })),
  winners: found.result?.winners ?? [],
  result: found.result?.value ?? null,
});
