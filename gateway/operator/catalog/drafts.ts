import { createHash } from 'node:crypto';
import { z } from 'zod';
import { crossCheck } from '../../../engine/catalog/cross-check.ts';
import { type CatalogDocument, catalogSchema } from '../../../engine/catalog/document.ts';
import { db, runQuery } from '../../../engine/database/queries.ts';
import type { SqlClient } from '../../../engine/database/sql.ts';
import { canonicalJson, jsonIn } from '../../../engine/kernel/canonical-json.ts';
import { visibleNameIn } from '../../../schema/input/names.ts';
import { GatewayError, invalidInput } from '../../errors.ts';
import type { OperatorContext } from '../context.ts';
import { commandIdOf, once } from '../once.ts';
import { note } from '../persons/journal.ts';
import { basisOf } from './catalog-now.ts';

const MAX_DRAFTS = 200;
const MAX_NAME = 60;
/** Characters of a document: an act that publishes it is bounded as well. */
const MAX_DOCUMENT = 900_000;

const columns = ['draftId', 'name', 'document', 'base', 'version', 'savedBy', 'savedAt', 'proposal'] as const;
const drafts = db
  .selectFrom('catalogDraft as d')
  .leftJoin('operatorPerson as o', 'o.operatorId', 'd.savedBy')
  .select(columns.map((column) => `d.${column}` as const))
  .select('o.name as savedByName');

const basis = z.record(z.string(), z.int());

const read = (text: string): CatalogDocument => catalogSchema.parse(JSON.parse(text));

type Row = Awaited<ReturnType<typeof draftRows>>[number];
const draftRows = (sql: SqlClient) =>
  runQuery(sql, drafts.orderBy('d.savedAt', 'desc').orderBy('d.draftId').limit(MAX_DRAFTS));

const draftOf = ({ base, document, ...row }: Row) => ({
  ...row,
  document: read(document),
  base: basis.parse(JSON.parse(base)),
});
/** A draft as it is kept. */
export type Draft = ReturnType<typeof draftOf>;

/** The drafts, those that were saved last first. */
export const draftsIn = async (sql: SqlClient): Promise<readonly Draft[]> => (await draftRows(sql)).map(draftOf);

export const draftIn = async (sql: SqlClient, id: string): Promise<Draft | null> => {
  const [row] = await runQuery(sql, drafts.where('d.draftId', '=', id));
  return row === undefined ? null : draftOf(row);
};

/** The faults of a document, which can't be published with one: references, sums and ranges. */
export const problemsOf = (document: CatalogDocument): readonly string[] =>
  document.cases.length === 0 && document.skins.length === 0 && document.consolation === undefined
    ? ['document: has nothing to publish']
    : crossCheck(document);

/** A document whose shape is right; its tickets need not add up yet. @throws GatewayError INVALID_INPUT */
const documentIn = (text: string): CatalogDocument => {
  if (text.length > MAX_DOCUMENT) throw invalidInput('document', `has ${MAX_DOCUMENT} characters at most`);
  const { data, error } = catalogSchema.safeParse(jsonIn(text));
  if (data !== undefined) return data;
  const [issue] = error.issues;
  throw invalidInput('document', `is no catalog: ${issue?.path.join('.') || 'document'}: ${issue?.message}`);
};

const changed = (): GatewayError =>
  new GatewayError('ACT_CHANGED', {}, 'The draft was saved since, or it is gone: read it again.');

interface Saving {
  readonly commandId: string;
  readonly document: string;
  readonly name: string;
  /** Null for a new one. */
  readonly draft: string | null;
  readonly version: number | null;
}

/**
 * Keeps a draft in the place of the version that the operator saw. A repetition answers what is kept.
 * @throws GatewayError INVALID_INPUT, TOO_MANY, ACT_CHANGED for a draft that was saved since
 */
export const saveDraft = async (context: OperatorContext, asked: Saving): Promise<Draft> => {
  const { commandId, draft, version } = asked;
  const document = documentIn(asked.document);
  const name = visibleNameIn(asked.name, MAX_NAME);
  if (name === null) throw invalidInput('name', `is 1 to ${MAX_NAME} visible characters`);
  if ((draft === null) !== (version === null)) throw invalidInput('version', 'goes with a draft that there is');
  // The command names the new draft, so that a repetition finds it.
  const named = createHash('sha256').update(commandIdOf(context, commandId)).digest('hex').slice(0, 16);
  const draftId = draft ?? named;
  const { operator, now } = context;
  const base = canonicalJson(await basisOf(context, document));
  const kept = { name, document: JSON.stringify(document), base, savedBy: operator.id, savedAt: now() };
  const given = { document: kept.document, name, draft, version };
  await once(context, { commandId, operation: 'saveCatalogDraft', given }, async (tx) => {
    if (version === null) {
      const all = await runQuery(tx, db.selectFrom('catalogDraft').select('draftId').limit(MAX_DRAFTS));
      if (all.length >= MAX_DRAFTS) throw new GatewayError('TOO_MANY', { max: MAX_DRAFTS });
      await runQuery(tx, db.insertInto('catalogDraft').values({ ...kept, draftId, version: 1, proposal: null }));
    } else {
      const replaced = db
        .updateTable('catalogDraft')
        .set({ ...kept, version: version + 1 })
        .where('draftId', '=', draftId)
        .where('version', '=', version)
        .returning('draftId');
      if ((await runQuery(tx, replaced)).length === 0) throw changed();
    }
    const detail = `${name}, ${(version ?? 0) + 1}`;
    await note(tx, { at: kept.savedAt, operatorId: operator.id, kind: 'draft-saved', subject: draftId, detail });
  });
  const saved = await draftIn(context.sql, draftId);
  if (saved === null) throw changed();
  return saved;
};

/** @throws GatewayError ACT_CHANGED for a draft that was saved since, or is gone */
export const discardDraft = (context: OperatorContext, id: string, version: number): Promise<boolean> =>
  context.transaction(async (tx) => {
    const gone = db.deleteFrom('catalogDraft').where('draftId', '=', id).where('version', '=', version);
    const [row] = await runQuery(tx, gone.returning('name'));
    if (row === undefined) throw changed();
    const { operator, now } = context;
    const entry = { at: now(), operatorId: operator.id, kind: 'draft-discarded', subject: id } as const;
    await note(tx, { ...entry, detail: `${row.name}, ${version}` });
    return true;
  });

/** A draft in the version that the operator saw. @throws GatewayError ACT_CHANGED */
export const draftAt = async (sql: SqlClient, id: string, version: number): Promise<Draft> => {
  const found = await draftIn(sql, id);
  if (found?.version !== version) throw changed();
  return found;
};

export const keepProposal = async (sql: SqlClient, id: string, proposal: string): Promise<void> => {
  await runQuery(sql, db.updateTable('catalogDraft').set({ proposal }).where('draftId', '=', id));
};
