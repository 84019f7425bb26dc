import { createHash } from 'node:crypto';
import type { CatalogDocument } from '../../engine/catalog/document.ts';
import type { Engine, Outcome } from '../../engine/engine.ts';
import { isCommandId, mustBe } from '../../engine/kernel/ids.ts';
import { type CatalogCommand, catalogCommands } from './catalog-commands.ts';

export interface CatalogImport {
  readonly published: number;
  /** Already as the document says. */
  readonly unchanged: number;
  /** What was refused, one line each. */
  readonly refused: readonly string[];
}

/** Commands on their way at once: below the engine's queue, above its largest batch. */
const AT_ONCE = 512;

const tellRefusal = (name: string, outcome: Outcome): string =>
  outcome.status === 'rejected'
    ? `${name}: ${outcome.code} ${JSON.stringify(outcome.details)}`
    : `${name}: ${outcome.status}`;

/**
 * Publishes a catalog. `run` tells one import from another of the same document, so that it can be imported again
 * after something else was; within a run every command has one id, so that it may be repeated.
 */
export const importCatalog = (engine: Engine, document: CatalogDocument, run: string): Promise<CatalogImport> => {
  const { skins, cases, consolation } = catalogCommands(document);
  return publishAll(engine, [skins, [...cases, ...consolation]], run);
};

/** The same of commands that were planned, one part after the other. */
export const publishAll = async (
  engine: Engine,
  parts: readonly (readonly CatalogCommand[])[],
  run: string,
): Promise<CatalogImport> => {
  const hash = createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);
  const refused: string[] = [];
  let published = 0;
  let unchanged = 0;

  const publish = async ({ name, command }: CatalogCommand): Promise<void> => {
    const commandId = mustBe(isCommandId, `import:${hash}.${run}:${name}`);
    const outcome = await engine.submit({ actor: 'operator', commandId, command });
    if (outcome.status === 'accepted') published += 1;
    else if (outcome.status === 'rejected' && outcome.code === 'NOTHING_TO_DO') unchanged += 1;
    else refused.push(tellRefusal(name, outcome));
  };

  for (const commands of parts) {
    for (let start = 0; start < commands.length; start += AT_ONCE) {
      await Promise.all(commands.slice(start, start + AT_ONCE).map(publish));
    }
    // Cases of skins that were refused would be refused one by one, for a reason that says less.
    if (refused.length > 0) break;
  }
  return { published, unchanged, refused };
};
