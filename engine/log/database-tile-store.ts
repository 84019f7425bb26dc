import { refusalOf } from '../database/errors.ts';
import { db, defineQuery, fragment, type Given, givenRows, runQuery } from '../database/queries.ts';
import type { SqlClient } from '../database/sql.ts';
import { LogDiverged } from './log-diverged.ts';
import { TILE_WIDTH } from './merkle.ts';
import { SealerFenced } from './sealer-lease.ts';
import type { StoredFile, TileStore } from './tile-store.ts';
import { CHECKPOINT_PATH, encodeBundle, type LogResource, parseLogPath } from './tiles.ts';

const resourceAt = (path: string): LogResource => {
  const resource = parseLogPath(path);
  if (resource === null) throw new TypeError(`not a path of the log: ${path.slice(0, 80)}`);
  return resource;
};

const refusals: Readonly<Record<string, () => Error>> = {
  GC010: () => new SealerFenced('another sealer holds the lease'),
  GC011: () => new SealerFenced('a larger checkpoint is published'),
  GC012: () => new LogDiverged('DIFFERENT', 'a checkpoint of the same size with another root is published'),
};

const refusalIn = (error: unknown): unknown => refusals[refusalOf(error)?.sqlState ?? '']?.() ?? error;

export interface DatabaseTileStoreParts {
  readonly sql: SqlClient;
  /** The epoch in which notes are written. Null for a process that only reads: the store refuses its notes. */
  readonly epoch?: () => number | null;
}

const bundleEntries = defineQuery((given: Given<{ from: number; to: number; index: number; width: number }>) =>
  db
    .selectFrom('event')
    .select('entry')
    .where('position', '>=', given('from'))
    .where('position', '<', given('to'))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('logTile')
          .select('width')
          .where('level', '=', 0)
          .where('index', '=', given('index'))
          .where('width', '=', given('width')),
      ),
    )
    .orderBy('position'),
);

const tileBytes = defineQuery((given: Given<{ level: number; index: number; width: number }>) =>
  db
    .selectFrom('logTile')
    .select('hashes as bytes')
    .where('level', '=', given('level'))
    .where('index', '=', given('index'))
    .where('width', '=', given('width')),
);

const note = defineQuery((given: Given<{ path: string }>) =>
  db.selectFrom('logNote').select(['bytes', 'publishedAt']).where('path', '=', given('path')),
);

const tileColumns = ['level', 'index', 'width', 'hashes'] as const;
const tileTypes = { level: 'smallint', index: 'bigint', width: 'smallint', hashes: 'bytea' } as const;

/**
 * Keeps the log in PostgreSQL, where every gateway can read it. Entry bundles aren't stored a second time: there is one
 * for every tile of leaf hashes, and its bytes are those of the `event` table. Notes, which are replaced, are written
 * in an epoch of the sealers' lease, and a checkpoint is never smaller than the published one.
 * Writing throws `SealerFenced` when the epoch is over.
 */
export const databaseTileStore = ({ sql, epoch = () => null }: DatabaseTileStoreParts): TileStore => {
  const readBundle = async (index: number, width: number): Promise<Uint8Array | null> => {
    const from = index * TILE_WIDTH;
    const rows = await bundleEntries(sql, { from, to: from + width, index, width });
    return rows.length === width ? encodeBundle(rows.map(({ entry }) => entry)) : null;
  };
  const bytesOf = async (found: Promise<readonly { readonly bytes: Uint8Array }[]>): Promise<Uint8Array | null> =>
    (await found)[0]?.bytes ?? null;
  const read = (path: string): Promise<Uint8Array | null> => {
    const resource = resourceAt(path);
    switch (resource.kind) {
      case 'tile':
        return bytesOf(tileBytes(sql, resource));
      case 'bundle':
        return readBundle(resource.index, resource.width);
      default:
        return bytesOf(note(sql, { path }));
    }
  };

  const writeTiles = async (files: readonly StoredFile[]): Promise<void> => {
    const tiles = files.flatMap(({ path, bytes }) => {
      const resource = resourceAt(path);
      return resource.kind === 'tile' ? [{ ...resource, hashes: Buffer.from(bytes) }] : [];
    });
    if (tiles.length === 0) return;
    const writing = db
      .insertInto('logTile')
      .columns(tileColumns)
      .expression(db.selectFrom(givenRows(tileTypes, tiles)).select(tileColumns))
      .onConflict((conflict) =>
        conflict
          .columns(['level', 'index', 'width'])
          .doUpdateSet(({ ref }) => ({ hashes: ref('excluded.hashes') }))
          .whereRef('logTile.hashes', '<>', 'excluded.hashes'),
      );
    await runQuery(sql, writing);
  };
  const heldEpoch = (): number => {
    const held = epoch();
    if (held === null) throw new SealerFenced('this process does not hold the sealers’ lease');
    return held;
  };
  const writeNotes = async (files: readonly StoredFile[]): Promise<void> => {
    const notes = files.filter(({ path }) => !['tile', 'bundle'].includes(resourceAt(path).kind));
    if (notes.length === 0) return;
    const [paths, bytes] = [notes.map(({ path }) => path), notes.map((note) => Buffer.from(note.bytes))];
    try {
      const publishing = fragment`publish_notes(${heldEpoch()}, ${paths}, ${bytes})`;
      await runQuery(sql, db.selectNoFrom(publishing.as('published')));
    } catch (error) {
      throw refusalIn(error);
    }
  };

  return {
    read,
    write: async (files) => {
      await writeTiles(files);
      await writeNotes(files);
    },
    publishedAt: async () => (await note(sql, { path: CHECKPOINT_PATH }))[0]?.publishedAt ?? null,
    removePartials: async (fullPath) => {
      const resource = resourceAt(fullPath);
      if (resource.kind === 'tile') {
        const ofTile = db.deleteFrom('logTile').where('level', '=', resource.level).where('index', '=', resource.index);
        await runQuery(sql, ofTile.where('width', '<', TILE_WIDTH));
      } else if (resource.kind !== 'bundle') {
        const dropping = fragment`drop_notes(${heldEpoch()}, ${fullPath})`;
        await runQuery(sql, db.selectNoFrom(dropping.as('dropped')));
      }
    },
  };
};
