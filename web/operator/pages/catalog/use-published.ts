import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { type CatalogDocument, catalogSchema } from '../../../../engine/catalog/document.ts';
import { CASE, type CaseTable, EXPORT, TABLES } from './catalog-query.ts';
import type { ShownTable } from './draft-diff.ts';
import { publishedCase, publishedConsolation } from './shown-table.ts';

interface Published {
  readonly isLoading: boolean;
  /** Null where none is published. */
  readonly table: ShownTable | null;
  /** With the names of the skins in it; null for the consolation, and where none is published. */
  readonly document: CatalogDocument | null;
  readonly found: CaseTable | null;
}

/** The table that is published in the place of a draft's: of the case, or with null the consolation. */
export const usePublished = (slug: string | null): Published => {
  const policy = { fetchPolicy: 'cache-and-network' } as const;
  const box = useQuery(CASE, { ...policy, variables: { slug: slug ?? '' }, skip: slug === null });
  const text = useQuery(EXPORT, { ...policy, variables: { case: slug }, skip: slug === null });
  const tables = useQuery(TABLES, { ...policy, skip: slug !== null });
  const found = box.data?.catalogCase ?? null;
  const exported = text.data?.catalogExport;
  const consolation = tables.data?.catalogTables.consolation;
  return useMemo(() => {
    if (slug === null) {
      const table = consolation == null ? null : publishedConsolation(consolation.entries);
      return { isLoading: tables.data === undefined && tables.error === undefined, table, document: null, found: null };
    }
    const document = exported === undefined ? null : catalogSchema.parse(JSON.parse(exported));
    return {
      isLoading: box.data === undefined && box.error === undefined,
      table: found === null || document === null ? null : publishedCase(found, document),
      ...{ document, found },
    };
  }, [slug, consolation, tables.data, tables.error, found, exported, box.data, box.error]);
};
