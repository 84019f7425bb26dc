import type { ConsolationTable } from '../../../engine/catalog/consolation/events.ts';
import type { Names } from '../../../engine/catalog/document.ts';
import { db, runQuery } from '../../../engine/database/queries.ts';
import { payoutOf } from '../../../engine/fairness/payout.ts';
import { type CasePeriod, newestCases, versionsOfCase } from '../../../engine/projections/queries/catalog.ts';
import { skinsNamed } from '../../../engine/projections/queries/skins-named.ts';
import { invalidInput } from '../../errors.ts';
import { propose } from '../acts/proposals.ts';
import { caseDocument, consolationNow, contractPoolNow, MAX_VERSIONS, wholeDocument } from '../catalog/catalog-now.ts';
import { type Draft, discardDraft, draftIn, draftsIn, problemsOf, saveDraft } from '../catalog/drafts.ts';
import { listingOf } from '../catalog/listing.ts';
import { proposeDraft, proposePool } from '../catalog/propose.ts';
import type { Resolvers } from '../generated/resolvers.ts';

const namesOf = ({ 'zh-CN': zhCN, 'zh-TW': zhTW, en }: Names) => ({ zhCN, zhTW, en });

const shownCase = ({ slug, version, display, table, oddsHash, position, effectiveAt, until }: CasePeriod) => {
  const { numerator, denominator } = table.rtp;
  return {
    ...{ slug, version, theme: display.theme, oddsHash, position, effectiveAt, until },
    names: namesOf(display.names),
    price: BigInt(table.price),
    returns: `${numerator}/${denominator}`,
    share: Number(numerator) / Number(denominator),
    volatility: Math.sqrt(payoutOf(table.entries).variance) / Number(table.price),
    rows: table.entries.length,
  };
};

type Entries = ConsolationTable['entries'];
const shownEntries = (entries: Entries) =>
  entries.map(({ skin, wear, first, last, value }) => ({
    ...{ skin, wear, tickets: last - first + 1 },
    value: BigInt(value),
  }));

const extremes = (values: readonly bigint[]) => ({
  least: values.reduce((least, value) => (value < least ? value : least), values[0] ?? 0n),
  most: values.reduce((most, value) => (value > most ? value : most), 0n),
});

const shownDraft = ({ draftId, document, base: _, ...rest }: Draft) => ({
  ...rest,
  id: draftId,
  cases: document.cases.map(({ slug }) => slug),
});
const shownDocument = (draft: Draft) => ({
  draft: shownDraft(draft),
  document: JSON.stringify(draft.document),
  problems: problemsOf(draft.document),
});

const listings = db
  .selectFrom('shopListing')
  .select(['listingId', 'skinId', 'wear', 'balance', 'stock'])
  .where('open', '=', true)
  .orderBy('listingId')
  .limit(1_000);

export const catalog: Resolvers = {
  Query: {
    caseNames: async (_root, _given, { sql }) =>
      (await newestCases(sql)).map(({ slug, display }) => ({ slug, names: namesOf(display.names) })),
    catalogCases: async (_root, _given, { sql }) => (await newestCases(sql)).map(shownCase),
    catalogCase: async (_root, { slug, version }, { sql }) => {
      const versions = await versionsOfCase(sql, slug, MAX_VERSIONS);
      const found = version == null ? versions[0] : versions.find((one) => one.version === version);
      if (found === undefined) return null;
      return {
        case: shownCase(found),
        entries: shownEntries(found.table.entries),
        versions: versions.map(shownCase),
      };
    },
    catalogSkins: async (_root, { text, first }, { sql }) =>
      (await skinsNamed(sql, text, first ?? 20)).map(({ id, definition }) => ({
        ...{ id, family: definition.family, grade: definition.grade, art: definition.art },
        familyNames: namesOf(definition.familyNames),
        finishNames: namesOf(definition.finishNames),
        wears: definition.wears.map((one) => ({ ...one, value: BigInt(one.value) })),
      })),
    catalogExport: async (_root, { case: slug, version }, context) => {
      if (slug == null && version != null) throw invalidInput('version', 'is that of a case');
      const document = slug == null ? await wholeDocument(context) : await caseDocument(context, slug, version ?? null);
      return JSON.stringify(document, null, 2);
    },
    catalogTables: async (_root, _given, { readStreams }) => {
      const consolation = await consolationNow(readStreams);
      const pool = await contractPoolNow(readStreams);
      return {
        consolation: consolation && {
          ...{ version: consolation.table.version, hash: consolation.tableHash },
          mean: payoutOf(consolation.table.entries).mean,
          ...extremes(consolation.table.entries.map(({ value }) => BigInt(value))),
          entries: shownEntries(consolation.table.entries),
        },
        pool: pool && {
          ...{ version: pool.version, hash: pool.poolHash },
          mean: pool.pool.reduce((sum, { value }) => sum + Number(value), 0) / pool.pool.length,
          ...extremes(pool.pool.map(({ value }) => BigInt(value))),
          entries: pool.pool.map(({ skin, wear, value }) => ({ skin, wear, tickets: 0, value: BigInt(value) })),
        },
      };
    },
    catalogDrafts: async (_root, _given, { sql }) => (await draftsIn(sql)).map(shownDraft),
    catalogDraft: async (_root, { id }, { sql }) => {
      const found = await draftIn(sql, id);
      return found && shownDocument(found);
    },
    shopListings: async (_root, _given, { sql }) =>
      (await runQuery(sql, listings)).map(({ listingId, skinId, balance, ...rest }) => ({
        ...rest,
        ...{ id: listingId, skin: skinId, balance: balance === 'points' ? ('points' as const) : ('coin' as const) },
      })),
  },
  Mutation: {
    saveCatalogDraft: async (_root, { commandId, document, name, draft, version }, context) => {
      const asked = { commandId, document, name, draft: draft ?? null, version: version ?? null };
      return shownDocument(await saveDraft(context, asked));
    },
    discardCatalogDraft: (_root, { id, version }, context) => discardDraft(context, id, version),
    proposeCatalogDraft: (_root, { id, version, reason, ticket }, context) =>
      proposeDraft(context, id, version, { reason, ticket: ticket ?? null }),
    proposeContractPool: (_root, { reason, ticket }, context) =>
      proposePool(context, { reason, ticket: ticket ?? null }),
    proposeListing: (_root, { reason, ticket, ...lot }, context) =>
      propose(context, listingOf(lot), { reason, ticket: ticket ?? null }),
  },
};
