import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import {
  type BattleLockFacts,
  battleEntropy,
  battleIdOf,
  battleLockHash,
  botEntropy,
  drawBattleSeat,
  settleBattle,
} from '../engine/fairness/battle-draw.ts';
import { beaconRandomness } from '../engine/fairness/beacon-randomness.ts';
import { fromHex } from '../engine/fairness/bytes.ts';
import { draw } from '../engine/fairness/draw.ts';
import { publicHashOf } from '../engine/fairness/seed-pair.ts';
import type { DrawRequest } from '../engine/kernel/draw.ts';
import { isHexHash, mustBe } from '../engine/kernel/ids.ts';
import { nodeHashing } from '../engine/node-hashing.ts';
import { readCaseVectors } from '../test/vectors.ts';

/**
 * `node scripts/generate-battle-vectors.ts` writes test/vectors/battle-draws.json: whole battles, for every
 * implementation. The tables of their boxes stand in case-draws.json.
 */
const BATTLES = 36;

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');
const number = (text: string, below: number): number =>
  Number(BigInt(`0x${digest(text).slice(0, 12)}`) % BigInt(below));

const tables = Object.entries(readCaseVectors().tables);
const drand = {
  kind: 'drand',
  chain: mustBe(isHexHash, digest('chain')),
  genesisAt: 1_692_803_367_000,
  periodMs: 3_000,
} as const;

/** Every fourth is played by two against two. Small tables come first, so that ties of every kind are among them. */
const battleNumber = (n: number) => {
  const serverSeed = digest(`server seed of battle ${n}`);
  const salt = digest(`salt of battle ${n}`);
  const publicHash = publicHashOf(nodeHashing, serverSeed, salt);
  const creator = n % 5 === 0 ? null : `player-${String(n).padStart(15, '0')}`;
  const entropy = digest(`entropy of battle ${n}`).slice(0, 32);
  const battleId = battleIdOf(nodeHashing, creator, publicHash, entropy);
  const teams = n % 4 === 3;
  const seatCount = teams ? 4 : 2 + (n % 3);
  const boxCount = n % 18 === 5 ? 20 : 1 + (n % 3);
  const boxes = Array.from({ length: boxCount }, (_, index) => {
    const [oddsHash = '', table] =
      tables[number(`table ${n} ${index}`, 1 + Math.floor((n * tables.length) / BATTLES))] ?? [];
    if (table === undefined) throw new Error('no table');
    return { case: table.case, caseVersion: table.version, oddsHash };
  });
  const seats = Array.from({ length: seatCount }, (_, index): BattleLockFacts['seats'][number] => {
    const seat = index + 1;
    if (seat > 1 && (n + seat) % 3 === 0) {
      return { seat, occupant: { kind: 'bot', bot: `bot-${seat}` }, entropy: botEntropy(nodeHashing, battleId, seat) };
    }
    const playerId = seat === 1 && creator !== null ? creator : `guest-${seat}`.padEnd(22, '-');
    const own = seat === 1 && creator !== null ? entropy : digest(`entropy of seat ${n} ${seat}`).slice(0, 32);
    return { seat, occupant: { kind: 'player', playerId }, entropy: own };
  });
  const awaited = n % 2 === 1;
  const lock: BattleLockFacts = {
    battleId,
    seed: publicHash,
    mode: Math.floor(n / 2) % 2 === 0 ? 'classic' : 'underdog',
    teams,
    seatCount,
    boxes,
    seats,
    beacon: awaited ? drand : { kind: 'none' },
    beaconRound: awaited ? 10_000 + n : null,
  };
  const lockHash = battleLockHash(nodeHashing, lock);
  const signature = awaited ? digest(`signature ${n}`).repeat(2).slice(0, 96) : null;
  const randomness = signature === null ? null : beaconRandomness(nodeHashing, signature);
  const drawEntropy = battleEntropy(lockHash, randomness);
  const drawn = (request: DrawRequest) => draw(nodeHashing, fromHex(serverSeed), request);
  const rounds = boxes.map(({ oddsHash }, index) => {
    const table = tables.find(([hash]) => hash === oddsHash)?.[1];
    if (table === undefined) throw new Error('no table');
    return {
      draws: seats.map(({ seat }) => {
        const play = { battleId, entropy: drawEntropy, round: index + 1, seat, oddsHash };
        const { ticket, index: entry, float, entry: won } = drawBattleSeat(table, play, drawn);
        return { seat, ticket, entry, float, value: won.value };
      }),
    };
  });
  const { draws: _, ...settlement } = settleBattle(
    { ...lock, battleId, boxes: boxes.length, rounds, entropy: drawEntropy },
    drawn,
  );
  return {
    serverSeed,
    salt,
    publicHash,
    creator,
    entropy,
    lock,
    lockHash,
    signature,
    randomness,
    rounds,
    ...settlement,
  };
};

const battles = Array.from({ length: BATTLES }, (_, n) => battleNumber(n));
const file = new URL('../test/vectors/battle-draws.json', import.meta.url);
await writeFile(file, `${JSON.stringify(battles, null, 1)}\n`);
const ties = battles.filter(({ tie }) => tie !== null).length;
const deals = battles.filter(({ dealTie }) => dealTie !== null).length;
process.stdout.write(`${BATTLES} battles written, ${ties} with a tie, ${deals} with a drawn deal\n`);
