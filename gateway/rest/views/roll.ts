import { HIDDEN_PLAYER } from '../../accounts/profile/hidden-player.ts';
import { at, described, from, inLanguage, merged, numbered, orElse, type Part, view } from '../answers/view.ts';
import { guard } from './battle.ts';
import { weaponFields } from './weapon.ts';

const STATES = { UPCOMING: 0, OPEN: 1, DRAWING: 2, FINISHED: 3, CANCELLED: 4 } as const;

export const ROLL_STATES_TEXT = '0 not begun, 1 open, 2 being drawn, 3 finished, 4 cancelled.';

/** The status of a number; null for another number. */
export const rollStatusOf = (state: number): string | null =>
  Object.entries(STATES).find(([, number]) => number === state)?.[0] ?? null;

/** Null for a room of the house. */
const hostNickname: Part = (type) => {
  const official = at('official')(type);
  const nickname = orElse('hostNickname', HIDDEN_PLAYER)(type);
  return {
    selection: merged(official.selection, nickname.selection),
    schema: { type: ['string', 'null'], description: 'Null for a room of the house.' },
    show: (found, locale) => (official.show(found, locale) === true ? null : nickname.show(found, locale)),
  };
};

export const roll = view({
  rollId: 'id',
  title: at('title', inLanguage()),
  official: 'official',
  hostNickname,
  hostHeadPic: 'hostAvatar',
  mine: 'mine',
  state: at('status', numbered(STATES, ROLL_STATES_TEXT)),
  roomPassword: described('Whether a password is asked for.', 'locked'),
  depositDays: 'conditions.depositDays',
  grade: 'conditions.vipGrade',
  startTime: 'startsAt',
  drawTime: 'drawAt',
  closeTime: 'closesAt',
  rollCodeRange: from(
    'entrantCount',
    {
      type: 'array',
      items: { type: 'integer' },
      description: 'First and last code; empty while the room has no entry.',
    },
    (count) => (count === 0 ? [] : [1, count]),
  ),
  rollCode: 'myCode',
  participantCount: 'entrantCount',
  prizes: at('prizes', view({ place: 'place', ...weaponFields, giftImage: 'skin.image', value: 'value' })),
  prizeValue: 'prizeValue',
  winner: at(
    'winners',
    view({
      place: 'place',
      rollCode: 'code',
      nickname: orElse('nickname', HIDDEN_PLAYER),
      headPic: 'avatar',
      mine: 'mine',
    }),
  ),
  publicHash: 'publicHash',
  guard: at('guard', guard),
  serverSeed: 'reveal.serverSeed',
  secretSalt: 'reveal.salt',
  finishTime: 'finishedAt',
});
