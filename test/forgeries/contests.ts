import { weekly } from '../contest-cast.ts';
import { type Fault, finding, withData } from '../forger.ts';
import { DAY, HOUR } from '../money-cast.ts';
import { games } from './games.ts';

const { money, rules, sealed } = finding;

const { find, changed, edited, leftAt } = games;

const settled = find('ContestSettled', ({ data }) => data.contestId === weekly);
const announced = find('ContestAnnounced', ({ data }) => data.contestId === weekly);
const prize = find('ContestPrizeWon', ({ data }) => data.contestId === weekly && data.rank === 2);
const [first, ...others] = settled.event.data.places;
if (first === undefined) throw new Error('no player is paid');

const contests: readonly Fault[] = [
  money('a better score that is passed over, prizes and all', () =>
    edited((event) => {
      if (event === settled.event) return withData(settled.event, { places: others });
      if (event.type !== 'ContestPrizeWon' || event.data.contestId !== weekly) return event;
      const place = others[event.data.rank - 1];
      return place === undefined ? null : withData(event, { playerId: place.playerId });
    }),
  ),
  money('a score that was never reached', () =>
    changed(settled, { places: [{ ...first, score: String(BigInt(first.score) + 1n) }, ...others] }),
  ),
  rules('a prize of a contest that is missing', () => edited((event) => (event === prize.event ? null : event))),
  rules('a prize of a contest that is larger', () => changed(prize, { amount: '2001' })),
  sealed.rules('a prize that is called lost though its balance had room', () =>
    edited((event) => {
      if (event === prize.event) return null;
      return event === settled.event ? withData(settled.event, { unpaid: [2] }) : event;
    }),
  ),
  money('a private battle that counts in a contest', () => {
    const { startsAt } = announced.event.data;
    return changed(
      find('BattleCreated', ({ data }, { at }) => data.private && at >= startsAt),
      { private: false },
    );
  }),
  money('prizes of a contest that are never paid', () =>
    leftAt(settled.recorded.position, announced.event.data.endsAt + 2 * DAY + HOUR - settled.recorded.at),
  ),
];

export const forgedContests = { contests };
