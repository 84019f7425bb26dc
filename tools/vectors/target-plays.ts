import { writeFile } from 'node:fs/promises';
import { fromHex } from '../../engine/fairness/bytes.ts';
import { draw, publicHashOf } from '../../engine/fairness/seed-pair.ts';
import type { Target } from '../../engine/fairness/target-draw.ts';
import type { DrawRequest } from '../../engine/kernel/draw.ts';
import { nodeHashing } from '../../engine/node-hashing.ts';
import { digest, number } from './numbers.ts';

const PLAYS = 40;

const wears = [
  { wear: 'FN', floatMin: 0, floatMax: 70_000 },
  { wear: 'FT', floatMin: 150_000, floatMax: 380_000 },
  { wear: 'BS', floatMin: 450_000, floatMax: 1_000_000 },
  { wear: '', floatMin: 0, floatMax: 0 },
] as const;
export const worn = (n: number) => wears[n % wears.length] ?? wears[0];

export const targetNumber = (name: string, n: number): Target => ({
  skin: `target-${digest(name).slice(0, 8)}`,
  ...worn(n),
  value: String(1_000 + number(`value ${name}`, 500_000)),
});

/** The seeds of a play with its public inputs, which are repeated beside the outcome. */
export const roundNumber = (name: string) => {
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

/** Writes the plays of a game, under the name that they are counted by, and the tables that they name. */
export const writePlays = async (
  game: string,
  counted: string,
  playNumber: (n: number) => object,
  tables: object = {},
): Promise<void> => {
  const plays = Array.from({ length: PLAYS }, (_, n) => playNumber(n));
  const file = new URL(`../../test/vectors/${game}-draws.json`, import.meta.url);
  await writeFile(file, `${JSON.stringify({ ...tables, [counted]: plays })}\n`);
  process.stdout.write(`${PLAYS} ${counted} written\n`);
};
