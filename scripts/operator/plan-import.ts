import { catalogChanges } from '../../engine/catalog/catalog-changes.ts';
import type { CatalogDocument } from '../../engine/catalog/document.ts';
import {
  type CatalogChange,
  catalogStageWith,
  changeName,
  publishCatalogWith,
} from '../../engine/catalog/publish-catalog.ts';
import { readStates } from '../../engine/committer/read-states.ts';
import { db, runQuery } from '../../engine/database/queries.ts';
import type { Queryable } from '../../engine/database/session.ts';
import type { SqlClient } from '../../engine/database/sql.ts';
import { type CaseSlug, isCommandId, mustBe } from '../../engine/kernel/ids.ts';
import { PERMISSIVE } from '../../engine/kernel/world.ts';
import { nodeHashing } from '../../engine/node-hashing.ts';
import { type GlasscaseWorld, initialState, knownStates, worldStates } from '../../engine/stream-state.ts';

/** Returns outside of it are mistakes more often than plans: hundredths of a percent. */
const USUAL_RTP = { min: 8_000n, max: 9_600n };

export interface ImportOptions {
  /** Retires the open cases that the document doesn't have. */
  readonly retireMissing: boolean;
  /** Retired cases that may come back. */
  readonly bringBack: readonly string[];
  /** Cases that may return what is unusual. */
  readonly allowRtp: readonly string[];
}

/** The changes of an import. An import with a problem changes nothing. */
export interface ImportPlan {
  readonly problems: readonly string[];
  readonly lines: readonly string[];
  /** In the order in which they build on each other; without what the catalog says already. */
  readonly changes: readonly CatalogChange[];
}

const none = (): never => {
  throw new Error('publishing a catalog draws nothing');
};

const publishCatalog = publishCatalogWith(nodeHashing);
const REHEARSAL = mustBe(isCommandId, 'import:rehearsal');

/** The log's catalog, as far as the changes ask for it. */
const worldFor = async (sql: Queryable, changes: readonly CatalogChange[]): Promise<GlasscaseWorld> => {
  const { streams } = publishCatalog.needs(
    { type: 'PublishCatalog', changes },
    knownStates(() => undefined),
  );
  const states = await readStates(sql, streams);
  return {
    at: Date.now(),
    ...worldStates((stream) => states.get(stream) ?? initialState(stream)),
    guard: () => PERMISSIVE,
    draw: none,
    reveal: none,
    freshPair: none,
  };
};

const percent = (hundredths: bigint): string => `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')} %`;

type Rtp = { readonly numerator: string; readonly denominator: string };
const hundredthsOf = ({ numerator, denominator }: Rtp): bigint => (BigInt(numerator) * 10_000n) / BigInt(denominator);

const openCases = db
  .selectFrom('caseVersion')
  .select('slug')
  .$narrowType<{ slug: CaseSlug }>()
  .where('until', 'is', null)
  .orderBy('slug');

/**
 * The changes that an import of the document makes, and all of its problems: the rules decide on every change before
 * the first is published.
 */
export const planImport = async (
  sql: SqlClient & Queryable,
  document: CatalogDocument,
  { retireMissing, bringBack, allowRtp }: ImportOptions,
): Promise<ImportPlan> => {
  const has = new Set(document.cases.map(({ slug }) => slug));
  const missing = (await runQuery(sql, openCases)).map(({ slug }) => slug).filter((slug) => !has.has(slug));
  const retirements = (retireMissing ? missing : []).map(
    (slug): CatalogChange => ({ type: 'RetireCase', case: slug, reason: 'not in the imported catalog' }),
  );
  const all = [...catalogChanges(document), ...retirements];
  const world = await worldFor(sql, all);
  const stage = catalogStageWith(nodeHashing, world);
  const changes: CatalogChange[] = [];
  const problems: string[] = [];
  const lines: string[] = [];
  let unchanged = 0;
  let newSkins = 0;

  for (const option of [...bringBack, ...allowRtp]) {
    if (!has.has(option)) problems.push(`${option}: named by an option, and not in the document`);
  }
  for (const change of all) {
    const name = changeName(change);
    const before = change.type === 'PublishCase' ? stage.world.case(change.case) : null;
    const decision = stage.decide(change, REHEARSAL);
    if (decision.kind !== 'accepted') {
      if (decision.kind === 'rejected' && decision.code === 'NOTHING_TO_DO') unchanged += 1;
      else if (decision.kind === 'rejected')
        problems.push(`${name}: ${decision.code} ${JSON.stringify(decision.details)}`);
      continue;
    }
    changes.push(change);
    if (change.type === 'PublishSkin') newSkins += 1;
    if (change.type === 'PublishConsolation') lines.push('consolation table: a new version');
    if (change.type === 'RetireCase') lines.push(`${change.case}: retired, because the document doesn't have it`);
    if (change.type !== 'PublishCase') continue;
    const now = stage.world.case(change.case);
    if (now.status === 'absent') continue;
    const rtp = hundredthsOf(now.table.rtp);
    const terms = `price ${now.table.price}, returns ${percent(rtp)}`;
    if (before === null || before.status === 'absent') lines.push(`${change.case}: new, ${terms}`);
    else if (before.status === 'retired') lines.push(`${change.case}: brought back, ${terms}`);
    else {
      const old = `price ${before.table.price}, returns ${percent(hundredthsOf(before.table.rtp))}`;
      lines.push(`${change.case}: ${old} -> ${terms}`);
    }
    if (before?.status === 'retired' && !bringBack.includes(change.case)) {
      problems.push(`${name}: it is retired; --bring-back ${change.case} offers it again`);
    }
    if ((rtp < USUAL_RTP.min || rtp > USUAL_RTP.max) && !allowRtp.includes(change.case)) {
      const usual = `${percent(USUAL_RTP.min)} to ${percent(USUAL_RTP.max)}`;
      problems.push(`${name}: returns ${percent(rtp)}, which is not ${usual}; --allow-rtp ${change.case} takes it`);
    }
  }
  if (!retireMissing && missing.length > 0)
    lines.push(
      `stay open, though the document doesn't have them (--retire-missing retires them): ${missing.join(', ')}`,
    );
  const whole = publishCatalog.decide({ type: 'PublishCatalog', changes }, world, REHEARSAL);
  if (problems.length === 0 && whole.kind === 'rejected' && whole.code !== 'NOTHING_TO_DO') {
    problems.push(`${changes.length} changes: ${whole.code} ${JSON.stringify(whole.details)}`);
  }
  lines.unshift(`${newSkins} skins new or changed, ${unchanged} skins, cases and tables as they are`);
  return { problems, lines, changes };
};
