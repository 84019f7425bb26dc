import { logHead } from '../../engine/database/log-head.ts';
import { db, defineQuery, fragment, type Given } from '../../engine/database/queries.ts';
import type { SqlClient } from '../../engine/database/sql.ts';
import type { Instant } from '../../engine/kernel/decision.ts';
import { leafHash, sameBytes } from '../../engine/log/merkle.ts';
import { tileReader } from '../../engine/log/read-tile.ts';
import { rootAt } from '../../engine/log/root-at.ts';
import { publishedSize, type TileStore } from '../../engine/log/tile-store.ts';
import { newTree } from '../../engine/log/tree.ts';
import { nodeHashing } from '../../engine/node-hashing.ts';

/** The restored log beside the published one. */
export interface Examined {
  readonly entries: number;
  /** Signed entries that the restored log lacks. */
  readonly behind: number;
  /** Of the last entry; null of an empty log. */
  readonly lastAt: Instant | null;
  /** A sentence; null where nothing is wrong. */
  readonly fault: string | null;
}

/** Entries that are read at a time. */
const CHUNK = 1_000;
/** Bytes that a sealed entry alone holds. */
const SEALED = Buffer.from('"type":"Sealed"');

const chunk = defineQuery((given: Given<{ from: number; to: number }>) =>
  db
    .selectFrom('event')
    .leftJoin('opening', 'opening.position', 'event.position')
    .select(['event.position', 'event.entry', fragment<boolean>`opening.position IS NOT NULL`.as('opens')])
    .where('event.position', '>=', given('from'))
    .where('event.position', '<', given('to'))
    .orderBy('event.position'),
);

/**
 * Compares a restored database with the published log: each entry that both have is the same to the last bit, because the roots of both
 * trees are, and each sealed entry has its opening. It writes nothing.
 */
export const examine = async (sql: SqlClient, tiles: Pick<TileStore, 'read'>): Promise<Examined> => {
  const sealed = await publishedSize(tiles);
  const { size: entries, lastAt } = await logHead(sql);
  const found = { entries, behind: Math.max(sealed - entries, 0), lastAt: entries === 0 ? null : lastAt };
  const common = Math.min(sealed, entries);
  const tree = newTree(nodeHashing);
  let root = tree.root();
  for (let from = 0; from < entries; from += CHUNK) {
    const to = Math.min(from + CHUNK, entries);
    const rows = await chunk(sql, { from, to });
    if (rows.length < to - from) return { ...found, fault: `entries are missing between ${from} and ${to}` };
    for (const { position, entry, opens } of rows) {
      if (!opens && Buffer.from(entry).includes(SEALED))
        return { ...found, fault: `entry ${position} is sealed, and nothing opens it` };
      tree.append(leafHash(nodeHashing, entry));
      if (position + 1 === common) root = tree.root();
    }
  }
  if (common === 0) return { ...found, fault: sealed === 0 ? 'nothing was signed yet' : 'the restored log is empty' };
  const published = await rootAt(nodeHashing, common, sealed, tileReader(tiles.read));
  return {
    ...found,
    fault: sameBytes(root, published) ? null : `the first ${common} entries aren't those that were signed`,
  };
};
