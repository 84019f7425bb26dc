import { db, runQuery } from '../../../engine/database/queries.ts';
import type { SqlClient } from '../../../engine/database/sql.ts';
import { toHex } from '../../../engine/fairness/bytes.ts';
import type { Instant } from '../../../engine/kernel/decision.ts';
import { verifyEd25519 } from '../../../engine/log/ed25519-node.ts';
import { openKeyHistory } from '../../../engine/log/key-history.ts';
import { formatVerifierKey, parseKeyFile } from '../../../engine/log/note.ts';
import { KEY_PATH, KEYS_PATH } from '../../../engine/log/tiles.ts';
import { nodeHashing } from '../../../engine/node-hashing.ts';
import { momentAt } from '../../../engine/projections/queries/log.ts';
import type { OperatorContext } from '../context.ts';

const DAY_MS = 24 * 60 * 60_000;
/** Of the HMAC of a constant under the key: neither the key nor another use of it follows from them. */
const FINGERPRINT_BYTES = 8;

interface LogKey {
  readonly verifierKey: string | null;
  /** The moment of the first entry that the key signed alone; null before the first checkpoint. */
  readonly since: Instant | null;
}

/** The log's key and its age, as the published log tells them. */
const logKeyIn = async ({ sql, tiles }: Pick<OperatorContext, 'sql' | 'tiles'>): Promise<LogKey> => {
  const key = parseKeyFile(nodeHashing, await tiles.read(KEY_PATH));
  if (key === null) return { verifierKey: null, since: null };
  const file = await tiles.read(KEYS_PATH);
  const history = await openKeyHistory({ file, hashing: nodeHashing, verify: verifyEd25519 }, key.name);
  const begin = history.ok ? (history.changes.at(-1)?.size ?? 0) : null;
  return {
    verifierKey: formatVerifierKey(key),
    since: begin === null ? null : await momentAt(sql, Math.max(begin - 1, 0)),
  };
};

const keys = (sql: SqlClient) =>
  runQuery(sql, db.selectFrom('siteKey').select(['name', 'proof', 'since']).orderBy('name'));

/** The keys that the site's processes have in common, by name, with their ages. */
export const keysIn = async (context: Pick<OperatorContext, 'sql' | 'tiles' | 'now'>) => {
  const log = await logKeyIn(context);
  const now = context.now();
  return (await keys(context.sql)).map(({ name, proof, since: written }) => {
    const since = name === 'log' ? (log.since ?? written) : written;
    return {
      ...{ name, since },
      fingerprint: toHex(proof.subarray(0, FINGERPRINT_BYTES)),
      days: since === null ? null : Math.floor((now - since) / DAY_MS),
      verifierKey: name === 'log' ? log.verifierKey : null,
    };
  });
};
