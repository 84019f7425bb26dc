import { readStates } from '../../engine/committer/read-states.ts';
import { db, runQuery } from '../../engine/database/queries.ts';
import type { Queryable } from '../../engine/database/session.ts';
import type { SqlClient } from '../../engine/database/sql.ts';
import type { Engine } from '../../engine/engine.ts';
import { choosePool } from '../../engine/games/contract/choose-pool.ts';
import { contractPoolStream, idIn, isCommandId, isSkinId, mustBe, type StreamId } from '../../engine/kernel/ids.ts';
import { type CatalogImport, importOf } from './import-catalog.ts';

/** Most skins that are looked at. */
const MAX_SKINS = 20_000;

/** Publishes the pool of contracts from the catalog as the log has it now, values included. */
const publishContractPool = async (sql: SqlClient & Queryable, engine: Engine, run: string): Promise<CatalogImport> => {
  const skins = db.selectFrom('stream').select('streamId').$narrowType<{ streamId: StreamId }>();
  const found = await runQuery(sql, skins.where('streamId', 'like', 'skin-%').orderBy('streamId').limit(MAX_SKINS));
  const states = await readStates(
    sql,
    found.map(({ streamId }) => streamId),
  );
  const offered = [...states].flatMap(([stream, { category, state }]) => {
    if (category !== 'skin' || state.status === 'absent') return [];
    const skin = mustBe(isSkinId, idIn(stream));
    return state.definition.wears.map((wear) => ({ ...wear, skin }));
  });
  const entries = choosePool(offered);
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
