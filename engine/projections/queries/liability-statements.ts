import { db, defineQuery, fragment, type Given } from '../../database/queries.ts';
import type { SqlClient } from '../../database/sql.ts';
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
import { entryText } from './log.ts';

/** A statement of liabilities, as the log has it. */
export interface LiabilityStatement {
  /** Of the entry in the log. */
  readonly entry: number;
  readonly at: Instant;
  /** The entry, byte for byte. */
  readonly json: string;
  readonly stated: Omit<LiabilitiesStated['data'], 'commandId'>;
}

const newest = defineQuery((given: Given<{ most: number }>) =>
  db
    .selectFrom('event')
    .select(['position', entryText('entry').as('json')])
    .where('streamId', '=', 'site-log')
    .where('type', '=', liabilitiesStated.type)
    .orderBy('version', 'desc')
    .limit(given('most')),
);

/** The newest statements, the newest first. */
export const liabilityStatements = async (sql: SqlClient, most: number): Promise<readonly LiabilityStatement[]> =>
  (await newest(sql, { most })).map(({ position, json }) => {
    const { at, event } = recordedEntry(position, json);
    const { commandId: _, ...stated } = liabilitiesStated.dataOf(event);
    return { entry: position, at, json, stated };
  });

const ownLeaf = defineQuery((given: Given<{ playerId: string; root: string }>) =>
  db
    .selectFrom('liabilityLeaf')
    .select(['treeId', 'salt', 'coin', 'points', 'locked', 'leafHash'])
    .where('playerId', '=', given('playerId'))
    .where(
      'treeId',
      '=',
      db
        .selectFrom('liabilityTree')
        .select('treeId')
        .where('root', '=', fragment<Uint8Array>`decode(${given('root')}, 'hex')`),
    ),
);

const tiles = db.selectFrom('liabilityTile').select(['index', 'hashes']);
const tileAt = defineQuery((given: Given<{ treeId: string; level: number; index: number }>) =>
  tiles.where('treeId', '=', given('treeId')).where('level', '=', given('level')).where('index', '=', given('index')),
);
/** The tile that a leaf stands in, by the first leaf of each. */
const tileWith = defineQuery((given: Given<{ treeId: string; leaf: Uint8Array }>) =>
  tiles
    .where('treeId', '=', given('treeId'))
    .where('level', '=', 0)
    .where('first', '<=', given('leaf'))
    .orderBy('first', 'desc')
    .limit(1),
);

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
  const [own] = await ownLeaf(sql, { playerId, root });
  if (own === undefined) return null;
  const { treeId, leafHash: leaf } = own;
  const readTile: ReadTile = async (level, index, width) => {
    const [tile] = await tileAt(sql, { treeId, level, index });
    if (tile === undefined || tile.hashes.length < width * HASH_BYTES) {
      throw new TileMissing(tilePath(level, index, width));
    }
    return tile.hashes;
  };
  const [first] = await tileWith(sql, { treeId, leaf: Buffer.from(leaf) });
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
