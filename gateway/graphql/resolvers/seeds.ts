import { isCommandId, mustBe, type PlayerId } from '../../../engine/kernel/ids.ts';
import { usableUntil } from '../../../engine/player/state.ts';
import { hostPairsOf } from '../../../engine/projections/queries/host-pairs.ts';
import { MAX_OPENINGS_PAGE, openingsOf } from '../../../engine/projections/queries/openings.ts';
import { type PlayerPairs, seedPair, seedPairsOf } from '../../../engine/projections/queries/seed-pairs.ts';
import { logSize } from '../../../engine/projections/read-log.ts';
import type { SeedPairRow } from '../../../engine/projections/seed-pairs.ts';
import { GatewayError } from '../../errors.ts';
import { type GatewayContext, ofViewer } from '../context.ts';
import type { Resolvers, RevealedSeedPair, SeedPair, Seeds } from '../generated/resolvers.ts';
import { connectionOf, pageArguments } from '../pages.ts';
import { promisedEntries } from '../promised-entries.ts';

/**
 * Whether a published checkpoint covers the position. Seeds are shown no earlier: a database that is restored from before a reveal
 * draws with that pair again, and a client that saw its seed would know every outcome.
 */
export const isCovered = ({ ports }: GatewayContext, position: number): boolean => position < ports.sealed().size;

/** The value once a checkpoint covers where the log has it; null before. */
export const onceCovered = <Value>(context: GatewayContext, position: number, value: Value): Value | null =>
  isCovered(context, position) ? value : null;

/** @throws GatewayError INTERNAL for a pair that isn't over. */
export const revealedPair = (context: GatewayContext, pair: SeedPairRow): RevealedSeedPair => {
  const { use, reveal } = pair;
  if (use === null || reveal === null) throw new GatewayError('INTERNAL', {}, `pair ${pair.pairId} is not revealed`);
  return {
    id: pair.pairId,
    publicHash: pair.publicHash,
    serverSeed: onceCovered(context, reveal.position, reveal.serverSeed),
    salt: onceCovered(context, reveal.position, reveal.salt),
    userSeed: use.userSeed,
    roundCount: pair.roundCount,
    startedAt: use.startedAt,
    revealedAt: reveal.at,
    position: reveal.position,
    entropy: reveal.entropy,
  };
};

/** A pair as its player plays on it; null where it isn't in use. */
export const pairInUse = (
  { catalog }: GatewayContext,
  { pairId, publicHash, roundCount, committedAt, use }: SeedPairRow,
): SeedPair | null => {
  if (use === null) return null;
  const { userSeed, startedAt } = use;
  const retiresAt = usableUntil({ committedAt, startedAt }, catalog.terms);
  return { id: pairId, publicHash, userSeed, roundCount, startedAt, retiresAt };
};

const seedsFrom = (context: GatewayContext, { current, next, history }: PlayerPairs): Seeds | null => {
  const inUse = current === null ? null : pairInUse(context, current);
  if (inUse === null || next === null) return null;
  return {
    current: inUse,
    nextPairId: next.pairId,
    nextPublicHash: next.publicHash,
    history: history.map((pair) => revealedPair(context, pair)),
  };
};

/** A player's seeds, as they were no earlier than the event at the position. @throws GatewayError BUSY */
export const seedsAt = async (context: GatewayContext, playerId: string, position: number) => {
  const { ports } = context;
  if (!(await ports.catchUp('seed-pairs', position))) throw new GatewayError('BUSY');
  const seeds = seedsFrom(context, await seedPairsOf(ports.sql, playerId));
  if (seeds === null) throw new GatewayError('INTERNAL', {}, `no seeds of ${playerId}`);
  return seeds;
};

const readHostSeeds = async ({ ports }: GatewayContext, player: PlayerId) => {
  const size = await logSize(ports.sql);
  if (!(await ports.catchUp('seed-pairs', size - 1))) throw new GatewayError('BUSY');
  return hostPairsOf(ports.sql, player);
};

/** Seeds for a player's rooms are committed when they are asked for first; receipts absorb duplicates of the command. */
const commitHostSeeds = async (context: GatewayContext, playerId: PlayerId) => {
  const { status } = await context.ports.engine.submit({
    actor: 'system',
    commandId: mustBe(isCommandId, `host-seeds:${playerId}`),
    command: { type: 'CommitHostSeeds', playerId },
  });
  if (status === 'busy' || status === 'unknown') throw new GatewayError('BUSY');
  return readHostSeeds(context, playerId);
};

export const seedResolvers: Resolvers = {
  Query: {
    seeds: ofViewer(async ({ playerId }, _arguments, context) => {
      const size = await logSize(context.ports.sql);
      return seedsAt(context, playerId, size - 1);
    }),
    revealedPair: ofViewer(async ({ playerId }, { id }, context) => {
      const pair = await seedPair(context.ports.sql, id);
      const isOver = pair !== null && pair.playerId === playerId && pair.use !== null && pair.reveal !== null;
      return isOver ? revealedPair(context, pair) : null;
    }),
    hostSeeds: ofViewer(async ({ playerId }, _arguments, context) => {
      const seeds = (await readHostSeeds(context, playerId)) ?? (await commitHostSeeds(context, playerId));
      if (seeds === null) throw new GatewayError('INTERNAL', {}, `no host seeds of ${playerId}`);
      const { battle, giveaway } = seeds;
      return {
        battle: { id: battle.pairId, publicHash: battle.publicHash },
        giveaway: { id: giveaway.pairId, publicHash: giveaway.publicHash },
      };
    }),
    openings: ofViewer(async ({ playerId }, { first, after }, { ports }) => {
      const page = await openingsOf(ports.sql, playerId, pageArguments(first ?? 15, after, MAX_OPENINGS_PAGE));
      return connectionOf(page);
    }),
    fairnessLog: (_root, _arguments, { ports }) => {
      const { size, ...state } = ports.sealed();
      return { ...state, sealedSize: size };
    },
  },
  Answer: {
    promise: ({ position }, _arguments, { promises }) => promises.get(position) ?? null,
  },
  SealingPromise: {
    entries: (promised, _arguments, context) => promisedEntries(promised, (position) => isCovered(context, position)),
  },
  FairnessLog: {
    size: async (_log, _arguments, { ports }) => await logSize(ports.sql),
  },
};
