import { locksBetween } from '../../engine/beacon/awaited-rounds.ts';
import { QUICKNET } from '../../engine/beacon/quicknet.ts';
import { logSourceOf } from '../../engine/log/database-log-source.ts';
import { verifyEd25519 } from '../../engine/log/ed25519-node.ts';
import type { SealingParts } from '../../engine/log/log-source.ts';
import { formatVerifierKey } from '../../engine/log/note.ts';
import type { PublishedState } from '../../engine/log/published-state.ts';
import { resumeSealedLog } from '../../engine/log/resume-sealed-log.ts';
import { createSealer } from '../../engine/log/sealer.ts';
import { createCosigner } from '../../engine/log/witness/cosigner.ts';
import { nodeHashing } from '../../engine/node-hashing.ts';
import { logSize } from '../../engine/projections/read-log.ts';
import { checkpointFileOf, compareWithWitnesses, requireCopy } from './checkpoint-copy.ts';
import type { Foundation } from './foundation.ts';
import type { PublishedLog } from './published-log.ts';
import type { Running } from './running.ts';
import { sealerMetrics, witnessMetrics } from './site-metrics.ts';
import { witnessesOf } from './witnesses.ts';

interface SealingPace {
  /** Tells how much is there and how much is sealed; answers for how many milliseconds something waits already. */
  look(size: number, sealed: number): number;
}

/** Measures how long entries wait to be sealed, by looks from time to time. A busy log is never sealed to its end. */
export const sealingPace = (now: () => number): SealingPace => {
  /** The size of the log at an earlier look that isn't sealed yet, and the time of that look. */
  let awaited: { readonly size: number; readonly since: number } | null = null;
  return {
    look: (size, sealed) => {
      if (sealed >= size) awaited = null;
      else if (awaited === null || sealed >= awaited.size) awaited = { size, since: now() };
      return awaited === null ? 0 : now() - awaited.since;
    },
  };
};

export interface SealerRole extends Running {
  readonly published: () => PublishedState;
}

const ONE_PLACE =
  'the newest checkpoint lies in DATA_DIR alone: a folder that is set back as a whole uses revealed seeds again (GLASSCASE_CHECKPOINT_COPY, docs/operations.md)';

/** So long entries may wait to be sealed. */
const MAX_UNSEALED_MS = 60_000;

const sealingParts = (
  { configuration, database, keys }: Foundation,
  { tiles }: Pick<PublishedLog, 'tiles'>,
): SealingParts => ({
  source: logSourceOf(database),
  tiles,
  checkpointFile: checkpointFileOf(configuration),
  signer: keys.signer,
  previousSigners: keys.previousSigners,
  promiseKey: keys.promises.key,
  hashing: nodeHashing,
});

/**
 * Compares the database with what was signed, and writes nothing: to be asked before anything else does. A log that lost its
 * end must not grow another one.
 * @throws LogDiverged, CheckpointCopyMissing
 */
export const refuseDiverged = async (foundation: Foundation, log: Pick<PublishedLog, 'tiles'>): Promise<void> => {
  const { configuration, database, report } = foundation;
  await requireCopy(configuration, log.tiles);
  const { signed } = await resumeSealedLog(sealingParts(foundation, log));
  await compareWithWitnesses(configuration, witnessesOf(configuration), signed, await logSize(database.pool));
  if (configuration.GLASSCASE_CHECKPOINT_COPY.kind === 'none') report.line(`  ! ${ONE_PLACE}`);
};

/** Signs what the log holds, and publishes it; or stands by until the sealer that does is gone. */
export const startSealerRole = async (foundation: Foundation, log: PublishedLog): Promise<SealerRole> => {
  const { configuration, database, bus, keys, logger, report, metrics, now, onFatal } = foundation;
  const { tiles, lease } = log;
  const sealer = createSealer({
    ...sealingParts(foundation, log),
    ...(lease === undefined ? {} : { lease }),
    clock: now,
    logger,
    onDiverged: onFatal,
  });
  await report.step(
    'Fairness log',
    () => sealer.start(),
    () => `sealed up to ${sealer.status().checkpoint?.size ?? 0}`,
  );
  const cosigner = createCosigner({
    tiles,
    witnesses: witnessesOf(configuration),
    locks: { between: (from, to) => locksBetween(database, from, to), schedule: QUICKNET },
    isActive: () => sealer.status().role === 'sealing',
    hashing: nodeHashing,
    verify: verifyEd25519,
    clock: now,
    logger,
  });
  cosigner.start();
  witnessMetrics(metrics, cosigner.status);
  const leaveBus = bus.subscribe('log', () => sealer.wake());
  const pace = sealingPace(now);
  const waiting = (size: number): number => pace.look(size, sealer.status().checkpoint?.size ?? 0);
  sealerMetrics(metrics, database.pool, (size) => ({
    sealed: sealer.status().checkpoint?.size ?? 0,
    ageSeconds: waiting(size) / 1_000,
  }));
  return {
    published: () => ({ ...sealer.status(), verifierKey: formatVerifierKey(keys.signer.key) }),
    reasons: async () =>
      waiting(await logSize(database.pool)) > MAX_UNSEALED_MS ? ['nothing was sealed for a minute'] : [],
    close: async () => {
      leaveBus();
      await cosigner.stop();
      await sealer.sealRest();
      await sealer.stop();
    },
  };
};
