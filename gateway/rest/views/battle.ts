import { z } from 'zod';
import type { Locale } from '../../../engine/catalog/document.ts';
import type { BattleRoomFieldsFragment } from '../generated/graphql.ts';
import { graphql } from '../generated/index.ts';
import { majorUnits, majorUnitsOrNull } from '../money.ts';
import { amount, moment } from './moment.ts';
import { names, namesOf } from './names.ts';

graphql(`
  fragment BattleRoomFields on Battle {
    id
    version
    mode
    teams
    private
    official
    status
    seatCount
    cost
    boxes {
      round
      price
      case {
        slug
        image
        names {
          ...NamesFields
        }
      }
    }
    seats {
      seat
      side
      kind
      nickname
      avatar
      mine
      total
    }
    mine
    createdAt
    expiresAt
    finishedAt
    publicHash
    result {
      winners
      value
    }
  }
`);

/** Numbers that clients know. A dissolved room is over. */
export const BATTLE_MODES = { CLASSIC: 0, UNDERDOG: 1 } as const;
export const BATTLE_STATES = { WAITING: 0, RUNNING: 1, FINISHED: 2, DISSOLVED: 2 } as const;

export const battleRoom = z.object({
  id: z.string(),
  version: z.int().meta({ description: 'Grows with every change.' }),
  mode: z.int().meta({ description: '0 classic, 1 underdog.' }),
  state: z.int().meta({ description: '0 waiting, 1 in battle, 2 finished.' }),
  dissolved: z.boolean(),
  official: z.boolean(),
  private: z.boolean(),
  teams: z.boolean().meta({ description: 'Two against two.' }),
  mine: z.boolean(),
  playerCount: z.int(),
  rounds: z.int(),
  cost: amount.meta({ description: 'Of one seat.' }),
  totalPrice: amount.meta({ description: 'Of all seats.' }),
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
      total: amount.meta({ description: 'Value drawn so far.' }),
    }),
  ),
  winners: z.array(z.int()).meta({ description: 'Seats; empty while nobody has won.' }),
  result: amount.nullable().meta({ description: 'Value of everything that was drawn; null until it is over.' }),
  publicHash: z.string(),
  createTime: moment,
  expireTime: moment,
  finishTime: moment.nullable(),
});

export const battleRoomOf = (found: BattleRoomFieldsFragment, locale: Locale): z.input<typeof battleRoom> => ({
  id: found.id,
  version: found.version,
  mode: BATTLE_MODES[found.mode],
  state: BATTLE_STATES[found.status],
  dissolved: found.status === 'DISSOLVED',
  official: found.official,
  private: found.private,
  teams: found.teams,
  mine: found.mine,
  playerCount: found.seatCount,
  rounds: found.boxes.length,
  cost: majorUnits(found.cost),
  totalPrice: majorUnits(found.cost * found.seatCount),
  boxes: found.boxes.map(({ round, price, case: { slug, image, names: given } }) => {
    const boxNames = namesOf(given);
    return { round, boxId: slug, boxName: boxNames[locale], boxNames, boxImage: image, price: majorUnits(price) };
  }),
  slots: found.seats.map(({ seat, side, kind, nickname, avatar, mine, total }) => ({
    pos: seat,
    side,
    bot: kind === 'BOT',
    nickname,
    headPic: avatar,
    mine,
    total: majorUnits(total),
  })),
  winners: found.result?.winners ?? [],
  result: majorUnitsOrNull(found.result?.value),
  publicHash: found.publicHash,
  createTime: found.createdAt,
  expireTime: found.expiresAt,
  finishTime: found.finishedAt,
});
