import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { audit } from '../../engine/audit/audit.ts';
import { folderSource } from '../../engine/audit/folder-source.ts';
import { replayHashing } from '../../engine/audit/replay-hashing.ts';
import type { AuditReport } from '../../engine/audit/report.ts';
import type { Database } from '../../engine/database/open-database.ts';
import type { Checkpoint } from '../../engine/log/checkpoint.ts';
import { checkpointFileAt } from '../../engine/log/checkpoint-file.ts';
import { verifyEd25519 } from '../../engine/log/ed25519-node.ts';
import { fileTileStore } from '../../engine/log/file-tile-store.ts';
import { signerFromSeed } from '../../engine/log/log-key.ts';
import type { LogSource } from '../../engine/log/log-source.ts';
import { formatVerifierKey } from '../../engine/log/note.ts';
import { createSealer } from '../../engine/log/sealer.ts';
import { nodeHashing } from '../../engine/node-hashing.ts';
import { readModelDatabase } from '../../engine/projections/database.ts';
import type { Projection } from '../../engine/projections/projection.ts';
import { logSize } from '../../engine/projections/read-log.ts';
import { rebuild } from '../../engine/projections/rebuild.ts';
import { logSourceOf } from '../start/log-source.ts';
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

/** Lends a folder with the whole log, sealed and signed, for as long as `use` takes. */
export const withSealedLog = async <Result>(
  source: LogSource,
  use: (folder: string, checkpoint: Checkpoint) => Promise<Result>,
): Promise<Result> => {
  const folder = await mkdtemp(join(tmpdir(), 'glasscase-audit-'));
  try {
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
    const size = await source.head();
    let checkpoint = await sealer.sealOnce();
    while (checkpoint.size < size) checkpoint = await sealer.sealOnce();
    await writeFile(join(folder, 'key'), `${formatVerifierKey(signer.key)}\n`);
    return await use(folder, checkpoint);
  } finally {
    await rm(folder, { recursive: true, force: true });
    await rm(`${folder}.checkpoint`, { force: true });
  }
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

/** Entries audited per second as everybody reads them, from a folder, draws of revealed seeds included. @throws Error where it finds a fault */
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
