import { isPassing, refusalOf } from '../database/errors.ts';
import type { Database } from '../database/open-database.ts';
import { idIn, isPlayerId, isStreamId, type PlayerId, type StreamId } from '../kernel/ids.ts';
import type { DecidedBatch } from './batch.ts';
import type { HeldStream } from './held-stream.ts';
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

/** Everything that `append` takes, in the order of the migration. */
const statement = (): string => {
  const types =
    'int,bigint,text[],int[],text[],int[],bytea,bytea,text[],int[],text[],int[],text[],bytea,int[],' +
    'int[],bytea,bytea,int[],text[],int[],' +
    'text[],bigint[],bigint[],bigint[],int[],text[],text[],text[],text[],int[],bigint[],text[],text[],boolean[],text[],' +
    'bigint[],int[],' +
    'text[],text[],text[],text[],text[],int[],text[],text[],bigint[],text[],bytea[],text[],text[],int[],bigint[],' +
    'text[],text[],int[]';
  return `SELECT append(${types
    .split(',')
    .map((type, index) => `$${index + 1}::${type}`)
    .join(', ')}) AS first_position`;
};
const APPEND = statement();

const bytesOf = (hexes: readonly string[]): Buffer => Buffer.from(hexes.join(''), 'hex');

/** Where each of them ends, when they lie one behind the other. */
const endsOf = (parts: readonly Uint8Array[]): readonly number[] => {
  let end = 0;
  return parts.map(({ length }) => {
    end += length;
    return end;
  });
};

/** A player's balances as the batch leaves them; nothing of a player who is erased. */
const walletRows = ([stream, { current, version }]: readonly [StreamId, HeldStream]) => {
  if (current.category !== 'player') return [];
  const { state } = current;
  const [coin, points, locked] =
    state.status === 'absent' ? [0n, 0n, 0n] : [state.coin, state.points, state.rewards.bonus.locked];
  return [{ playerId: idIn(stream), coin, points, locked, version }];
};

/** What `append` is asked, and what everybody will read of it. */
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
  const { events, receipts, items, house, timers } = writes;
  const changed = [...overlay.changedStreams];
  const wallets = changed.flatMap(walletRows);
  const acquired = [...items.values()].flatMap((item) =>
    item.kind === 'acquired' ? [{ ...item.row, state: item.state }] : [],
  );
  const moved = [...items.values()].flatMap((item) => (item.kind === 'moved' ? [item.move] : []));
  const deltas = [...house.values()];
  const set = [...timers.values()].flatMap((one) => (one.change === 'set' ? [{ ...one.timer, dueAt: one.dueAt }] : []));
  const cleared = [...timers.values()].flatMap((one) => (one.change === 'clear' ? [one.timer] : []));
  const { entries, openings } = publishedOf(events, at, ports);
  const values = [
    writer,
    at,
    [...overlay.streamsRead.keys()],
    [...overlay.streamsRead.values()],
    [...overlay.guardsRead.keys()],
    [...overlay.guardsRead.values()],
    bytesOf(receipts.map(({ key }) => key)),
    bytesOf(receipts.map(({ requestHash }) => requestHash)),
    receipts.map(({ outcome }) => outcome),
    receipts.map(({ firstEvent }) => firstEvent),
    events.map(({ stream }) => stream),
    events.map(({ version }) => version),
    events.map(({ event }) => event.type),
    Buffer.concat(entries),
    endsOf(entries),
    openings.map(({ offset }) => offset),
    Buffer.concat(openings.map(({ salt }) => salt)),
    Buffer.concat(openings.map(({ entry }) => entry)),
    endsOf(openings.map(({ entry }) => entry)),
    changed.map(([id]) => id),
    changed.map(([, { version }]) => version),
    wallets.map(({ playerId }) => playerId),
    wallets.map(({ coin }) => coin),
    wallets.map(({ points }) => points),
    wallets.map(({ locked }) => locked),
    wallets.map(({ version }) => version),
    acquired.map(({ itemId }) => itemId),
    acquired.map(({ playerId }) => playerId),
    acquired.map(({ skin }) => skin),
    acquired.map(({ wear }) => wear),
    acquired.map(({ float }) => float),
    acquired.map(({ value }) => value),
    acquired.map(({ game }) => game),
    acquired.map((row) => row.case),
    acquired.map(({ free }) => free),
    acquired.map(({ state }) => state),
    acquired.map(({ acquiredAt }) => acquiredAt),
    acquired.map(({ acquiredVersion }) => acquiredVersion),
    moved.map(({ itemId }) => itemId),
    moved.map(({ owner }) => owner),
    moved.map(({ from }) => from),
    moved.map(({ to }) => to),
    moved.map(({ heir }) => heir?.playerId ?? null),
    moved.map(({ heir }) => heir?.version ?? null),
    deltas.map(({ account }) => account),
    deltas.map(({ balance }) => balance),
    deltas.map(({ amount }) => amount),
    [...overlay.freshSeeds.keys()],
    [...overlay.freshSeeds.values()],
    set.map(({ stream }) => stream),
    set.map(({ kind }) => kind),
    set.map(({ seq }) => seq),
    set.map(({ dueAt }) => dueAt),
    cleared.map(({ stream }) => stream),
    cleared.map(({ kind }) => kind),
    cleared.map(({ seq }) => seq),
  ];
  return { values, entries };
};

const linesOf = (detail: string | null): readonly string[] => detail?.split('\n') ?? [];

const judge = (thrown: unknown): Appended => {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  const refusal = refusalOf(error);
  switch (refusal?.sqlState) {
    case 'GC001':
      return { status: 'fenced' };
    case 'GC002':
      return { status: 'earlier', lastAt: Number(refusal.detail) };
    case 'GC003':
      return { status: 'taken' };
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
