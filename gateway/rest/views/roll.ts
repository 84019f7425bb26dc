import { z } from 'zod';
import type { Locale } from '../../../engine/catalog/document.ts';
import type { GiveawayStatus, RollFieldsFragment } from '../generated/graphql.ts';
import { graphql } from '../generated/index.ts';
import { majorUnits } from '../money.ts';
import { amount, moment } from './moment.ts';
import { namesOf } from './names.ts';
import { weaponFields, weaponOf } from './weapon.ts';

graphql(`
  fragment RollFields on Giveaway {
    id
    title {
      ...NamesFields
    }
    official
    hostNickname
    hostAvatar
    mine
    status
    locked
    conditions {
      depositDays
      vipGrade
    }
    startsAt
    drawAt
    prizes {
      place
      skin {
        ...SkinFields
      }
      wear
      value
    }
    prizeValue
    entrantCount
    myCode
    winners {
      place
      code
      nickname
      avatar
      mine
    }
    publicHash
    finishedAt
    reveal {
      serverSeed
      salt
    }
  }
`);

const STATUSES = ['UPCOMING', 'OPEN', 'DRAWING', 'FINISHED', 'CANCELLED'] as const satisfies readonly GiveawayStatus[];

export const ROLL_STATES_TEXT = '0 not begun, 1 open, 2 being drawn, 3 finished, 4 cancelled.';

/** What a number of a state means; null for any. */
export const rollStatusOf = (state: number): GiveawayStatus | null => STATUSES[state] ?? null;

export const roll = z.object({
  rollId: z.string(),
  title: z.string().nullable().meta({ description: 'Null for a room of a player.' }),
  official: z.boolean(),
  hostNickname: z.string().nullable(),
  hostHeadPic: z.string().nullable(),
  mine: z.boolean(),
  state: z.int().meta({ description: ROLL_STATES_TEXT }),
  roomPassword: z.boolean().meta({ description: 'Whether a password is asked for.' }),
  depositDays: z.int().nullable().meta({ description: 'A deposit within so many days is asked for.' }),
  grade: z.int().meta({ description: 'Member grade that is asked for.' }),
  startTime: moment,
  drawTime: moment,
  rollCodeRange: z.array(z.int()).meta({ description: 'First and last code; empty while nobody has entered.' }),
  rollCode: z.int().nullable().meta({ description: "The player's own." }),
  participantCount: z.int(),
  prizes: z.array(z.object({ place: z.int(), ...weaponFields, value: amount })),
  prizeValue: amount,
  winner: z.array(
    z.object({ place: z.int(), rollCode: z.int(), nickname: z.string(), headPic: z.string(), mine: z.boolean() }),
  ),
  publicHash: z.string(),
  serverSeed: z.string().nullable().meta({ description: 'Null until it is revealed.' }),
  secretSalt: z.string().nullable(),
  finishTime: moment.nullable(),
});

export const rollOf = (found: RollFieldsFragment, locale: Locale): z.input<typeof roll> => ({
  rollId: found.id,
  title: found.title === null ? null : namesOf(found.title)[locale],
  official: found.official,
  hostNickname: found.hostNickname,
  hostHeadPic: found.hostAvatar,
  mine: found.mine,
  state: STATUSES.indexOf(found.status),
  roomPassword: found.locked,
  depositDays: found.conditions.depositDays,
  grade: found.conditions.vipGrade,
  startTime: found.startsAt,
  drawTime: found.drawAt,
  rollCodeRange: found.entrantCount === 0 ? [] : [1, found.entrantCount],
  rollCode: found.myCode,
  participantCount: found.entrantCount,
  prizes: found.prizes.map(({ place, skin, wear, value }) => ({
    place,
    ...weaponOf(skin, wear, locale),
    value: majorUnits(value),
  })),
  prizeValue: majorUnits(found.prizeValue),
  winner: found.winners.map(({ place, code, nickname, avatar, mine }) => ({
    place,
    rollCode: code,
    nickname,
    headPic: avatar,
    mine,
  })),
  publicHash: found.publicHash,
  serverSeed: found.reveal?.serverSeed ?? null,
  secretSalt: found.reveal?.salt ?? null,
  finishTime: found.finishedAt,
});
