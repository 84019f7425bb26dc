import type { GlasscaseEvent } from '../../engine/events.ts';
import { beaconRandomness } from '../../engine/fairness/beacon-randomness.ts';
import { giveawayStream, playerStream } from '../../engine/kernel/ids.ts';
import { nodeHashing } from '../../engine/node-hashing.ts';
import { signRound } from '../beacons.ts';
import { commandIdNumber } from '../deciders.ts';
import { type EventOf, type Fault, otherHash, withData } from '../forger.ts';
import { idle } from '../games-story/stage.ts';
import { otherRound, recordedChoice } from '../recorded-rounds.ts';
import { games, recorded } from './games.ts';
import { created, drawn, entries, giveawayId, inIt, lock, rewritten } from './one-giveaway.ts';

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
  ['a lock hash of something else', 'rules', () => changed(lock, { lockHash: otherHash })],
  ['another number of entries', 'rules', () => changed(lock, { entries: entries.length + 1 })],
  [
    'a draw before its time',
    'rules',
    () =>
      edited((event) =>
        event === created.event ? withData(created.event, { drawAt: created.event.data.drawAt + 3_600_000 }) : event,
      ),
  ],
  [
    'a winner swapped, prizes and all',
    'rules',
    () => {
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
        return event.type === 'PrizeWon' && event.data.code === second.code
          ? withData(event, { playerId, code })
          : event;
      });
    },
  ],
  [
    'a winner under somebody else’s name',
    'rules',
    () => ofDraw({ winners: drawn.event.data.winners.map((one) => ({ ...one, playerId: idle })) }),
  ],
  [
    'a ticket beside the drawn one',
    'rules',
    () => ofDraw({ winners: drawn.event.data.winners.map((one) => ({ ...one, ticket: (one.ticket + 1) % 3 })) }),
  ],
  ['fewer winners than prizes', 'rules', () => ofDraw({ winners: drawn.event.data.winners.slice(0, 1) })],
  [
    'a room drawn twice',
    'rules',
    () =>
      inserted(
        recorded.length,
        giveawayStream(giveawayId),
        withData(drawn.event, { commandId: commandIdNumber(77_777) }),
      ),
  ],
  [
    'a reveal of another seed',
    'seeds',
    () => ofDraw({ revealed: { ...drawn.event.data.revealed, serverSeed: otherHash } }),
  ],
  [
    'a reveal with another salt',
    'seeds',
    () => ofDraw({ revealed: { ...drawn.event.data.revealed, salt: otherHash } }),
  ],
  [
    'a draw that was given up when its outcome was known',
    'rules',
    () => {
      const { revealed } = drawn.event.data;
      const stop: GlasscaseEvent = {
        type: 'GiveawayCancelled',
        schemaVersion: 1,
        data: { commandId: commandIdNumber(77_777), giveawayId, reason: 'operator', revealed },
      };
      return inserted(drawn.recorded.position + 1, giveawayStream(giveawayId), stop);
    },
  ],
  ['no entries where there were some', 'rules', () => changed(cancelled, { reason: 'no-entries' })],
  ['a beacon that somebody else signed', 'rules', () => forgedBeacon(signRound(round.round, 'forger'))],
  ['the signature of another round', 'rules', () => forgedBeacon(another.signature)],
  ['another round than the lock named', 'rules', () => changed(beacon, { beacon: another })],
  ['a draw without the beacon it waited for', 'rules', () => changed(beacon, { beacon: null })],
  ['a beacon before it was due', 'rules', () => retimed(beacon.recorded.position, awaiting.recorded.at)],
  [
    'a chain of the house’s own',
    'rules',
    () =>
      edited((event) =>
        event.type === 'GiveawayCreated' && event.data.beacon.kind === 'drand'
          ? withData(event, { beacon: { ...event.data.beacon, chain: otherHash } })
          : event,
      ),
  ],
];

const prizes: readonly Fault[] = [
  [
    'a prize given twice',
    'money',
    () => inserted(prize.recorded.position + 1, prize.recorded.stream, prize.event, prize.recorded.at),
  ],
  [
    'a prize given once more, to somebody else',
    'money',
    () =>
      inserted(
        recorded.length,
        playerStream(idle),
        withData(prize.event, { commandId: commandIdNumber(77_777), playerId: idle }),
      ),
  ],
  ['a prize that vanished', 'rules', () => rewritten((event) => (event === prize.event ? null : event))],
  [
    'a prize to who didn’t win it',
    'rules',
    () => edited((event) => (event === prize.event ? withData(prize.event, { playerId: idle }) : event)),
  ],
  ['a prize of another value', 'rules', () => changed(prize, { item: { ...prize.event.data.item, value: '999999' } })],
  [
    'a prize whose value is committed for longer',
    'rules',
    () => changed(prize, { acquiredAt: prize.event.data.acquiredAt + 3_600_000 }),
  ],
  ['a prize of a player as if the house gave it', 'rules', () => changed(prize, { from: null })],
  ['escrow that isn’t released', 'money', () => rewritten((event) => (event === released.event ? null : event))],
  [
    'escrow that goes back though it was won',
    'money',
    () => changed(released, { given: [], returned: released.event.data.given }),
  ],
  ['a prize without a winner that is gone', 'rules', () => changed(fewer, { returned: [] })],
  [
    'a prize without a winner that is given away',
    'rules',
    () => changed(fewer, { given: [...fewer.event.data.given, ...fewer.event.data.returned], returned: [] }),
  ],
  ['an empty room whose prizes stay away', 'money', () => edited((event) => (event === emptied.event ? null : event))],
  [
    'prizes awarded twice',
    'rules',
    () =>
      inserted(
        recorded.length,
        giveawayStream(giveawayId),
        withData(awarded.event, { commandId: commandIdNumber(77_777) }),
      ),
  ],
];

const HOUR = 3_600_000;
const overdue: readonly Fault[] = [
  ['a room that is never drawn', 'seeds', () => leftAt(lock.recorded.position, 2 * HOUR)],
  ['prizes that nobody hands out', 'money', () => leftAt(released.recorded.position, 2 * HOUR)],
  ['a beacon that is kept back for a month', 'seeds', () => leftAt(beacon.recorded.position, 31 * 24 * HOUR)],
];

export const forgedDraws = { draws, prizes, 'giveaways without an end': overdue };
