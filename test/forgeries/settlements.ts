import type { GlasscaseEvent } from '../../engine/events.ts';
import { battleStream, itemIdOf, playerStream } from '../../engine/kernel/ids.ts';
import { commandIdNumber, pairNumber } from '../deciders.ts';
import { type EventOf, type Fault, otherHash, withData } from '../forger.ts';
import { idle } from '../games-story/stage.ts';
import { games, recorded } from './games.ts';
import { battleId, beacon, first, inIt, last, lock, rewritten } from './one-battle.ts';

const { find, changed, edited, inserted, leftAt } = games;

type Settled = EventOf<'BattleSettled'>['data'];

const settled = find('BattleSettled', inIt);
const winner = find('BattleConcluded', (event) => inIt(event) && event.data.won);
const loser = find('BattleConcluded', (event) => inIt(event) && !event.data.won);
const ordered = find('BattleSettled', ({ data }) => data.order.length > 0);
const dealt = find('BattleSettled', ({ data }) => data.winners.length === 2 && data.order.length === 0);
const tied = find('BattleSettled', ({ data }) => data.tie !== null);
const refund = find('BattleRefunded');
const dissolved = find('BattleDissolved', ({ data }) => data.reason === 'creator');
export const expired = find('BattleDissolved', ({ data }) => data.reason === 'expired');

const other = (rank: number): number => 3 - rank;
const ofEnd = (change: Partial<Settled>, found = settled) => changed(found, change);

const ends: readonly Fault[] = [
  [
    'a tie with another ticket',
    'rules',
    () =>
      ofEnd({ tie: tied.event.data.tie && { ...tied.event.data.tie, ticket: 1 - tied.event.data.tie.ticket } }, tied),
  ],
  [
    'the wrong winner, told the same everywhere',
    'rules',
    () =>
      rewritten((event) => {
        if (event.type === 'BattleSettled') {
          const { winners, awards, tie } = event.data;
          return withData(event, {
            tie: tie === null ? null : { ...tie, ticket: 1 - tie.ticket },
            winners: winners.map(other),
            awards: awards.map((award) => ({ ...award, rank: other(award.rank) })),
          });
        }
        if (event.type !== 'BattleConcluded') return event;
        return withData(event, { won: !event.data.won, items: event.data.won ? [] : winner.event.data.items });
      }),
  ],
  ['a tie that never was', 'rules', () => ofEnd({ tie: { between: [1, 2], ticket: 0 } }, dealt)],
  ['no tie where there was one', 'rules', () => ofEnd({ tie: null }, tied)],
  [
    'a deal by another ticket',
    'rules',
    () =>
      ofEnd(
        { order: ordered.event.data.order.map(({ between, ticket }) => ({ between, ticket: 1 - ticket })) },
        ordered,
      ),
  ],
  [
    'hands of the winning side swapped',
    'rules',
    () => {
      const ranks = dealt.event.data.awards.map(({ rank }) => rank).reverse();
      const awards = dealt.event.data.awards.map((award, index) => ({ ...award, rank: ranks[index] ?? award.rank }));
      return ofEnd({ awards }, dealt);
    },
  ],
  ['totals that don’t add up', 'rules', () => ofEnd({ totals: settled.event.data.totals.map(() => '1') })],
  ['an item missing from what was won', 'rules', () => changed(winner, { items: winner.event.data.items.slice(1) })],
  [
    'an item won twice',
    'money',
    () => changed(winner, { items: [...winner.event.data.items, ...winner.event.data.items.slice(0, 1)] }),
  ],
  ['the loser with items too', 'rules', () => changed(loser, { items: winner.event.data.items })],
  ['one item with two players', 'money', () => changed(loser, { items: winner.event.data.items.slice(0, 1) })],
  [
    'an item that nobody drew',
    'rules',
    () =>
      changed(winner, {
        items: winner.event.data.items.map((item, index) =>
          index === 0 ? { ...item, itemId: itemIdOf(winner.event.data.playerId, 77, 1), value: '900000' } : item,
        ),
      }),
  ],
  [
    'a stranger among the winners',
    'rules',
    () => inserted(winner.recorded.position, playerStream(idle), withData(winner.event, { playerId: idle })),
  ],
  ['a loser who is forgotten', 'rules', () => rewritten((event) => (event === loser.event ? null : event))],
  [
    'a reveal of another seed',
    'seeds',
    () => ofEnd({ revealed: { ...settled.event.data.revealed, serverSeed: otherHash } }),
  ],
  [
    'a reveal with another salt',
    'seeds',
    () => ofEnd({ revealed: { ...settled.event.data.revealed, salt: otherHash } }),
  ],
  [
    'a seed that was committed elsewhere',
    'seeds',
    () => {
      const { pairId, serverSeed, salt } = pairNumber(1);
      return ofEnd({ revealed: { pairId, serverSeed, salt } });
    },
  ],
  [
    'a battle settled twice',
    'rules',
    () =>
      inserted(
        recorded.length,
        battleStream(battleId),
        withData(settled.event, { commandId: commandIdNumber(77_777) }),
      ),
  ],
  ['a settlement before the last round', 'rules', () => rewritten((event) => (event === last.event ? null : event))],
];

const givenUp: readonly Fault[] = [
  [
    'a battle dissolved after its lock',
    'rules',
    () => {
      const { revealed } = settled.event.data;
      const stop: GlasscaseEvent = {
        type: 'BattleDissolved',
        schemaVersion: 1,
        data: { commandId: commandIdNumber(77_777), battleId, reason: 'creator', revealed },
      };
      return inserted(lock.recorded.position + 1, battleStream(battleId), stop);
    },
  ],
  ['a refund missing', 'rules', () => edited((event) => (event === refund.event ? null : event))],
  ['a refund too high', 'rules', () => changed(refund, { amount: '999999' })],
  ['a refund too low', 'money', () => changed(refund, { amount: '1' })],
  [
    'a refund to somebody else',
    'rules',
    () => edited((event) => (event === refund.event ? withData(refund.event, { playerId: idle }) : event)),
  ],
  [
    'a refund that nothing was dissolved for',
    'rules',
    () =>
      inserted(recorded.length, refund.recorded.stream, withData(refund.event, { commandId: commandIdNumber(77_777) })),
  ],
  ['a room that expired before its time', 'rules', () => changed(dissolved, { reason: 'expired' })],
  [
    'a dissolved room whose seed stays secret',
    'seeds',
    () => changed(dissolved, { revealed: { ...dissolved.event.data.revealed, serverSeed: otherHash } }),
  ],
];

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const overdue: readonly Fault[] = [
  ['a battle that stands still', 'seeds', () => leftAt(first.recorded.position, HOUR + 31 * MINUTE)],
  ['a battle without its last round', 'seeds', () => leftAt(last.recorded.position, HOUR + 31 * MINUTE)],
  ['a room that waits for ever', 'seeds', () => leftAt(expired.recorded.position - 2, HOUR + 31 * MINUTE)],
  ['a beacon that is kept back for a month', 'seeds', () => leftAt(beacon.recorded.position, 31 * 24 * HOUR)],
];

export const forgedSettlements = { ends, 'rooms that were given up': givenUp, 'battles without an end': overdue };
