import { weekly } from '../contest-cast.ts';
import { type Fault, withData } from '../forger.ts';
import { DAY, HOUR } from '../money-cast.ts';
import { games } from './games.ts';

const { find, changed, edited, leftAt } = games;

const settled = find('ContestSettled', ({ data }) => data.contestId === weekly);
const announced = find('ContestAnnounced', ({ data }) => data.contestId === weekly);
const prize = find('ContestPrizeWon', ({ data }) => data.contestId === weekly && data.rank === 2);
const [first, ...others] = settled.event.data.places;
if (first === undefined) throw new Error('no player is paid');

const contests: readonly Fault[] = [
  [
    'a better score that is passed over, prizes and all',
    'money',
    () =>
      edited((event) => {
        if (event === settled.event) return withData(settled.event, { places: others });
        if (event.type !== 'ContestPrizeWon' || event.data.contestId !== weekly) return event;
        const place = others[event.data.rank - 1];
        return place === undefined ? null : withData(event, { playerId: place.playerId });
      }),
  ],
  [
    'a score that was never reached',
    'money',
    () => changed(settled, { places: [{ ...first, score: String(BigInt(first.score) + 1n) }, ...others] }),
  ],
  ['a prize of a contest that is missing', 'rules', () => edited((event) => (event === prize.event ? null : event))],
  ['a prize of a contest that is larger', 'rules', () => changed(prize, { amount: '2001' })],
  [
    'a prize that is called lost though its balance had room',
    'rules',
    () =>
      edited((event) => {
        if (event === prize.event) return null;
        return event === settled.event ? withData(settled.event, { unpaid: [2] }) : event;
      }),
  ],
  [
    'a private battle that counts in a contest',
    'money',
    () => {
      const { startsAt } = announced.event.data;
      return changed(
        find('BattleCreated', ({ data }, { at }) => data.private && at >= startsAt),
        { private: false },
      );
    },
  ],
  [
    'prizes of a contest that are never paid',
    'money',
    () => leftAt(settled.recorded.position, announced.event.data.endsAt + 2 * DAY + HOUR - settled.recorded.at),
  ],
];

export const forgedContests = { contests };
