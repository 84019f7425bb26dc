import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { type Committer, type CommitterOptions, createCommitter } from '../../engine/committer/committer.ts';
import type { Database } from '../../engine/database/open-database.ts';
import type { Logger } from '../../engine/logger.ts';
import { nodeHashing } from '../../engine/node-hashing.ts';
import { honestHouse } from './house.ts';
import type { Keys } from './keys.ts';

export const MIGRATIONS = fileURLToPath(new URL('../../migrations/', import.meta.url));

/** The committer over a database, as every process of the site runs it. */
export const openCommitter = (
  database: Database,
  { seal, previousSeal, promises }: Pick<Keys, 'seal' | 'previousSeal' | 'promises'>,
  logger: Logger,
  hooks: Pick<CommitterOptions, 'onBatch' | 'onCommitted' | 'onFenced' | 'limits'> &
    Partial<Pick<CommitterOptions, 'rules'>> = {},
): Promise<Committer> =>
  createCommitter({
    database,
    rules: honestHouse.rules,
    hashing: nodeHashing,
    sealKey: seal,
    previousSealKeys: previousSeal,
    promises,
    clock: Date.now,
    randomBytes,
    logger,
    ...hooks,
  });
