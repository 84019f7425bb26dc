import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { memoryBus } from '../../engine/bus/bus.ts';
import { kyselyOver } from '../../engine/database/kysely-dialect.ts';
import { type Database, openDatabase } from '../../engine/database/open-database.ts';
import { fragment } from '../../engine/database/queries.ts';
import { readModelDatabase } from '../../engine/projections/database.ts';
import { startFollowers } from '../../engine/projections/followers.ts';
import { lastMoment, logSize } from '../../engine/projections/read-log.ts';
import { projections } from '../../engine/projections/registry.ts';
import { MIGRATIONS } from '../../scripts/start/open-committer.ts';
import { startSite } from '../../test/site/start-site.ts';
import { ROOM } from '../load/own-site.ts';
import { type OnDisk, onDisk, type UnreadIndex, unreadIndexes } from './disk.ts';
import { MS_PER_ENTRY, openGrowthLog } from './growth-log.ts';
import { growthQueries } from './growth-queries.ts';
import { quantile } from './load.ts';
import { mostMemoryOf } from './process-memory.ts';
import { outOfSight, type ProcessorClock, processTree, type Spent, spentOn, thisProcess } from './processor-time.ts';
import { measureCost, type QueryCost, verdictOn } from './query-cost.ts';
import { startBenchServer } from './server.ts';

export interface GrowthRun {
  /** How long the log is when it is looked at, the shortest first. */
  readonly entries: readonly number[];
  readonly embedded: boolean;
}

/** A site from its first line to read models that show the whole log. */
export interface StartFigures {
  readonly seconds: number;
  /** Of the site's process alone, microseconds, until then. */
  readonly processor: number | null;
  readonly mostMegabytes: number | null;
  /** The same half a minute later: every signed entry is hashed again in the background. */
  readonly processorLater: number | null;
  readonly mostMegabytesLater: number | null;
}

export interface QueryFigures extends QueryCost {
  readonly name: string;
  /** Milliseconds of all its statements together, from asking to the rows as the program has them. */
  readonly p50: number;
  readonly p95: number;
}

/** The site at one length of its log. */
export interface GrowthStage {
  readonly name: string;
  readonly entries: number;
  /** Entries a second. */
  readonly filled: number;
  readonly folded: number;
  /** Microseconds an entry. */
  readonly filledSpent: Spent;
  readonly foldedSpent: Spent;
  readonly bytes: number;
  readonly disk: readonly OnDisk[];
  /** Null where the site didn't start. */
  readonly firstStart: StartFigures | null;
  readonly start: StartFigures | null;
  readonly queries: readonly QueryFigures[];
}

export interface GrowthFigures {
  readonly database: 'server' | 'embedded';
  readonly stages: readonly GrowthStage[];
  readonly grows: readonly string[];
  readonly unread: readonly UnreadIndex[];
}

/** Calls of each query that are timed. */
const CALLS = 24;
const LATER_MS = 30_000;
const FOLDED_WITHIN_MS = 3_600_000;

type Closers = (() => Promise<unknown>)[];

const newFolder = async (closers: Closers): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'glasscase-growth-'));
  closers.push(() => rm(folder, { recursive: true, force: true }));
  return folder;
};

/** A log, and what a site is told to find it. */
interface Place {
  readonly open: () => Promise<Database>;
  readonly environment: Readonly<Record<string, string>>;
}

interface Ground extends Place {
  readonly clock: ProcessorClock;
  /** Copies this place while no client is connected to it. A site that starts on the copy doesn't change this place. */
  readonly copy: () => Promise<Place>;
}

const groundOnServer = async (closers: Closers, secrets: Place['environment']): Promise<Ground> => {
  const server = await startBenchServer();
  closers.push(server.stop);
  const placeAt = async (url: string): Promise<Place> => {
    const folder = await newFolder(closers);
    return {
      open: () => openDatabase({ databaseUrl: url }),
      environment: { ...secrets, DATA_DIR: folder, DATABASE_URL: url, GLASSCASE_DATABASE_ONE_LOGIN: '1' },
    };
  };
  const url = await server.database('growth');
  return {
    ...(await placeAt(url)),
    clock: server.clock,
    copy: async () => placeAt(await server.database('copy', url)),
  };
};

const groundInFolder = async (closers: Closers, secrets: Place['environment']): Promise<Ground> => {
  const placeIn = (folder: string): Place => ({
    open: () => openDatabase({ dataDir: folder }),
    environment: { ...secrets, DATA_DIR: folder },
  });
  const folder = await newFolder(closers);
  return {
    ...placeIn(folder),
    clock: outOfSight('the database runs inside of Node'),
    copy: async () => {
      const other = await newFolder(closers);
      await cp(folder, other, { recursive: true });
      return placeIn(other);
    },
  };
};

/** Lends the database for as long as `use` takes. */
const within = async <Result>({ open }: Place, use: (database: Database) => Promise<Result>): Promise<Result> => {
  const database = await open();
  try {
    return await use(database);
  } finally {
    await database.close();
  }
};

/** Folds every read model to the end of the log, as the site does that has fallen behind. */
const fold = async (database: Database): Promise<void> => {
  const size = await logSize(database.pool);
  const failed: unknown[] = [];
  const followers = startFollowers({
    database: readModelDatabase(database),
    bus: memoryBus(),
    projections,
    onError: (_name, error) => failed.push(error),
  });
  try {
    const there = await Promise.all(projections.map(({ name }) => followers.catchUp(name, size - 1, FOLDED_WITHIN_MS)));
    if (there.includes(false)) throw new Error('a read model did not get to the end of the log', { cause: failed[0] });
  } finally {
    await followers.stop();
  }
};

const spentSoFar = async (pid: number): Promise<number | null> => {
  const spent = await processTree(pid)();
  return typeof spent === 'number' ? spent : null;
};

/** Null where the site doesn't start: the bench prints the reason and keeps the earlier measurements. */
const measureStart = async ({ environment }: Place, say: (text: string) => void): Promise<StartFigures | null> => {
  const begun = performance.now();
  const site = await startSite(environment).catch((error: unknown) => {
    say(error instanceof Error ? error.message : 'unknown');
    return null;
  });
  if (site === null) return null;
  try {
    const seconds = (performance.now() - begun) / 1_000;
    const [processor, mostMegabytes] = [await spentSoFar(site.pid), await mostMemoryOf(site.pid)];
    await pause(LATER_MS);
    const [processorLater, mostMegabytesLater] = [await spentSoFar(site.pid), await mostMemoryOf(site.pid)];
    return { seconds, processor, mostMegabytes, processorLater, mostMegabytesLater };
  } finally {
    await site.stop();
  }
};

const measureQueries = async (
  database: Database,
  asked: Pick<Parameters<typeof growthQueries>[1], 'busy' | 'quiet'>,
): Promise<readonly QueryFigures[]> => {
  const entries = await logSize(database.pool);
  const queries = await growthQueries(database.pool, { ...asked, entries, now: await lastMoment(database.pool) });
  const figures: QueryFigures[] = [];
  for (const { name, run } of queries) {
    const cost = await measureCost(database.pool, run);
    const took: number[] = [];
    for (let call = 0; call < CALLS; call += 1) {
      const begun = performance.now();
      await run(database.pool);
      took.push(performance.now() - begun);
    }
    figures.push({ name, p50: quantile(took, 0.5), p95: quantile(took, 0.95), ...cost });
  }
  return figures;
};

/** Makes the log as long as it is wanted, and its read models. */
const grow = (ground: Ground, wanted: number, seal: Uint8Array, first: number) =>
  within(ground, async (database) => {
    await database.migrate(MIGRATIONS);
    const clocks = { Node: thisProcess, PostgreSQL: ground.clock };
    const before = await logSize(database.pool);
    const log = await openGrowthLog(database, { seal, first });
    const timed = async (work: () => Promise<void>) => {
      const begun = performance.now();
      const { result, spent } = await spentOn(
        clocks,
        async () => {
          await work();
          return (await logSize(database.pool)) - before;
        },
        (entries) => entries,
      );
      return { perSecond: (result / (performance.now() - begun)) * 1_000, spent };
    };
    const filled = await timed(() => log.fill(wanted));
    await log.close();
    const folded = await timed(() => fold(database));
    // A server does that by itself, some time later.
    if (database.kind === 'server') {
      await database.asOwner((session) => fragment`VACUUM (ANALYZE)`.execute(kyselyOver(session)));
    }
    return { filled, folded, busy: log.busy, quiet: log.quiet };
  });

const looked = async (place: Place, asked: Pick<Parameters<typeof growthQueries>[1], 'busy' | 'quiet'>) =>
  within(place, async (database) => ({
    entries: await logSize(database.pool),
    disk: await onDisk(database.pool),
    queries: await measureQueries(database, asked),
    unread: await unreadIndexes(database.pool),
  }));

/** Names of queries that read more the longer the log is, while their answers don't grow. */
const growing = (stages: readonly GrowthStage[]): readonly string[] =>
  (stages.at(-1)?.queries ?? []).flatMap(({ name }) => {
    const costs = stages.flatMap(({ entries, queries }) =>
      queries.filter((query) => query.name === name).map((query) => ({ ...query, entries })),
    );
    return verdictOn(costs) === 'grows' ? [name] : [];
  });

/** Measures a log of growing length: its size on disk, the start of a site with it, and the reads of queries. */
export const measureGrowth = async (
  { entries, embedded }: GrowthRun,
  say: (text: string) => void,
): Promise<GrowthFigures> => {
  const seal = randomBytes(32);
  const secrets = { ...ROOM, GLASSCASE_SEAL_KEY: seal.toString('hex'), GLASSCASE_LOG_LEVEL: 'silent' };
  const closers: Closers = [];
  try {
    const ground = await (embedded ? groundInFolder : groundOnServer)(closers, secrets);
    const first = Date.now() - Math.max(...entries) * MS_PER_ENTRY;
    const stages: GrowthStage[] = [];
    let unread: readonly UnreadIndex[] = [];
    for (const wanted of entries.toSorted((a, b) => a - b)) {
      say(`${wanted} entries are made and folded`);
      const { filled, folded, ...asked } = await grow(ground, wanted, seal, first);
      say(`A site starts with them, twice: at first it seals them`);
      const copy = await ground.copy();
      const firstStart = await measureStart(copy, say);
      const start = await measureStart(copy, say);
      say('Queries are asked');
      const { unread: unasked, ...found } = await looked(copy, asked);
      const unwritten = await within(ground, (database) => unreadIndexes(database.pool));
      unread = unasked.filter(({ name }) => unwritten.some((one) => one.name === name));
      stages.push({
        name: String(wanted),
        ...found,
        filled: filled.perSecond,
        folded: folded.perSecond,
        filledSpent: filled.spent,
        foldedSpent: folded.spent,
        bytes: found.disk.reduce((sum, { bytes }) => sum + bytes, 0),
        firstStart,
        start,
      });
    }
    return { database: embedded ? 'embedded' : 'server', stages, grows: growing(stages), unread };
  } finally {
    for (const close of closers.reverse()) await close();
  }
};
