import { writeFile } from 'node:fs/promises';
import { fromHex } from '../engine/fairness/bytes.ts';
import { drawCase, exactRtp, type OddsEntry, type OddsTable, oddsHashOf, TICKETS } from '../engine/fairness/odds.ts';
import { draw, publicHashOf } from '../engine/fairness/seed-pair.ts';
import { nodeHashing } from '../engine/node-hashing.ts';
import { digest, number } from './vectors/numbers.ts';

/** `node tools/generate-case-vectors.ts` writes test/vectors/case-draws.json: whole plays, for every implementation. */
const PLAYS = 60;

const wears = [
  { wear: 'FN', floatMin: 0, floatMax: 70_000 },
  { wear: 'MW', floatMin: 70_000, floatMax: 150_000 },
  { wear: 'FT', floatMin: 150_000, floatMax: 380_000 },
  { wear: 'WW', floatMin: 380_000, floatMax: 450_000 },
  { wear: 'BS', floatMin: 450_000, floatMax: 1_000_000 },
  { wear: '', floatMin: 0, floatMax: 0 },
] as const;

const tableNumber = (n: number): OddsTable => {
  const count = [1, 2, 5, 17, 100][n] ?? 3;
  const entries: OddsEntry[] = [];
  let first = 0;
  for (let index = 0; index < count; index += 1) {
    const left = TICKETS - first - (count - index - 1);
    const tickets = index === count - 1 ? left : 1 + number(`tickets ${n} ${index}`, Math.max(1, Math.floor(left / 2)));
    const worn = wears[number(`wear ${n} ${index}`, wears.length)] ?? wears[5];
    const value = String(1 + number(`value ${n} ${index}`, 500_000));
    entries.push({ skin: `skin-${n}-${index}`, ...worn, first, last: first + tickets - 1, value });
    first += tickets;
  }
  const price = 100 * (n + 1);
  const named = { case: `vector-${n}`, version: n + 1, tickets: TICKETS, price: String(price) };
  return { ...named, entries, rtp: exactRtp(BigInt(price), entries) };
};

const tables = new Map(
  [0, 1, 2, 3, 4].map((n) => {
    const table = tableNumber(n);
    return [oddsHashOf(nodeHashing, table), table] as const;
  }),
);

const play = (n: number) => {
  const [oddsHash, table] = [...tables][n % tables.size] ?? [];
  if (oddsHash === undefined || table === undefined) throw new Error('no table');
  const serverSeed = digest(`server seed ${n}`);
  const salt = digest(`salt ${n}`);
  const inputs = {
    pairId: Buffer.from(digest(`pair ${n}`), 'hex')
      .toString('base64url')
      .slice(0, 22),
    roundNo: 1 + number(`round ${n}`, 10_000),
    userSeed: `user_seed-${n}`.slice(0, 1 + number(`user seed ${n}`, 64)),
    entropy: digest(`entropy ${n}`).slice(0, 32),
    oddsHash,
  };
  const { ticket, index, float, entry } = drawCase(table, inputs, (request) =>
    draw(nodeHashing, fromHex(serverSeed), request),
  );
  const publicHash = publicHashOf(nodeHashing, serverSeed, salt);
  return { serverSeed, salt, publicHash, ...inputs, ticket, entry: index, float, value: entry.value };
};

const vectors = { tables: Object.fromEntries(tables), plays: Array.from({ length: PLAYS }, (_, n) => play(n)) };
const target = new URL('../test/vectors/case-draws.json', import.meta.url);
await writeFile(target, `${JSON.stringify(vectors)}\n`);
process.stdout.write(`${PLAYS} plays on ${tables.size} tables written\n`);
