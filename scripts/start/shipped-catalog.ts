import { shippedCatalog } from '../../engine/catalog/shipped/index.ts';
import type { Database } from '../../engine/database/open-database.ts';
import { db, runQuery } from '../../engine/database/queries.ts';
import type { Engine, Outcome } from '../../engine/engine.ts';
import { consolationStream, isCommandId, mustBe, termsStream } from '../../engine/kernel/ids.ts';
import type { RejectionCode } from '../../engine/kernel/rejections.ts';
import { DEFAULT_TERMS, type Sections } from '../../engine/terms/sections.ts';
import { AFTER_CATALOG } from '../operator/after-catalog.ts';
import { importCatalog } from '../operator/import-catalog.ts';
import type { Report } from './report.ts';

const hasStream = async (database: Database, pattern: string): Promise<boolean> => {
  const found = db.selectFrom('stream').select('streamId').where('streamId', 'like', pattern).limit(1);
  return (await runQuery(database.pool, found)).length > 0;
};

/** The stream of the terms may hold rules of acts alone. */
const hasTerms = async (database: Database): Promise<boolean> => {
  const found = db.selectFrom('event').select('position').where('streamId', '=', termsStream);
  return (await runQuery(database.pool, found.where('type', '=', 'TermsPublished').limit(1))).length > 0;
};

/**
 * A catalog from before there were dreams, or an operator's without a consolation table, gets the shipped table where it
 * knows the table's skins. Where it doesn't, dreams wait for a table of the operator's.
 */
const importConsolation = async (engine: Engine, report: Report): Promise<void> => {
  const { refused } = await importCatalog(engine, { ...shippedCatalog(), skins: [], cases: [] }, 'shipped');
  if (refused !== null)
    report.line('  What gives consolations is closed until a consolation table is imported: docs/catalog.md');
};

const publishTerms = (engine: Engine, name: string, sections: Sections): Promise<Outcome> =>
  engine.submit({
    actor: 'operator',
    commandId: mustBe(isCommandId, `import:terms:${name}`),
    command: { type: 'PublishTerms', effectiveAt: null, sections },
  });

const CASE_REFUSALS: ReadonlySet<RejectionCode> = new Set(['CASE_NOT_FOUND', 'CASE_RETIRED']);

/** The default terms. On an operator's catalog without the shipped cases, there is no daily free case. */
const importTerms = async (engine: Engine, report: Report): Promise<void> => {
  const whole = await publishTerms(engine, 'default', DEFAULT_TERMS);
  if (whole.status === 'accepted') return;
  const isOverOtherCases = whole.status === 'rejected' && CASE_REFUSALS.has(whole.code);
  const rewards = { ...DEFAULT_TERMS.rewards, freeCases: [] };
  const rest = isOverOtherCases ? await publishTerms(engine, 'without-cases', { ...DEFAULT_TERMS, rewards }) : whole;
  if (rest.status !== 'accepted') throw new Error(`the default terms were refused: ${rest.status}`);
  report.line('  There is no daily free case: this catalog has other cases than the default terms');
};

/** Publishes the catalog that Glasscase comes with, unless the log has one. A start that was cut short goes on here. */
const importCases = async (database: Database, engine: Engine, report: Report): Promise<void> => {
  if (await hasStream(database, 'case-%')) {
    if (!(await hasStream(database, consolationStream))) await importConsolation(engine, report);
    return;
  }
  const { refused } = await report.step(
    'Catalog',
    () => importCatalog(engine, shippedCatalog(), 'shipped'),
    ({ published }) => `${published} skins, cases and tables published`,
  );
  if (refused !== null) throw new Error(`the shipped catalog was refused: ${refused}`);
};

/**
 * Publishes the shipped catalog, then the tables that follow from it, then the terms over its cases; each only where
 * the log has none.
 */
export const importShippedCatalog = async (database: Database, engine: Engine, report: Report): Promise<void> => {
  await importCases(database, engine, report);
  for (const { stream, name, publish } of AFTER_CATALOG) {
    if (await hasStream(database, stream)) continue;
    const { refused } = await publish(database.pool, engine, 'shipped');
    if (refused !== null) report.line(`  ${name} isn’t published: ${refused}; importing a catalog publishes it`);
  }
  if (!(await hasTerms(database))) await importTerms(engine, report);
};
