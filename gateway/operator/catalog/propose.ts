import { catalogChanges } from '../../../engine/catalog/catalog-changes.ts';
import type { CatalogDocument } from '../../../engine/catalog/document.ts';
import { MAX_CATALOG_CHANGES } from '../../../engine/catalog/publish-catalog.ts';
import type { SqlClient } from '../../../engine/database/sql.ts';
import { canonicalJson } from '../../../engine/kernel/canonical-json.ts';
import { newestCases } from '../../../engine/projections/queries/catalog.ts';
import { GatewayError, invalidInput } from '../../errors.ts';
import { propose } from '../acts/proposals.ts';
import type { OperatorContext } from '../context.ts';
import { basisOf } from './catalog-now.ts';
import { draftAt, keepProposal, problemsOf } from './drafts.ts';
import { poolEntries } from './pool-entries.ts';

/** The words of a proposal. */
interface Said {
  readonly reason: string;
  readonly ticket: string | null;
}

/** Themes keep their places on the site, which a document of one case doesn't know; a new one comes behind them. */
const changesOf = async (sql: SqlClient, document: CatalogDocument) => {
  const orders = new Map((await newestCases(sql)).map(({ display }) => [display.theme, display.themeOrder]));
  const behind = Math.max(-1, ...orders.values()) + 1;
  const added = document.themes.map(({ id }) => id).filter((id) => !orders.has(id));
  return catalogChanges(document, (theme) => orders.get(theme) ?? behind + added.indexOf(theme));
};

/**
 * Proposes the act that publishes a draft.
 * @throws GatewayError ACT_CHANGED where the draft, or what is published, is another than the operator saw; INVALID_INPUT for a draft
 * with problems; the codes with which the rules refuse it
 */
export const proposeDraft = async (context: OperatorContext, id: string, version: number, said: Said) => {
  const { sql } = context;
  const { document, base } = await draftAt(sql, id, version);
  const [problem] = problemsOf(document);
  if (problem !== undefined) throw invalidInput('id', `is a draft with a problem: ${problem}`);
  if (canonicalJson(base) !== canonicalJson(await basisOf(context, document)))
    throw new GatewayError('ACT_CHANGED', {}, 'Something else is published since the draft was saved: save it again.');
  const changes = await changesOf(sql, document);
  if (changes.length > MAX_CATALOG_CHANGES)
    throw invalidInput('id', `is a draft of ${changes.length} changes: an act has ${MAX_CATALOG_CHANGES} at most`);
  const step = await propose(context, { type: 'PublishCatalog', changes }, said);
  await keepProposal(sql, id, step.id);
  return step;
};

/** Proposes the pool that follows from the published catalog. @throws GatewayError NOTHING_TO_DO where it is in force */
export const proposePool = async (context: OperatorContext, said: Said) =>
  propose(context, { type: 'PublishContractPool', entries: await poolEntries(context) }, said);
