import type { GlasscaseEvent } from '../../engine/events.ts';
import { beaconRandomness } from '../../engine/fairness/beacon-randomness.ts';
import { giveawayStream, playerStream } from '../../engine/kernel/ids.ts';
import { nodeHashing } from '../../engine/node-hashing.ts';
import { signRound } from '../beacons.ts';
import { commandIdNumber } from '../deciders.ts';
import { type EventOf, type Fault, finding, otherHash, withData } from '../forger.ts';
import { idle } from '../games-story/stage.ts';
import { otherRound, recordedChoice } from '../recorded-rounds.ts';
import { games, recorded } from './games.ts';
import { created, drawn, entries, giveawayId, inIt, lock, rewritten } from './one-giveaway.ts';

const { money, rules, seeds } = finding;

const { find, changed, edited, inserted, leftAt, retimed } = games;

type Drawn = EventOf<'GiveawayDrawn'>['data'];

export const released = find('EscrowReleased', inIt);
const prize = find('PrizeWon', inIt);
const awarded = find('GiveawayAwarded', inIt);
const fewer = find('EscrowReleased', ({ data }) => data.given.length > 0 && data.returned.length > 0);
const empty = find('GiveawayCancelled', ({ data }) => data.reason === 'no-entries');
const cancelled = find('GiveawayCancelled', ({ data }) => data.reason === 'operator');
const emptied = find('EscrowReleased', ({ data }) => data.giveawayId === empty.event.data.giveawayId);
export const beacon = find('GiveawayDrawn', ({ data }) => data.beacon !== null);
const withBeacon = find('GiveawayCreated', ({ data }) => data.beaconRound !== null);
const awaiting = find('GiveawayLocked', ({ data }) => data.giveawayId === withBeacon.event.data.giveawayId);
const round = beacon.event.data.beacon;
if (round === null) throw new Error('it has a beacon');

const another = otherRound(recordedChoice, round.round);

const ofDraw = (change: Partial<Drawn>) => changed(drawn, change);
const forgedBeacon = (signature: string) => {
  const randomness = beaconRandomness(nodeHashing, signature);
  if (randomness === null) throw new Error('no signature');
  return changed(beacon, { beacon: { round: round.round, signature, randomness } });
};

const draws: readonly Fault[] = [
  rules('a lock hash of something else', () => changed(lock, { lockHash: otherHash })),
  rules('another number of entries', () => changed(lock, { entries: entries.length + 1 })),
  rules('a draw before its time', () =>
    edited((event) =>
      event === created.event ? withData(created.event, { drawAt: created.event.data.drawAt + 3_600_000 }) : event,
    ),
  ),
  rules('a winner swapped, prizes and all', () => {
    // The row as the first prize left it; the second goes to the entry beside its winner's.
    const [first, second] = drawn.event.data.winners;
    if (first === undefined || second === undefined) throw new Error('two prizes');
    const row = entries.map(({ event }) => event.data);
    row.splice(first.ticket, 1, ...row.splice(-1));
    const ticket = (second.ticket + 1) % row.length;
    const lucky = row[ticket];
    if (lucky === undefined) throw new Error('no entry has this ticket');
    const { playerId, code } = lucky;
    return rewritten((event) => {
      if (event === drawn.event) {
        return withData(drawn.event, { winners: [first, { ...second, playerId, code, ticket }] });
      }
      return event.type === 'PrizeWon' && event.data.code === second.code ? withData(event, { playerId, code }) : event;
    });
  }),
  rules('a winner under somebody else’s name', () =>
    ofDraw({ winners: drawn.event.data.winners.map((one) => ({ ...one, playerId: idle })) }),
  ),
  rules('a ticket beside the drawn one', () =>
    ofDraw({ winners: drawn.event.data.winners.map((one) => ({ ...one, ticket: (one.ticket + 1) % 3 })) }),
  ),
  rules('fewer winners than prizes', () => ofDraw({ winners: drawn.event.data.winners.slice(0, 1) })),
  rules('a room drawn twice', () =>
    inserted(
      recorded.length,
      giveawayStream(giveawayId),
      withData(drawn.event, { commandId: commandIdNumber(77_777) }),
    ),
  ),
  seeds('a reveal of another seed', () =>
    ofDraw({ revealed: { ...drawn.event.data.revealed, serverSeed: otherHash } }),
  ),
  seeds('a reveal with another salt', () => ofDraw({ revealed: { ...drawn.event.data.revealed, salt: otherHash } })),
  rules('a draw that was given up when its outcome was known', () => {
    const { revealed } = drawn.event.data;
    const stop: GlasscaseEvent = {
      type: 'GiveawayCancelled',
      schemaVersion: 1,
      data: { commandId: commandIdNumber(77_777), giveawayId, reason: 'operator', revealed },
    };
    return inserted(drawn.recorded.position + 1, giveawayStream(giveawayId), stop);
  }),
  rules('no entries where there were some', () => changed(cancelled, { reason: 'no-entries' })),
  rules('a beacon that somebody else signed', () => forgedBeacon(signRound(round.round, 'forger'))),
  rules('the signature of another round', () => forgedBeacon(another.signature)),
  rules('another round than the lock named', () => changed(beacon, { beacon: another })),
  rules('a draw without the beacon it waited for', () => changed(beacon, { beacon: null })),
  rules('a beacon before it was due', () => retimed(beacon.recorded.position, awaiting.recorded.at)),
  rules('a chain of the house’s own', () =>
    edited((event) =>
      event.type === 'GiveawayCreated' && event.data.beacon.kind === 'drand'
        ? withData(event, { beacon: { ...event.data.beacon, chain: otherHash } })
        : event,
    ),
  ),
];

const prizes: readonly Fault[] = [
  money('a prize given twice', () =>
    inserted(prize.recorded.position + 1, prize.recorded.stream, prize.event, prize.recorded.at),
  ),
  money('a prize given once more, to somebody else', () =>
    inserted(
      recorded.length,
      playerStream(idle),
      withData(prize.event, { commandId: commandIdNumber(77_777), playerId: idle }),
    ),
  ),
  rules('a prize that vanished', () => rewritten((event) => (event === prize.event ? null : event))),
  rules('a prize to who didn’t win it', () =>
    edited((event) => (event === prize.event ? withData(prize.event, { playerId: idle }) : event)),
  ),
  rules('a prize of another value', () => changed(prize, { item: { ...prize.event.data.item, value: '999999' } })),
  rules('a prize whose value is committed for longer', () =>
    changed(prize, { acquiredAt: prize.event.data.acquiredAt + 3_600_000 }),
  ),
  rules('a prize of a player as if the house gave it', () => changed(prize, { from: null })),
  money('escrow that isn’t released', () => rewritten((event) => (event === released.event ? null : event))),
  money('escrow that goes back though it was won', () =>
    changed(released, { given: [], returned: released.event.data.given }),
  ),
  rules('a prize without a winner that is gone', () => changed(fewer, { returned: [] })),
  rules('a prize without a winner that is given away', () =>
    changed(fewer, { given: [...fewer.event.data.given, ...fewer.event.data.returned], returned: [] }),
  ),
  money('an empty room whose prizes stay away', () => edited((event) => (event === emptied.event ? null : event))),
  rules('prizes awarded twice', () =>
    inserted(
      recorded.length,
      giveawayStream(giveawayId),
      withData(awarded.event, { commandId: commandIdNumber(77_777) }),
    ),
  ),
];

const HOUR = 3_600_000;
const overdue: readonly Fault[] = [
  seeds('a room that is never drawn', () => leftAt(lock.recorded.position, 2 * HOUR)),
  money('prizes that nobody hands out', () => leftAt(released.recorded.position, 2 * HOUR)),
  seeds('a beacon that is kept back for a month', () => leftAt(beacon.recorded.position, 31 * 24 * HOUR)),
];

export const forgedDraws = { draws, prizes, 'giveaways without an end': overdue };
