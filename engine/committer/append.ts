import { plainArray, textArray } from '../database/array-text.ts';
import { isPassing, refusalOf } from '../database/errors.ts';
import type { Database } from '../database/open-database.ts';
import { idIn, isPlayerId, isStreamId, type PlayerId, type StreamId } from '../kernel/ids.ts';
import type { DecidedBatch } from './batch.ts';
import type { HeldStream } from './held-stream.ts';

/** How the database answered a batch. Everything but `committed` means that nothing of it was written. */
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
  /** No answer came: it may have been committed. The same batch, sent again, will tell. */
  | { readonly status: 'lost'; readonly error: Error };

/** Everything that `append` takes, in the order of the migration. */
const statement = (): string => {
  const types =
    'int,bigint,text[],int[],text[],int[],bytea,bytea,text[],int[],text[],int[],text[],bytea,int[],text[],int[],' +
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

/** A player's balances as the batch leaves them; nothing of a player who is erased. */
const walletRows = ([stream, { current, version }]: readonly [StreamId, HeldStream]) => {
  if (current.category !== 'player') return [];
  const { state } = current;
  const [coin, points, locked] =
    state.status === 'absent' ? [0n, 0n, 0n] : [state.coin, state.points, state.growth.bonus.locked];
  return [{ playerId: idIn(stream), coin, points, locked, version }];
};

/** The arguments of `append` for a batch. It is built once, so that the very same batch can be sent again. */
export const appendArguments = (writer: number, { at, overlay, writes }: DecidedBatch): unknown[] => {
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
  let end = 0;
  const entryEnds = events.map(({ entry }) => {
    end += entry.length;
    return end;
  });
  return [
    writer,
    at,
    textArray([...overlay.streamsRead.keys()]),
    plainArray([...overlay.streamsRead.values()]),
    textArray([...overlay.guardsRead.keys()]),
    plainArray([...overlay.guardsRead.values()]),
    bytesOf(receipts.map(({ key }) => key)),
    bytesOf(receipts.map(({ requestHash }) => requestHash)),
    textArray(receipts.map(({ outcome }) => outcome)),
    plainArray(receipts.map(({ firstEvent }) => firstEvent)),
    textArray(events.map(({ stream }) => stream)),
    plainArray(events.map(({ version }) => version)),
    textArray(events.map(({ event }) => event.type)),
    Buffer.concat(events.map(({ entry }) => entry)),
    plainArray(entryEnds),
    textArray(changed.map(([id]) => id)),
    plainArray(changed.map(([, { version }]) => version)),
    textArray(wallets.map(({ playerId }) => playerId)),
    plainArray(wallets.map(({ coin }) => coin)),
    plainArray(wallets.map(({ points }) => points)),
    plainArray(wallets.map(({ locked }) => locked)),
    plainArray(wallets.map(({ version }) => version)),
    textArray(acquired.map(({ itemId }) => itemId)),
    textArray(acquired.map(({ playerId }) => playerId)),
    textArray(acquired.map(({ skin }) => skin)),
    textArray(acquired.map(({ wear }) => wear)),
    plainArray(acquired.map(({ float }) => float)),
    plainArray(acquired.map(({ value }) => value)),
    textArray(acquired.map(({ game }) => game)),
    textArray(acquired.map((row) => row.case)),
    plainArray(acquired.map(({ free }) => free)),
    textArray(acquired.map(({ state }) => state)),
    plainArray(acquired.map(({ acquiredAt }) => acquiredAt)),
    plainArray(acquired.map(({ acquiredVersion }) => acquiredVersion)),
    textArray(moved.map(({ itemId }) => itemId)),
    textArray(moved.map(({ owner }) => owner)),
    textArray(moved.map(({ from }) => from)),
    textArray(moved.map(({ to }) => to)),
    textArray(moved.map(({ heir }) => heir?.playerId ?? null)),
    plainArray(moved.map(({ heir }) => heir?.version ?? null)),
    textArray(deltas.map(({ account }) => account)),
    textArray(deltas.map(({ balance }) => balance)),
    plainArray(deltas.map(({ amount }) => amount)),
    textArray([...overlay.freshSeeds.keys()]),
    [...overlay.freshSeeds.values()],
    textArray(set.map(({ stream }) => stream)),
    textArray(set.map(({ kind }) => kind)),
    plainArray(set.map(({ seq }) => seq)),
    plainArray(set.map(({ dueAt }) => dueAt)),
    textArray(cleared.map(({ stream }) => stream)),
    textArray(cleared.map(({ kind }) => kind)),
    plainArray(cleared.map(({ seq }) => seq)),
  ];
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
export const append = async (database: Database, batch: unknown[]): Promise<Appended> => {
  try {
    const { rows } = await database.run('commit', (session) =>
      session.query<{ first_position: bigint }>({ name: 'append', text: APPEND, values: batch }),
    );
    const [row] = rows;
    if (row === undefined) throw new TypeError('append answered nothing');
    return { status: 'committed', firstPosition: Number(row.first_position) };
  } catch (error) {
    return judge(error);
  }
};
