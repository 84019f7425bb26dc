import { createHash, createHmac } from 'node:crypto';
import type { Hashing } from './fairness/hashing.ts';

/** The hashing port on a server. */
export const nodeHashing: Hashing = {
  sha256: (data) => createHash('sha256').update(data).digest(),
  hmacSha256: (key, data) => createHmac('sha256', key).update(data).digest(),
};
