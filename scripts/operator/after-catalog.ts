import type { Queryable } from '../../engine/database/session.ts';
import type { SqlClient } from '../../engine/database/sql.ts';
import type { Engine } from '../../engine/engine.ts';
import { contractPoolStream, type StreamId } from '../../engine/kernel/ids.ts';
import type { CatalogImport } from './import-catalog.ts';
import { publishContractPool } from './publish-pool.ts';

interface AfterCatalog {
  /** What it publishes into. */
  readonly stream: StreamId;
  /** As the operator is told of it. */
  readonly name: string;
  /** `run` tells one publication from another, as for a catalog. */
  readonly publish: (sql: SqlClient & Queryable, engine: Engine, run: string) => Promise<CatalogImport>;
}

/** What games publish of the catalog, as the log has it by then. */
export const AFTER_CATALOG: readonly AfterCatalog[] = [
  { stream: contractPoolStream, name: 'the pool of contracts', publish: publishContractPool },
];
