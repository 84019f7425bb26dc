import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { audit } from '../../engine/audit/audit.ts';
import { replayHashing } from '../../engine/audit/replay/replay-hashing.ts';
import type { AuditReport } from '../../engine/audit/report/report.ts';
import { folderSource } from '../../engine/audit/sources/folder-source.ts';
import type { Database } from '../../engine/database/open-database.ts';
import type { Checkpoint } from '../../engine/log/checkpoint.ts';
import { checkpointFileAt } from '../../engine/log/checkpoint-file.ts';
import { logSourceOf } from '../../engine/log/database-log-source.ts';
import { verifyEd25519 } from '../../engine/log/ed25519-node.ts';
import { fileTileStore } from '../../engine/log/file-tile-store.ts';
import { signerFromSeed } from '../../engine/log/log-key.ts';
import type { LogSource } from '../../engine/log/log-source.ts';
import { TILE_WIDTH } from '../../engine/log/merkle.ts';
import { formatVerifierKey } from '../../engine/log/note.ts';
import { createSealer } from '../../engine/log/sealer.ts';
import { nodeHashing } from '../../engine/node-hashing.ts';
import { readModelDatabase } from '../../engine/projections/database.ts';
import type { Projection } from '../../engine/projections/projection.ts';
import { logSize } from '../../engine/projections/read-log.ts';
import { rebuild } from '../../engine/projections/rebuild.ts';
import { openingFiles } from '../../test/fixture-log.ts';
import type { PublishedEntry } from '../../test/sealed-log.ts';
import { median } from './load.ts';
import type { QuietMachine } from './quiet.ts';

/** Events folded per second by a rebuild, from the first read to the tables' new names. */
export const measureRebuild = async (
  database: Database,
  projections: readonly Projection[],
  rounds: number,
  { quiet }: QuietMachine,
): Promise<number> => {
  const readModels = readModelDatabase(database);
  const size = await logSize(readModels);
  const rates: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await quiet();
    const begun = performance.now();
    await rebuild(readModels, projections);
    rates.push((size / (performance.now() - begun)) * 1_000);
  }
  return median(rates);
};

const signer = signerFromSeed('bench.localhost/log', '42'.repeat(32));

/** Seals and signs the whole log into a folder that is there. */
const sealWhole = async (source: LogSource, folder: string, sealed: (size: number) => Promise<void>) => {
  const sealer = createSealer({
    source,
    tiles: fileTileStore(folder),
    checkpointFile: checkpointFileAt(`${folder}.checkpoint`),
    signer,
    hashing: nodeHashing,
    clock: Date.now,
    logger: { info: () => undefined, error: () => undefined },
    onDiverged: () => undefined,
  });
  try {
    let checkpoint = await sealer.sealOnce();
    await sealed(checkpoint.size);
    while (checkpoint.size < (await source.head())) {
      checkpoint = await sealer.sealOnce();
      await sealed(checkpoint.size);
    }
    await writeFile(join(folder, 'key'), `${formatVerifierKey(signer.key)}\n`);
    return checkpoint;
  } finally {
    await rm(`${folder}.checkpoint`, { force: true });
  }
};

/** Lends a folder with the whole log, sealed and signed, for as long as `use` takes. */
export const withSealedLog = async <Result>(
  source: LogSource,
  use: (folder: string, checkpoint: Checkpoint) => Promise<Result>,
): Promise<Result> => {
  const folder = await mkdtemp(join(tmpdir(), 'glasscase-audit-'));
  try {
    return await use(folder, await sealWhole(source, folder, async () => undefined));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** So many entries are held before they are sealed: whole bundles. */
const HELD = 32 * TILE_WIDTH;

/**
 * Publishes a log of any length in a folder, with its openings, as its entries are made: at no time are more than some thousands held.
 */
export const publishLog = async (entries: Iterator<PublishedEntry>, folder: string): Promise<Checkpoint> => {
  await mkdir(folder, { recursive: true });
  const tiles = fileTileStore(folder);
  let held: PublishedEntry[] = [];
  let first = 0;
  const fill = (): void => {
    while (held.length < HELD) {
      const next = entries.next();
      if (next.done === true) return;
      held.push(next.value);
    }
  };
  fill();
  const source: LogSource = {
    head: async () => first + held.length,
    readEntries: async (from, limit) => held.slice(from - first, from - first + limit).map(({ entry }) => entry),
    durable: async () => undefined,
  };
  return sealWhole(source, folder, async (size) => {
    const sealed = held.slice(0, size - first);
    await tiles.write(openingFiles(sealed, first / TILE_WIDTH));
    held = held.slice(sealed.length);
    first = size;
    fill();
  });
};

/** Audits that log as `npm run audit` does, with the openings that lie in the folder. @throws Error where it finds a fault */
export const auditFolder = async (folder: string): Promise<AuditReport> => {
  const report = await audit({
    source: await folderSource(folder),
    hashing: replayHashing(),
    verify: verifyEd25519,
    pinnedKey: signer.key,
    compareBalances: false,
    sleep: async () => undefined,
    progress: () => undefined,
  });
  if (report.verdict !== 'failed') return report;
  throw new Error(`the audit found ${report.findings.total} faults: ${report.findings.shown[0]?.message}`);
};

/** Entries of the public log audited per second, from a folder, draws of revealed seeds included. @throws Error where it finds a fault */
export const measureAudit = (database: Database, rounds: number, { quiet }: QuietMachine) =>
  withSealedLog(logSourceOf(database), async (folder) => {
    const rates: number[] = [];
    let proven = 0;
    for (let round = 0; round < rounds; round += 1) {
      await quiet();
      const begun = performance.now();
      const { replayed } = await auditFolder(folder);
      rates.push((replayed.entries / (performance.now() - begun)) * 1_000);
      proven = replayed.playsProven;
    }
    return { perSecond: median(rates), proven };
  });
