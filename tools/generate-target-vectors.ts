import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { fromHex } from '../engine/fairness/bytes.ts';
import { type ConsolationTable, consolationHashOf, consolationSum } from '../engine/fairness/consolation.ts';
import { type DreamTable, drawDream, dreamFee, dreamTableHash } from '../engine/fairness/dream-draw.ts';
import type { OddsEntry } from '../engine/fairness/odds.ts';
import { draw, publicHashOf } from '../engine/fairness/seed-pair.ts';
import type { Target } from '../engine/fairness/target-draw.ts';
import { TICKETS } from '../engine/fairness/tickets.ts';
import { drawUpgrade, type UpgradeTable, upgradeTableHash, upgradeTickets } from '../engine/fairness/upgrade-draw.ts';
import type { DrawRequest } from '../engine/kernel/draw.ts';
import { nodeHashing } from '../engine/node-hashing.ts';
import { DEFAULT_TERMS } from '../engine/terms/sections.ts';

const { upgrade: UPGRADE, dream: DREAM } = DEFAULT_TERMS;

/** `node tools/generate-target-vectors.ts` writes test/vectors/target-draws.json: whole upgrades and dreams. */
const PLAYS = 40;

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');
const number = (text: string, below: number): number =>
  Number(BigInt(`0x${digest(text).slice(0, 12)}`) % BigInt(below));

const wears = [
  { wear: 'FN', floatMin: 0, floatMax: 70_000 },
  { wear: 'FT', floatMin: 150_000, floatMax: 380_000 },
  { wear: 'BS', floatMin: 450_000, floatMax: 1_000_000 },
  { wear: '', floatMin: 0, floatMax: 0 },
] as const;
const worn = (n: number) => wears[n % wears.length] ?? wears[0];

const targetNumber = (name: string, n: number): Target => ({
  skin: `target-${digest(name).slice(0, 8)}`,
  ...worn(n),
  value: String(1_000 + number(`value ${name}`, 500_000)),
});

const consolationNumber = (n: number): ConsolationTable => {
  const count = [1, 4, 100][n] ?? 2;
  const entries: OddsEntry[] = [];
  let first = 0;
  for (let index = 0; index < count; index += 1) {
    const left = TICKETS - first - (count - index - 1);
    const tickets = index === count - 1 ? left : 1 + number(`tickets ${n} ${index}`, Math.floor(left / 2));
    const value = String(1 + number(`consolation ${n} ${index}`, 300));
    entries.push({ skin: `skin-${n}-${index}`, ...worn(n + index), first, last: first + tickets - 1, value });
    first += tickets;
  }
  return { table: 'consolation', version: n + 1, tickets: TICKETS, entries };
};
const consolations = new Map(
  [0, 1, 2].map((n) => {
    const table = consolationNumber(n);
    return [consolationHashOf(nodeHashing, table), table] as const;
  }),
);

/** The seeds of a play with its public inputs, which are repeated beside the outcome. */
const roundNumber = (name: string) => {
  const serverSeed = digest(`server seed ${name}`);
  const salt = digest(`salt ${name}`);
  const play = {
    pairId: Buffer.from(digest(`pair ${name}`), 'hex')
      .toString('base64url')
      .slice(0, 22),
    roundNo: 1 + number(`round ${name}`, 10_000),
    userSeed: `user_seed-${name}`.replaceAll(' ', '-').slice(0, 1 + number(`user seed ${name}`, 24)),
    entropy: digest(`entropy ${name}`).slice(0, 32),
  };
  const secrets = { serverSeed, salt, publicHash: publicHashOf(nodeHashing, serverSeed, salt) };
  return { play, secrets, draw: (request: DrawRequest) => draw(nodeHashing, fromHex(serverSeed), request) };
};

const upgradeNumber = (n: number) => {
  const name = `upgrade ${n}`;
  const target = targetNumber(name, Math.floor(n / 2));
  // Between 2 % and 86 % of the target: chances from 1.84 % to 79.1 %.
  const stake = (BigInt(target.value) * BigInt(2 + number(`stake ${name}`, 85))) / 100n;
  const table: UpgradeTable = {
    game: 'upgrade',
    version: 1,
    tickets: 10_000_000,
    stake: stake.toString(),
    target,
    side: n % 2 === 0 ? 'under' : 'over',
    win: upgradeTickets(stake, BigInt(target.value), UPGRADE),
  };
  const tableHash = upgradeTableHash(nodeHashing, table);
  const { play, secrets, draw } = roundNumber(name);
  const { ticket, won, float } = drawUpgrade(table, tableHash, play, draw);
  return { ...secrets, ...play, table, tableHash, ticket, won, float };
};

const dreamNumber = (n: number) => {
  const name = `dream ${n}`;
  const [consolationHash, consolationTable] = [...consolations][n % consolations.size] ?? [];
  if (consolationHash === undefined || consolationTable === undefined) throw new Error('no table');
  const target = targetNumber(name, n);
  const win = DREAM.minTickets + number(`win ${name}`, 7_400_001);
  const table: DreamTable = {
    game: 'dream',
    version: 1,
    tickets: 10_000_000,
    target,
    win,
    fee: dreamFee(BigInt(target.value), win, consolationSum(consolationTable.entries), DREAM).toString(),
    consolation: consolationHash,
  };
  const tableHash = dreamTableHash(nodeHashing, table);
  const { play, secrets, draw } = roundNumber(name);
  const outcome = drawDream(table, tableHash, consolationTable, consolationHash, play, draw);
  const { ticket, won, float } = outcome;
  const consolation =
    outcome.consolation === null ? null : { ticket: outcome.consolation.ticket, entry: outcome.consolation.index };
  return { ...secrets, ...play, table, tableHash, ticket, won, consolation, float };
};

const numbers = Array.from({ length: PLAYS }, (_, n) => n);
const vectors = {
  consolations: Object.fromEntries(consolations),
  upgrades: numbers.map(upgradeNumber),
  dreams: numbers.map(dreamNumber),
};
const file = new URL('../test/vectors/target-draws.json', import.meta.url);
await writeFile(file, `${JSON.stringify(vectors)}\n`);
process.stdout.write(`${PLAYS} upgrades and ${PLAYS} dreams on ${consolations.size} tables written\n`);
