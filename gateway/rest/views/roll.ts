import { z } from 'zod';
import type { Locale } from '../../../engine/catalog/document.ts';
import { HIDDEN_PLAYER } from '../../hidden-player.ts';
import type { GiveawayStatus, RollFieldsFragment } from '../generated/graphql.ts';
import { graphql } from '../generated/index.ts';
import { guard } from './battle.ts';
import { amount, moment } from './moment.ts';
import { nameIn } from './names.ts';
import { weaponFields, weaponOf } from './weapon.ts';

graphql(`
  fragment RollFields on Giveaway {
    rollId: id
    title {
      ...NamesFields
    }
    official
    hostNickname
    hostHeadPic: hostAvatar
    mine
    state: status
    roomPassword: locked
    conditions {
      depositDays
      grade: vipGrade
    }
    startTime: startsAt
    drawTime: drawAt
    closeTime: closesAt
    prizes {
      place
      skin {
        ...SkinFields
      }
      wear
      value
    }
    prizeValue
    participantCount: entrantCount
    rollCode: myCode
    winner: winners {
      place
      rollCode: code
      nickname
      headPic: avatar
      mine
    }
    publicHash
    guard
    finishTime: finishedAt
    reveal {
      serverSeed
      secretSalt: salt
    }
  }
`);

const STATUSES = ['UPCOMING', 'OPEN', 'DRAWING', 'FINISHED', 'CANCELLED'] as const satisfies readonly GiveawayStatus[];

export const ROLL_STATES_TEXT = '0 not begun, 1 open, 2 being drawn, 3 finished, 4 cancelled.';

/** The status that a number stands for; null for another number. */
export const rollStatusOf = (state: number): GiveawayStatus | null => STATUSES[state] ?? null;

export const roll = z.object({
  rollId: z.string(),
  title: z.string().nullable().meta({ description: 'Null for a room of a player.' }),
  official: z.boolean(),
  hostNickname: z.string().nullable().meta({ description: 'Null for a room of the house.' }),
  hostHeadPic: z.string().nullable(),
  mine: z.boolean(),
  state: z
    .custom<GiveawayStatus>()
    .transform((status) => STATUSES.indexOf(status))
    .pipe(z.int().meta({ description: ROLL_STATES_TEXT })),
  roomPassword: z.boolean().meta({ description: 'Whether a password is asked for.' }),
  depositDays: z.int().nullable().meta({ description: 'A deposit within so many days is asked for.' }),
  grade: z.int().meta({ description: 'Member grade that is asked for.' }),
  startTime: moment,
  drawTime: moment,
  closeTime: moment.meta({ description: 'Nobody enters from then on.' }),
  rollCodeRange: z.array(z.int()).meta({ description: 'First and last code; empty while nobody has entered.' }),
  rollCode: z.int().nullable().meta({ description: "The player's own." }),
  participantCount: z.int(),
  prizes: z.array(
    z.object({
      place: z.int(),
      ...weaponFields,
      giftImage: z.string().meta({ description: 'The same as `weaponImage`.' }),
      value: amount,
    }),
  ),
  prizeValue: amount,
  winner: z.array(
    z.object({ place: z.int(), rollCode: z.int(), nickname: z.string(), headPic: z.string(), mine: z.boolean() }),
  ),
  publicHash: z.string(),
  guard,
  serverSeed: z.string().nullable().meta({ description: 'Null until it is revealed.' }),
  secretSalt: z.string().nullable(),
  finishTime: moment.nullable(),
});

export const rollOf = (found: RollFieldsFragment, locale: Locale): z.input<typeof roll> => ({
  ...found,
  ...found.conditions,
  title: found.title && nameIn(found.title, locale),
  hostNickname: found.official ? null : (found.hostNickname ?? HIDDEN_PLAYER[locale]),
  winner: found.winner.map((one) => ({ ...one, nickname: one.nickname ?? HIDDEN_PLAYER[locale] })),
  rollCodeRange: found.participantCount === 0 ? [] : [1, found.participantCount],
  prizes: found.prizes.map((prize) => ({
    ...prize,
    ...weaponOf(prize.skin, prize.wear, locale),
    giftImage: prize.skin.weaponImage,
  })),
  serverSeed: null,
  secretSalt: null,
  ...found.reveal,
});
