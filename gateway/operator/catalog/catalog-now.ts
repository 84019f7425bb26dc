import type { ConsolationState } from '../../../engine/catalog/consolation/state.ts';
import type { CatalogDocument } from '../../../engine/catalog/document.ts';
import type { SqlClient } from '../../../engine/database/sql.ts';
import type { ContractPoolState } from '../../../engine/games/contract/pool-state.ts';
import { consolationStream, contractPoolStream } from '../../../engine/kernel/ids.ts';
import { newestCases, skins, versionsOfCase } from '../../../engine/projections/queries/catalog.ts';
import { GatewayError } from '../../errors.ts';
import type { ReadStreams } from '../../play/player-states.ts';
import { publishedDocument } from './published-document.ts';

/** Versions of a case that answers have. */
export const MAX_VERSIONS = 100;

export interface CatalogDesk {
  readonly sql: SqlClient;
  readonly readStreams: ReadStreams;
}

/** The table of lost dreams as it was published last; null where none was. */
export const consolationNow = async (
  read: ReadStreams,
): Promise<Exclude<ConsolationState, { readonly status: 'absent' }> | null> => {
  const found = (await read([consolationStream])).get(consolationStream);
  return found?.category === 'table' && found.state.status === 'published' ? found.state : null;
};

/** The pool of contracts as it was published last; null where none was. */
export const contractPoolNow = async (
  read: ReadStreams,
): Promise<Exclude<ContractPoolState, { readonly status: 'absent' }> | null> => {
  const found = (await read([contractPoolStream])).get(contractPoolStream);
  return found?.category === 'pool' && found.state.status === 'published' ? found.state : null;
};

/** All that is published, in the form of docs/catalog.md: offered cases, every skin, the consolation. */
export const wholeDocument = async ({ sql, readStreams }: CatalogDesk): Promise<CatalogDocument> =>
  publishedDocument({
    cases: (await newestCases(sql)).filter(({ until }) => until === null),
    skins: await skins(sql),
    consolation: (await consolationNow(readStreams))?.table ?? null,
  });

/**
 * A case with its skins in the same form: of an earlier version with the values that its items had then, else with those of now.
 * @throws GatewayError CASE_NOT_FOUND for a case or version that there isn't
 */
export const caseDocument = async (
  { sql }: Pick<CatalogDesk, 'sql'>,
  slug: string,
  version: number | null,
): Promise<CatalogDocument> => {
  const versions = await versionsOfCase(sql, slug, MAX_VERSIONS);
  const found = version === null ? versions[0] : versions.find((one) => one.version === version);
  if (found === undefined) throw new GatewayError('CASE_NOT_FOUND');
  const named = await skins(
    sql,
    found.table.entries.map(({ skin }) => skin),
  );
  const valuesOf = version === null ? undefined : found.table;
  return publishedDocument({ cases: [found], skins: named, consolation: null, valuesOf });
};

/** The published parts of a document: versions by `case.<slug>`, `skin.<id>` and `consolation`. */
export const basisOf = async (
  { sql, readStreams }: CatalogDesk,
  { cases, consolation, skins: defined }: CatalogDocument,
): Promise<Readonly<Record<string, number>>> => {
  const has = new Set(cases.map(({ slug }) => slug));
  const versions = (await newestCases(sql)).filter(({ slug }) => has.has(slug));
  const named = await skins(
    sql,
    defined.map(({ id }) => id),
  );
  const table = consolation === undefined ? null : await consolationNow(readStreams);
  return {
    ...Object.fromEntries(versions.map(({ slug, version }) => [`case.${slug}`, version])),
    ...Object.fromEntries(named.map(({ id, version }) => [`skin.${id}`, version])),
    ...(table !== null && { consolation: table.table.version }),
  };
};
