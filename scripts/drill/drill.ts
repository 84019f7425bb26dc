import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { auditLog } from '../../engine/audit/audit.ts';
import { AuditStopped } from '../../engine/audit/finding.ts';
import { replayHashing } from '../../engine/audit/replay/replay-hashing.ts';
import type { AuditSource } from '../../engine/audit/sources/source.ts';
import { openDatabase } from '../../engine/database/open-database.ts';
import { db, fragment, runQuery } from '../../engine/database/queries.ts';
import { databaseTileStore } from '../../engine/log/database-tile-store.ts';
import { verifyEd25519 } from '../../engine/log/ed25519-node.ts';
import { fileTileStore } from '../../engine/log/file-tile-store.ts';
import type { TileStore } from '../../engine/log/tile-store.ts';
import type { DrillOutcome } from '../../gateway/operator/system/drills.ts';
import type { Configuration } from '../../gateway/site/configuration/environment.ts';
import { explain } from '../start/explain.ts';
import { checkKeys, loadKeys } from '../start/keys.ts';
import { MIGRATIONS } from '../start/open-committer.ts';
import { examine } from './examine.ts';
import { folderBytes, newestBackup } from './find-backup.ts';

type Found = Omit<DrillOutcome, 'source' | 'ok'>;

/** Copies the newest backup to a scratch folder, opens the database there with the keys of the site, and takes the folder away again. */
const restoreFolder = async (
  configuration: Configuration,
  folder: string,
  tiles: Pick<TileStore, 'read'>,
): Promise<Found> => {
  const backup = await newestBackup(folder);
  const scratch = await mkdtemp(join(tmpdir(), 'glasscase-drill-'));
  try {
    await cp(join(backup, 'postgres'), join(scratch, 'postgres'), { recursive: true });
    const bytes = await folderBytes(join(scratch, 'postgres'));
    const database = await openDatabase({ dataDir: scratch });
    try {
      // As a restore would: the program that is started on the backup may be a newer one.
      await database.migrate(MIGRATIONS);
      await checkKeys(database, await loadKeys(configuration));
      return { ...(await examine(database.pool, tiles)), bytes };
    } finally {
      await database.close();
    }
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
};

/** Reads the database into which the operator's tools restored the newest backup. */
const readRestored = async (databaseUrl: string, tiles: Pick<TileStore, 'read'>): Promise<Found> => {
  const database = await openDatabase({ databaseUrl, connections: 2 });
  try {
    const size = db.selectNoFrom(fragment<number>`pg_database_size(current_database())::float8`.as('bytes'));
    const [row] = await runQuery(database.pool, size);
    return { ...(await examine(database.pool, tiles)), bytes: row?.bytes ?? null };
  } finally {
    await database.close();
  }
};

const published = ({ read }: Pick<TileStore, 'read'>): AuditSource => ({
  name: 'the published log',
  opens: false,
  read: async (path, maxBytes) => {
    const bytes = await read(path);
    if (bytes !== null && bytes.length > maxBytes)
      throw new AuditStopped('unreachable', `${path} has ${bytes.length} bytes`);
    return bytes;
  },
  list: async () => null,
  statePage: () => Promise.reject(new AuditStopped('unreachable', 'a log shows no balances')),
});

/** Decides the whole published log again, as an auditor without openings does. */
const replayPublished = async (tiles: Pick<TileStore, 'read'>): Promise<Found> => {
  const { report } = await auditLog({
    source: published(tiles),
    hashing: replayHashing(),
    verify: verifyEd25519,
    ...{ pinnedKey: null, compareBalances: false, sleep: (ms: number) => sleep(ms), progress: () => undefined },
  });
  const { entries, lastEntryAt } = report.replayed;
  const [first] = report.findings.shown;
  return {
    ...{ entries, behind: 0, bytes: null },
    lastAt: lastEntryAt === null ? null : Date.parse(lastEntryAt),
    fault: report.exitCode === 0 ? null : (first?.message ?? `the audit ended with ${report.exitCode}`),
  };
};

/** The published log of a site, for as long as `work` takes. */
const withTiles = async <Result>(
  { DATA_DIR, DATABASE_URL }: Configuration,
  work: (tiles: Pick<TileStore, 'read'>) => Promise<Result>,
): Promise<Result> => {
  if (DATABASE_URL === undefined) return work(fileTileStore(join(DATA_DIR, 'log')));
  const database = await openDatabase({ databaseUrl: DATABASE_URL, connections: 2 });
  try {
    return await work(databaseTileStore({ sql: database.pool }));
  } finally {
    await database.close();
  }
};

const NOTHING = { entries: null, behind: null, lastAt: null, bytes: null } as const;

/** Tries a restore of the kind that the configuration names. A failure is an outcome too. */
export const drill = async (configuration: Configuration): Promise<DrillOutcome> => {
  const { GLASSCASE_BACKUP: place = { kind: 'none' } } = configuration;
  const source = place.kind === 'none' ? 'published' : place.kind;
  try {
    const found = await withTiles(configuration, (tiles) =>
      place.kind === 'folder'
        ? restoreFolder(configuration, place.folder, tiles)
        : place.kind === 'server'
          ? readRestored(place.url, tiles)
          : replayPublished(tiles),
    );
    return { ...found, source, ok: found.fault === null };
  } catch (error) {
    return { ...NOTHING, source, ok: false, fault: explain(error) };
  }
};
