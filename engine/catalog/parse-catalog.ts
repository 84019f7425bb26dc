import { crossCheck } from './cross-check.ts';
import { type CatalogDocument, catalogSchema } from './document.ts';

export type ParsedCatalog =
  | { readonly ok: true; readonly catalog: CatalogDocument }
  | { readonly ok: false; readonly problems: readonly string[] };

/**
 * Reads an operator's catalog. Either the whole document is good, or every problem found is named with its place
 * (`cases.3.price: …`); shape problems are reported before references are looked at.
 */
export function parseCatalog(json: unknown): ParsedCatalog {
  const parsed = catalogSchema.safeParse(json);
  if (!parsed.success) {
    return {
      ok: false,
      problems: parsed.error.issues.map((issue) => `${issue.path.join('.') || 'document'}: ${issue.message}`),
    };
  }
  const catalog = parsed.data;
  const problems = crossCheck(catalog);
  return problems.length === 0 ? { ok: true, catalog } : { ok: false, problems };
}
