import { z } from 'zod';
import { integerColumn, moneyColumn, rowsAs, type SqlClient } from '../../database/sql.ts';
import { toHex } from '../../fairness/bytes.ts';
import type { Hashing } from '../../fairness/hashing.ts';
import type { Instant } from '../../kernel/decision.ts';
import { isHexHash, isPlayerId, mustBe } from '../../kernel/ids.ts';
import { formatMoney } from '../../kernel/money.ts';
import type { OwnLeaf } from '../../liabilities/own-leaf.ts';
import { HASH_BYTES, TILE_WIDTH } from '../../log/merkle.ts';
import { inclusionProof, type ReadTile } from '../../log/proofs.ts';
import { TileMissing } from '../../log/read-tile.ts';
import { tilePath } from '../../log/tiles.ts';
import { type LiabilitiesStated, liabilitiesStated } from '../../site/events.ts';
import { recordedEntry } from '../read-log.ts';

/** A statement of liabilities, as the log has it. */
export interface LiabilityStatement {
  /** Of the entry in the log. */
  readonly entry: number;
  readonly at: Instant;
  /** The entry, byte for byte. */
  readonly json: string;
  readonly stated: Omit<LiabilitiesStated['data'], 'commandId'>;
}

const row = z.object({ position: integerColumn, json: z.string() }).transform(({ position, json }) => {
  const { at, event } = recordedEntry(position, json);
  const { commandId: _, ...stated } = liabilitiesStated.dataOf(event);
  return { entry: position, at, json, stated };
});

/** The newest statements, the newest first. */
export const liabilityStatements = async (sql: SqlClient, limit: number): Promise<readonly LiabilityStatement[]> =>
  rowsAs(
    row,
    await sql.query(
      `SELECT position, convert_from(entry, 'UTF8') AS json FROM event
       WHERE stream_id = 'site-log' AND type = $1 ORDER BY version DESC LIMIT $2`,
      [liabilitiesStated.type, limit],
    ),
  );

const leafRow = z.object({
  tree_id: z.string(),
  salt: z.instanceof(Uint8Array),
  coin: moneyColumn,
  points: moneyColumn,
  locked: moneyColumn,
  leaf_hash: z.instanceof(Uint8Array),
});
const tileRow = z.object({ index: integerColumn, hashes: z.instanceof(Uint8Array) });

const placeIn = (hashes: Uint8Array, leaf: Uint8Array): number => {
  for (let place = 0; place * HASH_BYTES < hashes.length; place += 1) {
    if (toHex(hashes.subarray(place * HASH_BYTES, (place + 1) * HASH_BYTES)) === toHex(leaf)) return place;
  }
  throw new Error('a leaf is not in its tree');
};

/** A player's leaf in the tree of a statement; null where they weren't there, or its tree was forgotten. */
export const ownLeafOf = async (
  sql: SqlClient,
  hashing: Hashing,
  playerId: string,
  { entry, stated: { root, leaves } }: Pick<LiabilityStatement, 'entry' | 'stated'>,
): Promise<OwnLeaf | null> => {
  const [own] = rowsAs(
    leafRow,
    await sql.query(
      `SELECT tree_id, salt, coin, points, locked, leaf_hash FROM liability_leaf
       WHERE player_id = $1 AND tree_id = (SELECT tree_id FROM liability_tree WHERE root = decode($2, 'hex'))`,
      [playerId, root],
    ),
  );
  if (own === undefined) return null;
  const { tree_id: treeId, leaf_hash: leaf } = own;
  const readTile: ReadTile = async (level, index, width) => {
    const [tile] = rowsAs(
      tileRow,
      await sql.query('SELECT index, hashes FROM liability_tile WHERE tree_id = $1 AND level = $2 AND index = $3', [
        treeId,
        level,
        index,
      ]),
    );
    if (tile === undefined || tile.hashes.length < width * HASH_BYTES) {
      throw new TileMissing(tilePath(level, index, width));
    }
    return tile.hashes;
  };
  const [first] = rowsAs(
    tileRow,
    await sql.query(
      `SELECT index, hashes FROM liability_tile WHERE tree_id = $1 AND level = 0 AND first <= $2
       ORDER BY first DESC LIMIT 1`,
      [treeId, Buffer.from(leaf)],
    ),
  );
  if (first === undefined) throw new Error('a tree has no first tile');
  const index = first.index * TILE_WIDTH + placeIn(first.hashes, leaf);
  const path = await inclusionProof(hashing, index, leaves, readTile);
  const hex = (hash: Uint8Array) => mustBe(isHexHash, toHex(hash));
  return {
    entry,
    index,
    leaves,
    path: path.map(hex),
    salt: hex(own.salt),
    playerId: mustBe(isPlayerId, playerId),
    coin: formatMoney(own.coin),
    points: formatMoney(own.points),
    locked: formatMoney(own.locked),
  };
};
