import type { SqlClient } from '../../../engine/database/sql.ts';
import type { Account } from '../account-store.ts';
import type { KeptFacts } from './erased-phones.ts';

/** The data that one part of the site keeps about players outside of the log. Each part adds one to `gateway/accounts/erasure/parts.ts`. */
export interface PersonalData {
  /** The part's key in the exported document. */
  readonly name: string;
  /** JSON-like data without secrets, newest first, at most some thousands of rows; moments as RFC 3339 text. */
  export(account: Account): Promise<unknown>;
  /** The facts that must outlast the account; read before anything is erased. */
  keep?(account: Account): Promise<Partial<KeptFacts>>;
  /**
   * Deletes this part's data in the transaction that deletes the account; left out where the data goes with the account's
   * own rows. May run again after a crash. Uses `tx` alone.
   */
  erase?(account: Account, tx: SqlClient): Promise<void>;
}

/** A moment as exported documents have it. */
export const timeText = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());

/** Everything at once: the document of `myData`. */
export const exportAll = async (parts: readonly PersonalData[], account: Account): Promise<Record<string, unknown>> => {
  const document: Record<string, unknown> = {};
  for (const { name, export: read } of parts) document[name] = await read(account);
  return document;
};

/** The facts that outlast the account, of all parts together. */
export const keptOf = async (parts: readonly PersonalData[], account: Account): Promise<KeptFacts> => {
  const all: Partial<KeptFacts>[] = [];
  for (const { keep } of parts) if (keep !== undefined) all.push(await keep(account));
  const until = all.map(({ excludedUntil }) => excludedUntil ?? null).filter((at) => at !== null);
  return {
    excludedUntil: until.length === 0 ? null : Math.max(...until),
    rewards: [...new Set(all.flatMap(({ rewards }) => rewards ?? []))].sort(),
  };
};
