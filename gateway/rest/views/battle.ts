import { HIDDEN_PLAYER } from '../../accounts/profile/hidden-player.ts';
import {
  at,
  countOf,
  described,
  type Fields,
  inLanguage,
  is,
  merged,
  number,
  numbered,
  one,
  orElse,
  orEmpty,
  type Part,
  view,
} from '../answers/view.ts';
import { majorUnits } from '../money.ts';

export const BATTLE_MODES = { CLASSIC: 0, UNDERDOG: 1, TERMINAL: 2, SHARED: 3 } as const;
/** A dissolved room is over. */
export const BATTLE_STATES = { WAITING: 0, RUNNING: 1, FINISHED: 2, DISSOLVED: 2 } as const;

/** The mode of a number; null for another number. */
export const battleModeOf = (mode: number): string | null =>
  Object.entries(BATTLE_MODES).find(([, number]) => number === mode)?.[0] ?? null;

/** The protection of a room's randomness. */
export const guard = numbered(
  { PLAYERS: 0, BEACON: 1, WITNESS: 2 },
  'An account of the house that comes last could choose the outcome: 0 always, 1 unless a witness saw the room before its beacon, 2 only together with the witness.',
);

/** The price of all seats. */
const totalPrice: Part = (type) => {
  const price = one('cost', number)(type);
  const seats = one('seatCount', number)(type);
  return {
    selection: merged(price.selection, seats.selection),
    schema: { type: 'number', description: 'Of all seats.' },
    show: (found, locale) => majorUnits((price.show(found, locale) ?? 0) * (seats.show(found, locale) ?? 0)),
  };
};

const battleFields: Fields = {
  id: 'id',
  version: 'version',
  mode: at('mode', numbered(BATTLE_MODES, '0 classic, 1 underdog, 2 terminal, 3 shared.')),
  state: at('status', numbered(BATTLE_STATES, '0 waiting, 1 in battle, 2 finished.')),
  dissolved: is('status', 'DISSOLVED'),
  official: 'official',
  private: 'private',
  teams: 'teams',
  mine: 'mine',
  playerCount: 'seatCount',
  rounds: countOf('boxes.round'),
  cost: described('Of one seat.', 'cost'),
  totalPrice,
  boxes: at(
    'boxes',
    view({
      round: 'round',
      boxId: 'case.slug',
      boxName: at('case.names', inLanguage()),
      boxNames: 'case.names',
      boxImage: 'case.image',
      price: 'price',
    }),
  ),
  slots: at(
    'seats',
    view({
      pos: 'seat',
      side: 'side',
      bot: is('kind', 'BOT'),
      nickname: orElse('nickname', HIDDEN_PLAYER),
      headPic: 'avatar',
      mine: 'mine',
      total: 'total',
    }),
  ),
  winners: orEmpty('result.winners'),
  result: 'result.value',
  publicHash: 'publicHash',
  guard: at('guard', guard),
  createTime: 'createdAt',
  expireTime: 'expiresAt',
  finishTime: 'finishedAt',
};

export const battleRoom = view(battleFields);
