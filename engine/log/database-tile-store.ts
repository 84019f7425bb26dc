import { refusalOf } from '../database/errors.ts';
import type { Queryable } from '../database/session.ts';
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
  readonly sql: Queryable;
  /** The epoch in which notes are written. Null for a process that only reads: the store refuses its notes. */
  readonly epoch?: () => number | null;
}

/**
 * Keeps the log in PostgreSQL, where every gateway can read it. Entry bundles aren't stored a second time: there is one
 * for every tile of leaf hashes, and its bytes are those of the `event` table. Notes, which are replaced, are written
 * in an epoch of the sealers' lease, and a checkpoint is never smaller than the published one.
 * Writing throws `SealerFenced` when the epoch is over.
 */
export const databaseTileStore = ({ sql, epoch = () => null }: DatabaseTileStoreParts): TileStore => {
  const readBundle = async (index: number, width: number): Promise<Uint8Array | null> => {
    const { rows } = await sql.query<{ entry: Buffer }>(
      `SELECT entry FROM event WHERE position >= $1 AND position < $2
          AND EXISTS (SELECT FROM log_tile WHERE level = 0 AND index = $3 AND width = $4) ORDER BY position`,
      [index * TILE_WIDTH, index * TILE_WIDTH + width, index, width],
    );
    return rows.length === width ? encodeBundle(rows.map(({ entry }) => entry)) : null;
  };
  const readOne = async (text: string, values: readonly unknown[]): Promise<Uint8Array | null> => {
    const { rows } = await sql.query<{ bytes: Buffer }>(text, values);
    return rows[0]?.bytes ?? null;
  };
  const read = (path: string): Promise<Uint8Array | null> => {
    const resource = resourceAt(path);
    switch (resource.kind) {
      case 'tile': {
        const { level, index, width } = resource;
        const text = 'SELECT hashes AS bytes FROM log_tile WHERE level = $1 AND index = $2 AND width = $3';
        return readOne(text, [level, index, width]);
      }
      case 'bundle':
        return readBundle(resource.index, resource.width);
      default:
        return readOne('SELECT bytes FROM log_note WHERE path = $1', [path]);
    }
  };

  const writeTiles = async (files: readonly StoredFile[]): Promise<void> => {
    const tiles = files.flatMap(({ path, bytes }) => {
      const resource = resourceAt(path);
      return resource.kind === 'tile' ? [{ ...resource, bytes: Buffer.from(bytes) }] : [];
    });
    if (tiles.length === 0) return;
    await sql.query(
      `INSERT INTO log_tile (level, index, width, hashes)
       SELECT * FROM unnest($1::smallint[], $2::bigint[], $3::smallint[], $4::bytea[])
       ON CONFLICT (level, index, width) DO UPDATE SET hashes = excluded.hashes
         WHERE log_tile.hashes <> excluded.hashes`,
      [
        tiles.map(({ level }) => level),
        tiles.map(({ index }) => index),
        tiles.map(({ width }) => width),
        tiles.map(({ bytes }) => bytes),
      ],
    );
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
      await sql.query('SELECT publish_notes($1, $2, $3)', [heldEpoch(), paths, bytes]);
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
    publishedAt: async () => {
      const { rows } = await sql.query<{ at: bigint }>('SELECT published_at AS at FROM log_note WHERE path = $1', [
        CHECKPOINT_PATH,
      ]);
      return rows[0] === undefined ? null : Number(rows[0].at);
    },
    removePartials: async (fullPath) => {
      const resource = resourceAt(fullPath);
      if (resource.kind === 'tile') {
        const text = 'DELETE FROM log_tile WHERE level = $1 AND index = $2 AND width < $3';
        await sql.query(text, [resource.level, resource.index, TILE_WIDTH]);
      } else if (resource.kind !== 'bundle') {
        await sql.query('SELECT drop_notes($1, $2)', [heldEpoch(), fullPath]);
      }
    },
  };
};
