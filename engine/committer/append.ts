import { isPassing, refusalOf } from '../database/errors.ts';
import type { Database } from '../database/open-database.ts';
import { isPlayerId, isStreamId, type PlayerId, type StreamId } from '../kernel/ids.ts';
import { APPEND, appendValues } from './append-columns.ts';
import type { DecidedBatch } from './batch.ts';
import { type PublishingPorts, publishedOf } from './published-entries.ts';

/** How the database answered a batch. Everything but `committed` and `lost` means that nothing of the batch was written. */
export type Appended =
  | { readonly status: 'committed'; readonly firstPosition: number }
  | { readonly status: 'fenced' }
  /** The log's last instant is later than the batch's. */
  | { readonly status: 'earlier'; readonly lastAt: number }
  /** Some commands have receipts already. */
  | { readonly status: 'taken' }
  | { readonly status: 'stale'; readonly streams: readonly StreamId[]; readonly guards: readonly PlayerId[] }
  /** A row was refused: one of the commands is at fault, and the others aren't. */
  | { readonly status: 'refused'; readonly error: Error }
  /** No answer came: the batch may have been committed. The same batch, sent again, will tell. */
  | { readonly status: 'lost'; readonly error: Error };

/** The arguments of `append`, and the entries that the log publishes once the batch commits. */
export interface PreparedBatch {
  readonly values: unknown[];
  /** In the order of the batch's events. */
  readonly entries: readonly Uint8Array[];
}

/** The arguments of `append` for a batch, salts of its sealed entries among them. They are made once, so that the very same batch can be sent again. */
export const prepareBatch = (
  writer: number,
  { at, overlay, writes }: DecidedBatch,
  ports: PublishingPorts,
): PreparedBatch => {
  const published = publishedOf(writes.events, at, ports);
  return { values: appendValues({ writer, at, overlay, writes, published }), entries: published.entries };
};

const linesOf = (detail: string | null): readonly string[] => detail?.split('\n') ?? [];

const judge = (thrown: unknown): Appended => {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  const refusal = refusalOf(error);
  if (refusal?.constraint === 'receipt_pkey') return { status: 'taken' };
  switch (refusal?.sqlState) {
    case 'GC001':
      return { status: 'fenced' };
    case 'GC002':
      return { status: 'earlier', lastAt: Number(refusal.detail) };
    case 'GC004':
      return { status: 'stale', streams: linesOf(refusal.detail).filter(isStreamId), guards: [] };
    case 'GC005':
      return { status: 'stale', streams: [], guards: linesOf(refusal.detail).filter(isPlayerId) };
    default:
      return { status: isPassing(error) ? 'lost' : 'refused', error };
  }
};

/** Sends a batch to the database: one call, all of it or nothing. */
export const append = async (database: Database, values: unknown[]): Promise<Appended> => {
  try {
    const { rows } = await database.run('commit', (session) =>
      session.query<{ first_position: bigint }>({ name: 'append', text: APPEND, values }),
    );
    const [row] = rows;
    if (row === undefined) throw new TypeError('append answered nothing');
    return { status: 'committed', firstPosition: Number(row.first_position) };
  } catch (error) {
    return judge(error);
  }
};
