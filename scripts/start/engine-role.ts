import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { awaitedRounds, waitingRooms } from '../../engine/beacon/awaited-rounds.ts';
import { createBeaconDelivery } from '../../engine/beacon/beacon-delivery.ts';
import { createDrandSource } from '../../engine/beacon/drand-source.ts';
import { QUICKNET } from '../../engine/beacon/quicknet.ts';
import { encodePosition } from '../../engine/bus/bus.ts';
import type { Committer } from '../../engine/committer/committer.ts';
import { readStates } from '../../engine/committer/read-states.ts';
import { logHead } from '../../engine/database/log-head.ts';
import { db, fragment, runQuery } from '../../engine/database/queries.ts';
import { verifyEd25519 } from '../../engine/log/ed25519-node.ts';
import type { TileStore } from '../../engine/log/tile-store.ts';
import { findLockEvidence } from '../../engine/log/witness/find-lock-evidence.ts';
import { nodeHashing } from '../../engine/node-hashing.ts';
import { serveEngine } from '../../engine/remote/serve-engine.ts';
import { observedEngine } from '../../gateway/server/operations/observed-engine.ts';
import { beaconChoiceOf } from './beacon-choice.ts';
import { startSettlingContests } from './contest-prizes.ts';
import { startDailyRuns } from './daily-run.ts';
import type { Foundation } from './foundation.ts';
import { startStatingLiabilities } from './liability-statements.ts';
import { startOfficialBattles } from './official-battles.ts';
import { openCommitter } from './open-committer.ts';
import type { Running } from './running.ts';
import { importShippedCatalog } from './shipped-catalog.ts';
import { stockShippedShop } from './shipped-shop.ts';
import { engineMetrics } from './site-metrics.ts';

/** The number of the advisory lock: "glass" as bytes. Any number does that no other program on the server uses. */
const LOCK = 0x67_6c_61_73_73;

/**
 * Does `work`, which only one process of the site may do at a time: the others wait. The lock belongs to its own
 * connection, so it ends with its process. An embedded database has one process anyway.
 */
const oneAtATime = async <Result>(databaseUrl: string | undefined, work: () => Promise<Result>): Promise<Result> => {
  if (databaseUrl === undefined) return work();
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'glasscase start' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await runQuery(client, db.selectNoFrom(fragment`pg_advisory_lock(${LOCK})`.as('locked')));
    return await work();
  } finally {
    await client.end();
  }
};

export interface EngineRole extends Running {
  readonly engine: Committer;
}

/** Takes commands, and does what is due by itself: deadlines, beacon rounds, rooms of the house. */
export const startEngineRole = async (
  foundation: Foundation,
  { tiles }: { readonly tiles: Pick<TileStore, 'read'> },
): Promise<EngineRole> => {
  const {
    configuration,
    database,
    bus,
    log,
    nats,
    keys,
    logger,
    metrics,
    tracing,
    report,
    house,
    now,
    randomBytes,
    onFatal,
  } = foundation;
  const { lastAt } = await logHead(database.pool);
  const committer = await report.step('Engine', () =>
    openCommitter(database, keys, logger, {
      rules: house.rules,
      onFenced: onFatal,
      onBatch: metrics.batch,
      onCommitted: (head, events) => {
        log.handOn(events);
        bus.publish('log', encodePosition(head));
      },
    }),
  );
  engineMetrics(metrics, committer.stats);
  await oneAtATime(configuration.DATABASE_URL, async () => {
    await importShippedCatalog(database, committer, report);
    await stockShippedShop(database, committer, report);
  });

  const monotonic = (): number => performance.now();
  // Also where new rooms take no beacon: those that were locked with one wait for theirs.
  const delivery = createBeaconDelivery({
    rooms: {
      due: (at) => waitingRooms(database, at),
      awaited: (streams) => database.run('timer', (session) => awaitedRounds(session, streams)),
    },
    source: createDrandSource({ chain: QUICKNET, relays: configuration.GLASSCASE_BEACON_URLS, logger }),
    evidence: (choice, lock) =>
      findLockEvidence({ hashing: nodeHashing, verify: verifyEd25519, read: tiles.read }, choice, lock),
    engine: committer,
    clock: now,
    monotonic,
    logger,
  });
  const beacon = beaconChoiceOf(configuration);
  const officialBattles = configuration.GLASSCASE_OFFICIAL_BATTLES
    ? startOfficialBattles({
        ...{ sql: database.pool, readStreams: (ids) => readStates(database.pool, ids) },
        ...{ engine: committer, beacon, randomBytes, now, logger },
      })
    : null;
  const stating = startStatingLiabilities({
    ...{ database, hashing: nodeHashing, randomBytes },
    ...{ engine: committer, now, logger },
  });
  const daily = startDailyRuns({ sql: database.pool, engine: committer, now, randomBytes, lastAt, logger });
  const settling = startSettlingContests({ sql: database.pool, engine: committer, now, logger });
  const observed = observedEngine({ engine: committer, metrics, tracing, logger, course: () => ({}), monotonic });
  const server =
    nats === null
      ? null
      : serveEngine({
          connection: nats,
          engine: { submit: observed.submit, stats: committer.stats },
          id: randomUUID(),
          logger,
        });

  return {
    engine: committer,
    reasons: () => {
      const { state } = committer.stats();
      return state === 'running' ? [] : [`the engine is ${state}`];
    },
    leave: () => server?.leave(),
    close: async () => {
      await settling.stop();
      await daily.stop();
      await stating.stop();
      await officialBattles?.stop();
      await delivery.close();
      await server?.close();
      await committer.close();
    },
  };
};
