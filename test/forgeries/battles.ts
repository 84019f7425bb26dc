import { QUICKNET } from '../../engine/beacon/quicknet.ts';
import { battleLockHash } from '../../engine/fairness/battle-draw.ts';
import { beaconRandomness } from '../../engine/fairness/beacon-randomness.ts';
import { battleStream, isHexHash, mustBe } from '../../engine/kernel/ids.ts';
import { nodeHashing } from '../../engine/node-hashing.ts';
import { signRound } from '../beacons.ts';
import { commandIdNumber } from '../deciders.ts';
import { type EventOf, type Fault, finding, otherHash, withData } from '../forger.ts';
import { idle } from '../games-story/stage.ts';
import { otherRound, recordedChoice } from '../recorded-rounds.ts';
import { games } from './games.ts';
import { awaiting, battleId, beacon, created, first, inIt, lock, rewritten } from './one-battle.ts';

const { rules, seeds } = finding;

const { find, all, changed, edited, inserted, retimed } = games;

type Locked = EventOf<'BattleLocked'>['data'];

const bot = find('SeatTaken', ({ data }) => data.occupant.kind === 'bot');
const entered = find('BattleEntered', (event) => inIt(event) && event.data.nextSeed === null);
const second = all('BattleCreated').filter(({ event }) => event.data.creator === created.event.data.creator)[1];
if (second === undefined) throw new Error('no player opens two rooms');

/** The lock hash that goes with what the forger says was locked. */
const lockHash = ({ battleId: id, entries, beaconRound }: Locked) => {
  const { data } = find('BattleCreated', (event) => event.data.battleId === id).event;
  return mustBe(isHexHash, battleLockHash(nodeHashing, { ...data, seed: data.seed.publicHash, entries, beaconRound }));
};
const lockedAs = (change: Partial<Locked>, found = lock) =>
  changed(found, { ...change, lockHash: lockHash(withData(found.event, change).data) });

const ofRound = (found: typeof first, change: Partial<(typeof found.event.data.draws)[number]>) => {
  const [one, ...others] = found.event.data.draws;
  if (one === undefined) throw new Error('a round has ranks');
  return changed(found, { draws: [{ ...one, ...change }, ...others] });
};

const another = otherRound(recordedChoice, beacon.event.data.round);
/** A forged signature with everything that follows from it up to the draws. */
const forgedBeacon = (signature: string) => {
  const randomness = beaconRandomness(nodeHashing, signature);
  if (randomness === null) throw new Error('no signature');
  return changed(beacon, { signature, randomness });
};

const rooms: readonly Fault[] = [
  seeds('a seed that wasn’t the creator’s', () =>
    changed(created, { seed: { ...created.event.data.seed, publicHash: otherHash } }),
  ),
  seeds('one seed for two battles', () => changed(second, { seed: created.event.data.seed })),
  seeds('a next seed that was used before', () =>
    changed(
      find('BattleEntered', (event) => inIt(event) && event.data.nextSeed !== null),
      { nextSeed: created.event.data.seed },
    ),
  ),
  rules('a room under another id', () => changed(created, { battleId: second.event.data.battleId })),
  rules('entropy for a bot, lock and all', () => {
    const entropy = 'f'.repeat(32);
    const mine = all('BattleLocked').find(({ event }) => event.data.battleId === bot.event.data.battleId);
    const { occupant } = bot.event.data;
    if (mine === undefined || occupant.kind !== 'bot') throw new Error('the bot’s room has no lock');
    const entries = mine.event.data.entries.map((one) => (one.occupant === occupant.bot ? { ...one, entropy } : one));
    const hash = lockHash({ ...mine.event.data, entries });
    return edited((event) => {
      if (event === bot.event) return withData(bot.event, { entropy });
      return event === mine.event ? withData(mine.event, { entries, lockHash: hash }) : event;
    });
  }),
  rules('a room of earlier rules than those before it', () => changed(second, { rules: 1 })),
  rules('another cost than the boxes’', () => changed(created, { cost: '1' })),
  rules('a seat that cost less', () => changed(entered, { cost: '1' })),
  rules('a box at another price', () =>
    changed(created, { boxes: created.event.data.boxes.map((box) => ({ ...box, price: '1' })) }),
  ),
  rules('odds that were never published', () =>
    changed(created, { boxes: created.event.data.boxes.map((box) => ({ ...box, oddsHash: otherHash })) }),
  ),
  rules('more than half an hour to wait', () => changed(created, { expiresAt: created.event.data.expiresAt + 1 })),
  rules('an entry without payment', () => rewritten((event) => (event === entered.event ? null : event))),
  rules('a player who is seated twice', () => {
    const { data } = find('SeatTaken', (event) => inIt(event) && event.data.seat === 1).event;
    return rewritten((event) =>
      event.type === 'SeatTaken' && event.data.seat === 2 ? withData(event, { occupant: data.occupant }) : event,
    );
  }),
  rules('somebody who joins after the lock', () => {
    const taken = find('SeatTaken', (event) => inIt(event) && event.data.seat === 2);
    const occupant = { kind: 'player', playerId: idle } as const;
    const late = withData(taken.event, { commandId: commandIdNumber(77_777), occupant });
    return inserted(lock.recorded.position + 1, battleStream(battleId), late);
  }),
  rules('a bot with chosen entropy', () => changed(bot, { entropy: 'f'.repeat(32) })),
  rules('a bot by another name', () => changed(bot, { occupant: { kind: 'bot', bot: 'bot-7' } })),
];

const locks: readonly Fault[] = [
  rules('entries in the order of coming, the lock hash and all', () =>
    lockedAs({ entries: [...lock.event.data.entries].reverse() }),
  ),
  rules('other entropy in one seat, told the same everywhere', () => {
    const entropy = 'f'.repeat(32);
    const guest = find('SeatTaken', (event) => inIt(event) && event.data.seat === 2).event.data.occupant;
    if (guest.kind === 'bot') throw new Error('two players fight here');
    const entries = lock.event.data.entries.map((one) => (one.occupant === guest.playerId ? { ...one, entropy } : one));
    return rewritten((event) => {
      if (event.type === 'SeatTaken' && event.data.seat === 2) return withData(event, { entropy });
      if (event.type !== 'BattleLocked') return event;
      return withData(event, { entries, lockHash: lockHash({ ...event.data, entries }) });
    });
  }),
  rules('a lock hash of something else', () => changed(lock, { lockHash: otherHash })),
  rules('a first round that is due sooner', () => changed(lock, { firstRoundAt: lock.event.data.firstRoundAt - 1 })),
  rules('a beacon round that was known by then', () =>
    lockedAs({ beaconRound: (awaiting.event.data.beaconRound ?? 0) - 1 }, awaiting),
  ),
  rules('a beacon round that is farther away', () =>
    lockedAs({ beaconRound: (awaiting.event.data.beaconRound ?? 0) + 1 }, awaiting),
  ),
];

const beacons: readonly Fault[] = [
  rules('a beacon that somebody else signed', () => forgedBeacon(signRound(beacon.event.data.round, 'forger'))),
  rules('the signature of another round', () => forgedBeacon(another.signature)),
  rules('a signature that is none', () => forgedBeacon('ab'.repeat(48))),
  rules('a signature on the wrong group', () => forgedBeacon('ab'.repeat(96))),
  rules('randomness beside the signature', () => changed(beacon, { randomness: otherHash })),
  rules('another round than the lock named', () => changed(beacon, another)),
  rules('a beacon before it was due', () => retimed(beacon.recorded.position, awaiting.recorded.at + 1)),
  rules('a chain of the house’s own', () =>
    edited((event) =>
      event.type === 'BattleCreated' && event.data.beacon.kind === 'drand'
        ? withData(event, { beacon: { ...event.data.beacon, chain: otherHash } })
        : event,
    ),
  ),
  rules('a chain that began at another time', () => {
    const { beacon: choice } = find('BattleCreated', ({ data }) => data.beacon.kind === 'drand').event.data;
    const early = { ...choice, genesisAt: QUICKNET.genesisAt - 600_000 };
    return edited((event) =>
      event.type === 'BattleCreated' && event.data.beacon.kind === 'drand' && early.kind === 'drand'
        ? withData(event, { beacon: early })
        : event,
    );
  }),
];

const rounds: readonly Fault[] = [
  rules('a ticket beside the drawn one, same item', () =>
    ofRound(first, { ticket: (first.event.data.draws[0]?.ticket ?? 0) + 1 }),
  ),
  rules('a value above the table’s', () => ofRound(first, { value: '999999' })),
  rules('a float where there is none', () => ofRound(first, { float: 5 })),
  rules('two ranks’ draws swapped', () => {
    const [one, two] = first.event.data.draws;
    if (one === undefined || two === undefined) throw new Error('a round has ranks');
    return changed(first, {
      draws: [
        { ...two, rank: 1 },
        { ...one, rank: 2 },
      ],
    });
  }),
  rules('a rank that draws nothing', () =>
    changed(first, { draws: [...first.event.data.draws.slice(0, 1), ...first.event.data.draws.slice(0, 1)] }),
  ),
  rules('a round drawn twice', () =>
    inserted(
      first.recorded.position + 1,
      battleStream(battleId),
      withData(first.event, { commandId: commandIdNumber(77_777) }),
      first.recorded.at,
    ),
  ),
  rules('a round skipped', () => rewritten((event) => (event === first.event ? null : event))),
  rules('a round before its time', () => retimed(first.recorded.position, lock.recorded.at + 2_999)),
  rules('a round on odds of another version', () => changed(first, { oddsHash: otherHash })),
  rules('a next round that is due later', () =>
    changed(first, { nextRoundAt: (first.event.data.nextRoundAt ?? 0) + 60_000 }),
  ),
];

export const forgedBattles = { rooms, locks, beacons, rounds };
