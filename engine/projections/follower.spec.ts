import { setTimeout as later } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { ReadModelDatabase } from './database.ts';
import { startFollower } from './follower.ts';
import { plays } from './plays.ts';

const never = (): Promise<void> => new Promise(() => undefined);

const withCheckpointAt = (position: number): ReadModelDatabase => ({
  hasOneConnection: true,
  breaks: () => 0,
  query: async () => ({ rows: [{ version: plays.version, position }] }),
  transaction: async () => Promise.reject(new Error('nothing is folded here')),
  ownerTransaction: async () => Promise.reject(new Error('nothing is folded here')),
});

it('keeps a hint that came while it found nothing for an earlier one', async () => {
  const reads: ((found: readonly never[]) => void)[] = [];
  const follower = startFollower({
    projection: plays,
    database: withCheckpointAt(4),
    read: () => new Promise((answer) => reads.push(answer)),
    gathered: never,
    passed: never,
  });
  await later(0);
  follower.wake(5);
  await later(0);
  follower.wake(6);
  reads[0]?.([]);
  await later(0);
  expect(reads).toHaveLength(2);
  reads[1]?.([]);
  await follower.stop();
});
