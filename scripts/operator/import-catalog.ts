import { createHash } from 'node:crypto';
import { catalogChanges } from '../../engine/catalog/catalog-changes.ts';
import type { CatalogDocument } from '../../engine/catalog/document.ts';
import type { CatalogChange } from '../../engine/catalog/publish-catalog.ts';
import type { Engine, Outcome } from '../../engine/engine.ts';
import { canonicalJson } from '../../engine/kernel/canonical-json.ts';
import { isCommandId, mustBe } from '../../engine/kernel/ids.ts';

export interface CatalogImport {
  /** Entries in the log: all that differed, or none where anything was refused. */
  readonly published: number;
  /** Why nothing was published; null where it was, or where the catalog says all of it already. */
  readonly refused: string | null;
}

/** The result of a publication. A catalog that has all of it already counts as published. */
export const importOf = (outcome: Outcome): CatalogImport => {
  if (outcome.status === 'accepted') return { published: outcome.events.length, refused: null };
  if (outcome.status !== 'rejected') return { published: 0, refused: outcome.status };
  if (outcome.code === 'NOTHING_TO_DO') return { published: 0, refused: null };
  return { published: 0, refused: `${outcome.code} ${JSON.stringify(outcome.details)}` };
};

/**
 * Publishes a catalog, whole or not at all. `run` tells one import from another of the same document, so that the
 * operator can import it again after another document; within a run it may be repeated.
 */
export const importCatalog = (engine: Engine, document: CatalogDocument, run: string): Promise<CatalogImport> =>
  publishCatalog(engine, catalogChanges(document), run);

/** The same of changes that were planned. */
export const publishCatalog = async (
  engine: Engine,
  changes: readonly CatalogChange[],
  run: string,
): Promise<CatalogImport> => {
  const hash = createHash('sha256').update(canonicalJson(changes)).digest('hex').slice(0, 16);
  const commandId = mustBe(isCommandId, `import:${hash}.${run}`);
  return importOf(await engine.submit({ actor: 'operator', commandId, command: { type: 'PublishCatalog', changes } }));
};
