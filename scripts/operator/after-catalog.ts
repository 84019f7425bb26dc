import { readStates } from '../../engine/committer/read-states.ts';
import type { Queryable } from '../../engine/database/session.ts';
import type { SqlClient } from '../../engine/database/sql.ts';
import type { Engine } from '../../engine/engine.ts';
import { contractPoolStream, isCommandId, mustBe, type StreamId } from '../../engine/kernel/ids.ts';
import { poolEntries } from '../../gateway/operator/catalog/pool-entries.ts';
import { type CatalogImport, importOf } from './import-catalog.ts';

/** Publishes the pool of contracts from the catalog as the log has it now, values included. */
const publishContractPool = async (sql: SqlClient & Queryable, engine: Engine, run: string): Promise<CatalogImport> => {
  const entries = await poolEntries({ sql, readStreams: (ids) => readStates(sql, ids) });
  if (entries.length === 0) return { published: 0, refused: null };
  const commandId = mustBe(isCommandId, `import:pool.${run}`);
  return importOf(
    await engine.submit({ actor: 'operator', commandId, command: { type: 'PublishContractPool', entries } }),
  );
};

interface AfterCatalog {
  /** The stream that it publishes into. */
  readonly stream: StreamId;
  /** The name that the operator sees. */
  readonly name: string;
  /** `run` tells one publication from another, as for a catalog. */
  readonly publish: (sql: SqlClient & Queryable, engine: Engine, run: string) => Promise<CatalogImport>;
}

/** The tables that games publish from the catalog in the log. */
export const AFTER_CATALOG: readonly AfterCatalog[] = [
  { stream: contractPoolStream, name: 'the pool of contracts', publish: publishContractPool },
];
