import { QUICKNET } from '../../engine/beacon/quicknet.ts';
import { battleLockHash } from '../../engine/fairness/battle-draw.ts';
import { beaconRandomness } from '../../engine/fairness/beacon-randomness.ts';
import { battleStream, isHexHash, mustBe } from '../../engine/kernel/ids.ts';
import { nodeHashing } from '../../engine/node-hashing.ts';
import { signRound } from '../beacons.ts';
import { commandIdNumber } from '../deciders.ts';
import { type EventOf, type Fault, otherHash, withData } from '../forger.ts';
import { idle } from '../games-story/stage.ts';
import { otherRound, recordedChoice } from '../recorded-rounds.ts';
import { games } from './games.ts';
import { awaiting, battleId, beacon, created, first, inIt, lock, rewritten } from './one-battle.ts';

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
  [
    'a seed that wasn’t the creator’s',
    'seeds',
    () => changed(created, { seed: { ...created.event.data.seed, publicHash: otherHash } }),
  ],
  ['one seed for two battles', 'seeds', () => changed(second, { seed: created.event.data.seed })],
  [
    'a next seed that was used before',
    'seeds',
    () =>
      changed(
        find('BattleEntered', (event) => inIt(event) && event.data.nextSeed !== null),
        { nextSeed: created.event.data.seed },
      ),
  ],
  ['a room under another id', 'rules', () => changed(created, { battleId: second.event.data.battleId })],
  [
    'entropy for a bot, lock and all',
    'rules',
    () => {
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
    },
  ],
  ['a room of earlier rules than those before it', 'rules', () => changed(second, { rules: 1 })],
  ['another cost than the boxes’', 'rules', () => changed(created, { cost: '1' })],
  ['a seat that cost less', 'rules', () => changed(entered, { cost: '1' })],
  [
    'a box at another price',
    'rules',
    () => changed(created, { boxes: created.event.data.boxes.map((box) => ({ ...box, price: '1' })) }),
  ],
  [
    'odds that were never published',
    'rules',
    () => changed(created, { boxes: created.event.data.boxes.map((box) => ({ ...box, oddsHash: otherHash })) }),
  ],
  ['more than half an hour to wait', 'rules', () => changed(created, { expiresAt: created.event.data.expiresAt + 1 })],
  ['an entry without payment', 'rules', () => rewritten((event) => (event === entered.event ? null : event))],
  [
    'a player who is seated twice',
    'rules',
    () => {
      const { data } = find('SeatTaken', (event) => inIt(event) && event.data.seat === 1).event;
      return rewritten((event) =>
        event.type === 'SeatTaken' && event.data.seat === 2 ? withData(event, { occupant: data.occupant }) : event,
      );
    },
  ],
  [
    'somebody who joins after the lock',
    'rules',
    () => {
      const taken = find('SeatTaken', (event) => inIt(event) && event.data.seat === 2);
      const occupant = { kind: 'player', playerId: idle } as const;
      const late = withData(taken.event, { commandId: commandIdNumber(77_777), occupant });
      return inserted(lock.recorded.position + 1, battleStream(battleId), late);
    },
  ],
  ['a bot with chosen entropy', 'rules', () => changed(bot, { entropy: 'f'.repeat(32) })],
  ['a bot by another name', 'rules', () => changed(bot, { occupant: { kind: 'bot', bot: 'bot-7' } })],
];

const locks: readonly Fault[] = [
  [
    'entries in the order of coming, the lock hash and all',
    'rules',
    () => lockedAs({ entries: [...lock.event.data.entries].reverse() }),
  ],
  [
    'other entropy in one seat, told the same everywhere',
    'rules',
    () => {
      const entropy = 'f'.repeat(32);
      const guest = find('SeatTaken', (event) => inIt(event) && event.data.seat === 2).event.data.occupant;
      if (guest.kind === 'bot') throw new Error('two players fight here');
      const entries = lock.event.data.entries.map((one) =>
        one.occupant === guest.playerId ? { ...one, entropy } : one,
      );
      return rewritten((event) => {
        if (event.type === 'SeatTaken' && event.data.seat === 2) return withData(event, { entropy });
        if (event.type !== 'BattleLocked') return event;
        return withData(event, { entries, lockHash: lockHash({ ...event.data, entries }) });
      });
    },
  ],
  ['a lock hash of something else', 'rules', () => changed(lock, { lockHash: otherHash })],
  [
    'a first round that is due sooner',
    'rules',
    () => changed(lock, { firstRoundAt: lock.event.data.firstRoundAt - 1 }),
  ],
  [
    'a beacon round that was known by then',
    'rules',
    () => lockedAs({ beaconRound: (awaiting.event.data.beaconRound ?? 0) - 1 }, awaiting),
  ],
  [
    'a beacon round that is farther away',
    'rules',
    () => lockedAs({ beaconRound: (awaiting.event.data.beaconRound ?? 0) + 1 }, awaiting),
  ],
];

const beacons: readonly Fault[] = [
  ['a beacon that somebody else signed', 'rules', () => forgedBeacon(signRound(beacon.event.data.round, 'forger'))],
  ['the signature of another round', 'rules', () => forgedBeacon(another.signature)],
  ['a signature that is none', 'rules', () => forgedBeacon('ab'.repeat(48))],
  ['a signature on the wrong group', 'rules', () => forgedBeacon('ab'.repeat(96))],
  ['randomness beside the signature', 'rules', () => changed(beacon, { randomness: otherHash })],
  ['another round than the lock named', 'rules', () => changed(beacon, another)],
  ['a beacon before it was due', 'rules', () => retimed(beacon.recorded.position, awaiting.recorded.at + 1)],
  [
    'a chain of the house’s own',
    'rules',
    () =>
      edited((event) =>
        event.type === 'BattleCreated' && event.data.beacon.kind === 'drand'
          ? withData(event, { beacon: { ...event.data.beacon, chain: otherHash } })
          : event,
      ),
  ],
  [
    'a chain that began at another time',
    'rules',
    () => {
      const { beacon: choice } = find('BattleCreated', ({ data }) => data.beacon.kind === 'drand').event.data;
      const early = { ...choice, genesisAt: QUICKNET.genesisAt - 600_000 };
      return edited((event) =>
        event.type === 'BattleCreated' && event.data.beacon.kind === 'drand' && early.kind === 'drand'
          ? withData(event, { beacon: early })
          : event,
      );
    },
  ],
];

const rounds: readonly Fault[] = [
  [
    'a ticket beside the drawn one, same item',
    'rules',
    () => ofRound(first, { ticket: (first.event.data.draws[0]?.ticket ?? 0) + 1 }),
  ],
  ['a value above the table’s', 'rules', () => ofRound(first, { value: '999999' })],
  ['a float where there is none', 'rules', () => ofRound(first, { float: 5 })],
  [
    'two ranks’ draws swapped',
    'rules',
    () => {
      const [one, two] = first.event.data.draws;
      if (one === undefined || two === undefined) throw new Error('a round has ranks');
      return changed(first, {
        draws: [
          { ...two, rank: 1 },
          { ...one, rank: 2 },
        ],
      });
    },
  ],
  [
    'a rank that draws nothing',
    'rules',
    () => changed(first, { draws: [...first.event.data.draws.slice(0, 1), ...first.event.data.draws.slice(0, 1)] }),
  ],
  [
    'a round drawn twice',
    'rules',
    () =>
      inserted(
        first.recorded.position + 1,
        battleStream(battleId),
        withData(first.event, { commandId: commandIdNumber(77_777) }),
        first.recorded.at,
      ),
  ],
  ['a round skipped', 'rules', () => rewritten((event) => (event === first.event ? null : event))],
  ['a round before its time', 'rules', () => retimed(first.recorded.position, lock.recorded.at + 2_999)],
  ['a round on odds of another version', 'rules', () => changed(first, { oddsHash: otherHash })],
  [
    'a next round that is due later',
    'rules',
    () => changed(first, { nextRoundAt: (first.event.data.nextRoundAt ?? 0) + 60_000 }),
  ],
];

export const forgedBattles = { rooms, locks, beacons, rounds };
