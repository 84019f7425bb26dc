import { writeFile } from 'node:fs/promises';
import {
  type BattleEntry,
  type BattleLockFacts,
  battleEntropy,
  battleIdOf,
  battleLockHash,
  drawBattleRank,
  ranked,
  settleBattle,
} from '../engine/fairness/battle-draw.ts';
import type { BattleMode } from '../engine/fairness/battle-lock.ts';
import { beaconRandomness } from '../engine/fairness/beacon-randomness.ts';
import { fromHex } from '../engine/fairness/bytes.ts';
import { draw, publicHashOf } from '../engine/fairness/seed-pair.ts';
import type { DrawRequest } from '../engine/kernel/draw.ts';
import { isHexHash, mustBe } from '../engine/kernel/ids.ts';
import { nodeHashing } from '../engine/node-hashing.ts';
import { readCaseVectors } from '../test/vectors.ts';
import { digest, number } from './vectors/numbers.ts';

/**
 * `node tools/generate-battle-vectors.ts` writes test/vectors/battle-draws.json: whole battles, for every
 * implementation. The tables of their boxes stand in case-draws.json.
 */
const BATTLES = 36;

const tables = Object.entries(readCaseVectors().tables);
const drand = {
  kind: 'drand',
  chain: mustBe(isHexHash, digest('chain')),
  genesisAt: 1_692_803_367_000,
  periodMs: 3_000,
} as const;

/** Of both kinds of teams some end with the last round. */
const modeOf = (n: number, size: number): BattleMode => {
  if (n % 7 === 4) return 'terminal';
  if (n % 8 === 6 && size === 1) return 'shared';
  return Math.floor(n / 2) % 2 === 0 ? 'classic' : 'underdog';
};

/** Every fourth is played by two against two, or three against three. Small tables come first, so that ties of every kind are among them. */
const battleNumber = (n: number) => {
  const serverSeed = digest(`server seed of battle ${n}`);
  const salt = digest(`salt of battle ${n}`);
  const publicHash = publicHashOf(nodeHashing, serverSeed, salt);
  const creator = n % 5 === 0 ? null : `player-${String(n).padStart(15, '0')}`;
  const entropy = digest(`entropy of battle ${n}`).slice(0, 32);
  const battleId = battleIdOf(nodeHashing, creator, publicHash, entropy);
  const size = n % 12 === 11 ? 3 : n % 4 === 3 ? 2 : 1;
  const sides = size > 1 ? 2 : 2 + (n % 3);
  const boxCount = n % 18 === 5 ? 20 : 1 + (n % 3);
  const boxes = Array.from({ length: boxCount }, (_, index) => {
    const [oddsHash = '', table] =
      tables[number(`table ${n} ${index}`, 1 + Math.floor((n * tables.length) / BATTLES))] ?? [];
    if (table === undefined) throw new Error('no table');
    return { case: table.case, caseVersion: table.version, oddsHash };
  });
  const entries = ranked(
    Array.from({ length: sides * size }, (_, index): BattleEntry => {
      const seat = index + 1;
      const side = size === 1 ? 0 : Math.ceil(seat / size);
      if (seat === 1 && creator !== null) return { side, occupant: creator, entropy };
      const occupant = (n + seat) % 3 === 0 ? `bot-${seat}` : digest(`guest ${n} ${seat}`).slice(0, 22);
      return { side, occupant, entropy: digest(`entropy of seat ${n} ${seat}`).slice(0, 32) };
    }),
  );
  const awaited = n % 2 === 1;
  const lock: BattleLockFacts = {
    battleId,
    terms: digest('terms'),
    seed: publicHash,
    mode: modeOf(n, size),
    pace: n % 7 === 4 ? 'fast' : 'normal',
    sides,
    size,
    boxes,
    entries,
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
      draws: entries.map((_, place) => {
        const rank = place + 1;
        const play = { battleId, entropy: drawEntropy, round: index + 1, rank, oddsHash };
        const { ticket, index: entry, float, entry: won } = drawBattleRank(table, play, drawn);
        return { rank, ticket, entry, float, value: won.value };
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
await writeFile(file, `${JSON.stringify(battles)}\n`);
const ties = battles.filter(({ tie }) => tie !== null).length;
const deals = battles.filter(({ order }) => order.length > 0).length;
process.stdout.write(`${BATTLES} battles written, ${ties} with a tie, ${deals} with a drawn deal\n`);
