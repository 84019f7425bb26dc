import type { GlasscaseEvent } from '../../engine/events.ts';
import { battleStream, itemIdOf, playerStream } from '../../engine/kernel/ids.ts';
import { commandIdNumber, pairNumber } from '../deciders.ts';
import { type EventOf, type Fault, finding, otherHash, withData } from '../forger.ts';
import { idle } from '../games-story/stage.ts';
import { games, recorded } from './games.ts';
import { battleId, beacon, first, inIt, last, lock, rewritten } from './one-battle.ts';

const { money, rules, seeds } = finding;

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
  rules('a tie with another ticket', () =>
    ofEnd({ tie: tied.event.data.tie && { ...tied.event.data.tie, ticket: 1 - tied.event.data.tie.ticket } }, tied),
  ),
  rules('the wrong winner, told the same everywhere', () =>
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
  ),
  rules('a tie that never was', () => ofEnd({ tie: { between: [1, 2], ticket: 0 } }, dealt)),
  rules('no tie where there was one', () => ofEnd({ tie: null }, tied)),
  rules('a deal by another ticket', () =>
    ofEnd({ order: ordered.event.data.order.map(({ between, ticket }) => ({ between, ticket: 1 - ticket })) }, ordered),
  ),
  rules('hands of the winning side swapped', () => {
    const ranks = dealt.event.data.awards.map(({ rank }) => rank).reverse();
    const awards = dealt.event.data.awards.map((award, index) => ({ ...award, rank: ranks[index] ?? award.rank }));
    return ofEnd({ awards }, dealt);
  }),
  rules('totals that don’t add up', () => ofEnd({ totals: settled.event.data.totals.map(() => '1') })),
  rules('an item missing from what was won', () => changed(winner, { items: winner.event.data.items.slice(1) })),
  money('an item won twice', () =>
    changed(winner, { items: [...winner.event.data.items, ...winner.event.data.items.slice(0, 1)] }),
  ),
  rules('the loser with items too', () => changed(loser, { items: winner.event.data.items })),
  money('one item with two players', () => changed(loser, { items: winner.event.data.items.slice(0, 1) })),
  rules('an item that nobody drew', () =>
    changed(winner, {
      items: winner.event.data.items.map((item, index) =>
        index === 0 ? { ...item, itemId: itemIdOf(winner.event.data.playerId, 77, 1), value: '900000' } : item,
      ),
    }),
  ),
  rules('a stranger among the winners', () =>
    inserted(winner.recorded.position, playerStream(idle), withData(winner.event, { playerId: idle })),
  ),
  rules('a loser who is forgotten', () => rewritten((event) => (event === loser.event ? null : event))),
  seeds('a reveal of another seed', () =>
    ofEnd({ revealed: { ...settled.event.data.revealed, serverSeed: otherHash } }),
  ),
  seeds('a reveal with another salt', () => ofEnd({ revealed: { ...settled.event.data.revealed, salt: otherHash } })),
  seeds('a seed that was committed elsewhere', () => {
    const { pairId, serverSeed, salt } = pairNumber(1);
    return ofEnd({ revealed: { pairId, serverSeed, salt } });
  }),
  rules('a battle settled twice', () =>
    inserted(recorded.length, battleStream(battleId), withData(settled.event, { commandId: commandIdNumber(77_777) })),
  ),
  rules('a settlement before the last round', () => rewritten((event) => (event === last.event ? null : event))),
];

const givenUp: readonly Fault[] = [
  rules('a battle dissolved after its lock', () => {
    const { revealed } = settled.event.data;
    const stop: GlasscaseEvent = {
      type: 'BattleDissolved',
      schemaVersion: 1,
      data: { commandId: commandIdNumber(77_777), battleId, reason: 'creator', revealed },
    };
    return inserted(lock.recorded.position + 1, battleStream(battleId), stop);
  }),
  rules('a refund missing', () => edited((event) => (event === refund.event ? null : event))),
  rules('a refund too high', () => changed(refund, { amount: '999999' })),
  money('a refund too low', () => changed(refund, { amount: '1' })),
  rules('a refund to somebody else', () =>
    edited((event) => (event === refund.event ? withData(refund.event, { playerId: idle }) : event)),
  ),
  rules('a refund that nothing was dissolved for', () =>
    inserted(recorded.length, refund.recorded.stream, withData(refund.event, { commandId: commandIdNumber(77_777) })),
  ),
  rules('a room that expired before its time', () => changed(dissolved, { reason: 'expired' })),
  seeds('a dissolved room whose seed stays secret', () =>
    changed(dissolved, { revealed: { ...dissolved.event.data.revealed, serverSeed: otherHash } }),
  ),
];

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const overdue: readonly Fault[] = [
  seeds('a battle that stands still', () => leftAt(first.recorded.position, HOUR + 31 * MINUTE)),
  seeds('a battle without its last round', () => leftAt(last.recorded.position, HOUR + 31 * MINUTE)),
  seeds('a room that waits for ever', () => leftAt(expired.recorded.position - 2, HOUR + 31 * MINUTE)),
  seeds('a beacon that is kept back for a month', () => leftAt(beacon.recorded.position, 31 * 24 * HOUR)),
];

export const forgedSettlements = { ends, 'rooms that were given up': givenUp, 'battles without an end': overdue };
