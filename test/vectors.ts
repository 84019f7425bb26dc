import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { oddsTable } from '../engine/catalog/case/events.ts';
import { consolationTable } from '../engine/catalog/consolation/events.ts';
import { BATTLE_PACES } from '../engine/fairness/battle-lock.ts';
import { battleMode } from '../engine/games/battle/terms.ts';
import { battleId, beaconChoice, targetFacts } from '../engine/kernel/event-codec.ts';

const drawVector = z.strictObject({
  serverSeed: z.string(),
  game: z.string(),
  label: z.string(),
  id: z.string(),
  entropy: z.string(),
  round: z.int(),
  index: z.int(),
  tableHash: z.string(),
  n: z.string(),
  expect: z.strictObject({
    ticket: z.string(),
    counter: z.int(),
    word: z.int(),
    rejected: z.int(),
    block: z.string(),
    message: z.string(),
  }),
  salt: z.string(),
  publicHash: z.string(),
});

const caseVector = z.strictObject({
  serverSeed: z.string(),
  salt: z.string(),
  publicHash: z.string(),
  pairId: z.string(),
  roundNo: z.int(),
  userSeed: z.string(),
  entropy: z.string(),
  oddsHash: z.string(),
  ticket: z.int(),
  entry: z.int(),
  float: z.int().nullable(),
  value: z.string(),
});

/** Complete plays, with the tables they were played on by their odds hash. */
export const caseVectors = z.strictObject({ tables: z.record(z.string(), oddsTable), plays: z.array(caseVector) });
export type CaseVectors = z.infer<typeof caseVectors>;

const targetPlay = {
  serverSeed: z.string(),
  salt: z.string(),
  publicHash: z.string(),
  pairId: z.string(),
  roundNo: z.int(),
  userSeed: z.string(),
  entropy: z.string(),
  tableHash: z.string(),
  ticket: z.int(),
  won: z.boolean(),
  float: z.int().nullable(),
};
const targetTable = {
  version: z.literal(1),
  tickets: z.literal(10_000_000),
  target: targetFacts,
  win: z.int(),
};

/** Complete upgrades, with the tables they were played on. */
const upgradeVectors = z.strictObject({
  upgrades: z.array(
    z.strictObject({
      ...targetPlay,
      table: z.strictObject({
        game: z.literal('upgrade'),
        ...targetTable,
        stake: z.string(),
        side: z.enum(['under', 'over']),
      }),
    }),
  ),
});

/** Complete dreams, with the tables they were played on; consolation tables by their hash. */
const dreamVectors = z.strictObject({
  consolations: z.record(z.string(), consolationTable),
  dreams: z.array(
    z.strictObject({
      ...targetPlay,
      table: z.strictObject({
        game: z.literal('dream'),
        ...targetTable,
        fee: z.string(),
        consolation: z.string(),
      }),
      consolation: z.strictObject({ ticket: z.int(), entry: z.int() }).nullable(),
    }),
  ),
});

const ranks = z.array(z.int());
const drawnTie = z.strictObject({ between: ranks, ticket: z.int() });

/** Complete battles. The tables of their boxes stand in case-draws.json. */
const battleVector = z.strictObject({
  serverSeed: z.string(),
  salt: z.string(),
  publicHash: z.string(),
  creator: z.string().nullable(),
  entropy: z.string(),
  lock: z.strictObject({
    battleId,
    terms: z.string(),
    seed: z.string(),
    mode: battleMode,
    pace: z.enum(BATTLE_PACES),
    sides: z.int(),
    size: z.int(),
    boxes: z.array(z.strictObject({ case: z.string(), caseVersion: z.int(), oddsHash: z.string() })),
    entries: z.array(z.strictObject({ side: z.int(), occupant: z.string(), entropy: z.string() })),
    beacon: beaconChoice,
    beaconRound: z.int().nullable(),
  }),
  lockHash: z.string(),
  signature: z.string().nullable(),
  randomness: z.string().nullable(),
  rounds: z.array(
    z.strictObject({
      draws: z.array(
        z.strictObject({
          rank: z.int(),
          ticket: z.int(),
          entry: z.int(),
          float: z.int().nullable(),
          value: z.string(),
        }),
      ),
    }),
  ),
  totals: z.array(z.string()),
  winners: ranks,
  tie: drawnTie.nullable(),
  order: z.array(drawnTie),
  awards: z.array(z.strictObject({ rank: z.int(), items: z.array(z.int()), value: z.string() })),
});

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`vectors/${name}.json`, import.meta.url), 'utf8'));

export const readDrawVectors = () => z.array(drawVector).parse(read('draws'));
export const readCaseVectors = (): CaseVectors => caseVectors.parse(read('case-draws'));
export const readUpgradeVectors = () => upgradeVectors.parse(read('upgrade-draws'));
export const readDreamVectors = () => dreamVectors.parse(read('dream-draws'));
export const readBattleVectors = () => z.array(battleVector).parse(read('battle-draws'));
