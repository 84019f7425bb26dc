import { createHash } from 'node:crypto';
import seedrandom from 'seedrandom';
import { type CommandId, isClientCommandId, mustBe } from '../../engine/kernel/ids.ts';

/** Everything random in a run, all of it from one seed. Never used for a draw that a player paid for. */
export interface Random {
  /** 0 … n − 1. */
  below(n: number): number;
  /** True with this probability. */
  chance(probability: number): boolean;
  /** One of them; throws for none. */
  pick<Value>(values: readonly Value[]): Value;
  /** One of them, each as often as its weight says: a positive whole number. */
  weighted<Value>(choices: readonly (readonly [weight: number, value: Value])[]): Value;
  shuffled<Value>(values: readonly Value[]): Value[];
  bytes(size: number): Uint8Array;
  hex(bytes: number): string;
  uuid(): CommandId;
}

export const randomFrom = (seed: string): Random => {
  const next = seedrandom(seed);
  let blocks = 0;
  const below = (n: number): number => Math.floor(next() * n);
  const bytes = (size: number): Uint8Array => {
    const parts: Buffer[] = [];
    for (let have = 0; have < size; have += 32) {
      blocks += 1;
      parts.push(createHash('sha256').update(`${seed} ${blocks}`).digest());
    }
    return new Uint8Array(Buffer.concat(parts).subarray(0, size));
  };
  const hex = (size: number): string => Buffer.from(bytes(size)).toString('hex');
  const pick = <Value>(values: readonly Value[]): Value => {
    const found = values[below(values.length)];
    if (found === undefined) throw new RangeError('nothing to pick from');
    return found;
  };
  return {
    below,
    chance: (probability) => next() < probability,
    pick,
    weighted: (choices) => pick(choices.flatMap(([weight, value]) => Array<typeof value>(weight).fill(value))),
    shuffled: (values) => {
      const rest = [...values];
      for (let i = rest.length - 1; i > 0; i -= 1) {
        const j = below(i + 1);
        const [a, b] = [rest[i], rest[j]];
        if (a !== undefined && b !== undefined) [rest[i], rest[j]] = [b, a];
      }
      return rest;
    },
    bytes,
    hex,
    uuid: () => {
      const text = hex(16);
      const parts = [text.slice(0, 8), text.slice(8, 12), `4${text.slice(13, 16)}`, `8${text.slice(17, 20)}`];
      return mustBe(isClientCommandId, `${parts.join('-')}-${text.slice(20, 32)}`);
    },
  };
};
