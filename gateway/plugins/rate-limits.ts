import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { addressKey } from '../address-key.ts';

/** Requests a minute from one address. Pages ask for many pictures, auditors for many tiles: those cost little. */
const ALL_PER_MINUTE = 6_000;
export const GRAPHQL_PER_MINUTE = 1_200;
export const STATE_PER_MINUTE = 300;
/** Cosigned replays: each verifies signatures and reads some tiles. */
export const REPLAYS_PER_MINUTE = 60;
/** Receipts: each reads some tiles. */
export const PROOFS_PER_MINUTE = 600;

/** Share cards: each draws up to 22 pictures. */
export const CARDS_PER_MINUTE = 120;

/** Addresses counted at once; the least active are forgotten first. */
const COUNTED = 20_000;

/** Bounds what one address may ask for, also of paths that don't exist. Registered before any route. */
export const rateLimits = async (app: FastifyInstance, factor: number): Promise<void> => {
  await app.register(rateLimit, {
    global: true,
    max: ALL_PER_MINUTE * factor,
    timeWindow: 60_000,
    cache: COUNTED,
    keyGenerator: ({ ip }) => addressKey(ip),
  });
};
