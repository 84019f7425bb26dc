import { kyselyOver } from '../database/kysely-dialect.ts';
import { logHead } from '../database/log-head.ts';
import type { Database } from '../database/open-database.ts';
import { db, fragment, givenRows, runQuery } from '../database/queries.ts';
import type { Session } from '../database/session.ts';
import type { SqlClient } from '../database/sql.ts';
import { fromHex, toHex } from '../fairness/bytes.ts';
import type { Hashing } from '../fairness/hashing.ts';
import type { Instant } from '../kernel/decision.ts';
import { type HexHash, isHexHash, mustBe } from '../kernel/ids.ts';
import { formatMoney } from '../kernel/money.ts';
import { hashAt } from '../log/merkle.ts';
import { newTree, type Tile } from '../log/tree.ts';
import type { StateLiabilities } from '../site/state-liabilities.ts';
import { LIABILITY_SALT_BYTES, liabilityLeaf } from './leaf.ts';

/** Rows of one statement: a server gives up on those that take seconds. */
const AT_ONCE = 1_000;
/** A tree that isn't whole after so long is abandoned. */
const TREE_TAKES_AT_MOST_MS = 10 * 60_000;
/** Of so many statements players still find their leaves. */
export const KEPT_TREES = 8;

export interface LiabilityTreeParts {
  readonly database: Pick<Database, 'transaction' | 'pool'>;
  readonly hashing: Hashing;
  readonly randomBytes: (size: number) => Uint8Array;
}

/** Begins a tree where a player is registered and no tree was begun within the last `TREE_TAKES_AT_MOST_MS`. */
const begin = async (sql: SqlClient, treeId: string, now: Instant): Promise<boolean> => {
  const beginning = db
    .insertInto('liabilityTree')
    .columns(['treeId', 'position', 'begunAt'])
    .expression(
      db
        .selectNoFrom([fragment<string>`${treeId}`.as('treeId'), fragment<number>`0`.as('position')])
        .select(fragment<number>`${now}::bigint`.as('begunAt'))
        .where(fragment<boolean>`EXISTS (SELECT FROM wallet)`)
        .where(
          fragment<boolean>`NOT EXISTS (SELECT FROM liability_tree WHERE begun_at > ${now - TREE_TAKES_AT_MOST_MS})`,
        ),
    )
    .returning('treeId');
  return (await runQuery(sql, beginning)).length > 0;
};

const leafColumns = ['playerId', 'salt', 'coin', 'points', 'locked', 'leafHash'] as const;
const balanceTypes = { coin: 'bigint', points: 'bigint', locked: 'bigint' } as const;
const leafTypes = { playerId: 'text', salt: 'bytea', ...balanceTypes, leafHash: 'bytea' } as const;

/** A leaf for every player's balances as they were at one position of the log. */
const writeLeaves = async (sql: Session, treeId: string, { hashing, randomBytes }: LiabilityTreeParts) => {
  // From the first statement on, all others see the very same moment.
  await fragment`SET TRANSACTION ISOLATION LEVEL REPEATABLE READ`.execute(kyselyOver(sql));
  const { size } = await logHead(sql);
  const totals = { coin: 0n, points: 0n, locked: 0n };
  let leaves = 0;
  for (let after = ''; ; ) {
    const wallets = db.selectFrom('wallet').select(['playerId', 'coin', 'points', 'locked']);
    const page = await runQuery(sql, wallets.where('playerId', '>', after).orderBy('playerId').limit(AT_ONCE));
    const rows = page.map(({ playerId, coin, points, locked }) => {
      const salt = Buffer.from(randomBytes(LIABILITY_SALT_BYTES));
      const owed = { playerId, coin: formatMoney(coin), points: formatMoney(points), locked: formatMoney(locked) };
      return { playerId, salt, coin, points, locked, leafHash: Buffer.from(liabilityLeaf(hashing, salt, owed)) };
    });
    const ofTree = db.selectFrom(givenRows(leafTypes, rows)).select(({ val }) => val(treeId).as('treeId'));
    const writing = db.insertInto('liabilityLeaf').columns(['treeId', ...leafColumns]);
    await runQuery(sql, writing.expression(ofTree.select(leafColumns)));
    for (const { coin, points, locked } of page) {
      totals.coin += coin;
      totals.points += points;
      totals.locked += locked;
    }
    leaves += page.length;
    const last = page.at(-1);
    if (last === undefined || page.length < AT_ONCE) break;
    after = last.playerId;
  }
  return { position: size, leaves, totals };
};

const tileColumns = ['level', 'index', 'first', 'hashes'] as const;
const tileTypes = { level: 'smallint', index: 'int', first: 'bytea', hashes: 'bytea' } as const;

const writeTiles = async (sql: SqlClient, treeId: string, tiles: readonly Tile[]): Promise<void> => {
  const rows = tiles.map(({ level, index, hashes }) => ({
    ...{ level, index },
    first: Buffer.from(hashAt(hashes, 0)),
    hashes: Buffer.from(hashes),
  }));
  const ofTree = db.selectFrom(givenRows(tileTypes, rows)).select(({ val }) => val(treeId).as('treeId'));
  const writing = db.insertInto('liabilityTile').columns(['treeId', ...tileColumns]);
  await runQuery(sql, writing.expression(ofTree.select(tileColumns)));
};

/** The tree over the leaves in the order of their hashes: salts are fresh, so every tree has another. */
const buildTree = async (
  sql: SqlClient,
  treeId: string,
  hashing: Hashing,
): Promise<{ readonly root: Uint8Array; readonly leaves: number }> => {
  const tree = newTree(hashing);
  let leaves = 0;
  let after: Uint8Array = new Uint8Array(0);
  for (;;) {
    const further = db.selectFrom('liabilityLeaf').select('leafHash').where('treeId', '=', treeId);
    const page = await runQuery(sql, further.where('leafHash', '>', after).orderBy('leafHash').limit(AT_ONCE));
    leaves += page.length;
    const filled = page.flatMap(({ leafHash }) => tree.append(leafHash));
    if (filled.length > 0) await writeTiles(sql, treeId, filled);
    const last = page.at(-1);
    if (last === undefined || page.length < AT_ONCE) break;
    after = last.leafHash;
  }
  await writeTiles(sql, treeId, tree.partials());
  return { root: tree.root(), leaves };
};

/** Forgets a tree, with its salts. */
export const dropTree = async (sql: SqlClient, root: HexHash): Promise<void> => {
  await runQuery(sql, db.deleteFrom('liabilityTree').where('root', '=', fromHex(root)));
};

/** Forgets all trees but those with these roots, and those that a process may be building. */
export const dropOldTrees = async (sql: SqlClient, stated: readonly string[], now: Instant): Promise<void> => {
  const settled = db.deleteFrom('liabilityTree').where('begunAt', '<=', now - TREE_TAKES_AT_MOST_MS);
  const isNotStated = fragment<boolean>`(root IS NULL OR encode(root, 'hex') <> ALL (${stated}::text[]))`;
  await runQuery(sql, settled.where(isNotStated));
};

/**
 * Takes every player's balances at one position of the log, each with a fresh salt, and keeps the tree of them. Answers
 * the statement to make; null where no player is registered, a tree was begun within the last `TREE_TAKES_AT_MOST_MS`,
 * or a player was erased meanwhile.
 */
export const takeLiabilities = async (parts: LiabilityTreeParts, now: Instant): Promise<StateLiabilities | null> => {
  const { database, hashing, randomBytes } = parts;
  const treeId = Buffer.from(randomBytes(16)).toString('base64url');
  if (!(await begin(database.pool, treeId, now))) return null;
  const { position, leaves, totals } = await database.transaction('background', (session) =>
    writeLeaves(session, treeId, parts),
  );
  const { root, leaves: built } = await buildTree(database.pool, treeId, hashing);
  // An erasure takes its leaf along. Every player has to find their leaf in the stated tree.
  if (built !== leaves) {
    await runQuery(database.pool, db.deleteFrom('liabilityTree').where('treeId', '=', treeId));
    return null;
  }
  await runQuery(database.pool, db.updateTable('liabilityTree').set({ position, root }).where('treeId', '=', treeId));
  return {
    type: 'StateLiabilities',
    position,
    root: mustBe(isHexHash, toHex(root)),
    leaves,
    totals: {
      coin: formatMoney(totals.coin),
      points: formatMoney(totals.points),
      locked: formatMoney(totals.locked),
    },
  };
};
