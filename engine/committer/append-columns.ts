import { asciiArray, boolArray, byteaArray, int4Array, int8Array, uuidArray } from '../database/binary-array.ts';
import { idIn, type StreamId } from '../kernel/ids.ts';
import type { DecidedBatch } from './batch.ts';
import type { HeldStream } from './held-stream.ts';
import type { Published } from './published-entries.ts';

/** The parts of a batch that `append` takes. */
export interface AppendedBatch extends Omit<DecidedBatch, 'decided' | 'deferred'> {
  readonly writer: number;
  readonly published: Published;
}

/** An argument of `append`: how SQL calls it, its type there, and its value for a batch. */
interface Argument {
  readonly name: string;
  readonly type: string;
}

/** Arguments that follow from the same rows. */
interface Group {
  readonly columns: readonly Argument[];
  /** In the order of the columns. */
  readonly values: (batch: AppendedBatch) => readonly unknown[];
}

/** A type of SQL, with how a list of values is sent as one argument of it. */
interface Form<Value> {
  readonly type: string;
  readonly sent: (values: readonly Value[]) => unknown;
}

const concatenated = (parts: readonly Uint8Array[]): Buffer => Buffer.concat(parts);

/** Where each of them ends, when they lie one behind the other. */
const endsOf = (parts: readonly Uint8Array[]): Buffer => {
  let end = 0;
  return int4Array(
    parts.map(({ length }) => {
      end += length;
      return end;
    }),
  );
};

const int: Form<number | null> = { type: 'int[]', sent: int4Array };
const bigint: Form<number | bigint> = { type: 'bigint[]', sent: int8Array };
const boolean: Form<boolean> = { type: 'boolean[]', sent: boolArray };
/** Ids, and names of the program's own: they are ASCII. */
const id: Form<string | null> = { type: 'text[]', sent: asciiArray };
/** 16 bytes as 32 hex digits. */
const uuid: Form<string> = { type: 'uuid[]', sent: uuidArray };
const text: Form<string> = { type: 'text[]', sent: (values) => values };
const bytea: Form<Uint8Array> = { type: 'bytea[]', sent: byteaArray };
/** Byte strings one behind the other: of one length, or with their ends beside. */
const bytes: Form<Uint8Array> = { type: 'bytea', sent: concatenated };
const hexes: Form<string> = { type: 'bytea', sent: (values) => Buffer.from(values.join(''), 'hex') };
const ends: Form<Uint8Array> = { type: 'int[]', sent: endsOf };

interface Column<Row> {
  readonly type: string;
  readonly sent: (rows: readonly Row[]) => unknown;
}

/** Makes a column that holds one value of each row. */
type Of<Row> = <Value>(form: Form<Value>, value: (row: Row) => Value) => Column<Row>;

const group = <Row>(
  rowsOf: (batch: AppendedBatch) => readonly Row[],
  columnsOf: (of: Of<Row>) => Readonly<Record<string, Column<Row>>>,
): Group => {
  const columns = columnsOf(({ type, sent }, value) => ({ type, sent: (rows) => sent(rows.map(value)) }));
  const named = Object.entries(columns);
  return {
    columns: named.map(([name, { type }]) => ({ name, type })),
    values: (batch) => {
      const rows = rowsOf(batch);
      return named.map(([, { sent }]) => sent(rows));
    },
  };
};

const alone = (name: string, type: string, value: (batch: AppendedBatch) => unknown): Group => ({
  columns: [{ name, type }],
  values: (batch) => [value(batch)],
});

/** Streams with the version that their decision read. One that was changed unread would be taken for new, and refused where it isn't. */
const changedRows = ({ overlay }: AppendedBatch) =>
  [...overlay.changedStreams].map(([stream, { version }]) => ({
    ...{ stream, version },
    base: overlay.streamsRead.get(stream) ?? 0,
  }));

/** A player's balances as the batch leaves them; nothing of a player who is erased. */
const walletRows = ([stream, { current, version }]: readonly [StreamId, HeldStream]) => {
  if (current.category !== 'player') return [];
  const { state } = current;
  const [coin, points, locked] =
    state.status === 'absent' ? [0n, 0n, 0n] : [state.coin, state.points, state.rewards.bonus.locked];
  return [{ playerId: idIn(stream), coin, points, locked, version }];
};

/**
 * Every argument of `append`. Its signature, the casts of the call and the values follow from this table.
 * A developer who changes this table or `append.sql` gives the generated migration the next number.
 */
const GROUPS: readonly Group[] = [
  alone('writer', 'int', ({ writer }) => writer),
  alone('batch_at', 'bigint', ({ at }) => at),
  group(
    ({ overlay }) => [...overlay.streamsRead].filter(([stream]) => !overlay.changedStreams.has(stream)),
    (of) => ({
      read_streams: of(id, ([stream]) => stream),
      read_versions: of(int, ([, version]) => version),
    }),
  ),
  group(
    ({ overlay }) => [...overlay.guardsRead],
    (of) => ({
      guard_players: of(id, ([player]) => player),
      guard_versions: of(int, ([, version]) => version),
    }),
  ),
  group(
    ({ writes }) => writes.receipts,
    (of) => ({
      receipt_keys: of(uuid, ({ key }) => key),
      receipt_hashes: of(hexes, ({ requestHash }) => requestHash),
      receipt_outcomes: of(text, ({ outcome }) => outcome),
      receipt_offsets: of(int, ({ firstEvent }) => firstEvent),
    }),
  ),
  group(
    ({ writes }) => writes.events,
    (of) => ({
      event_streams: of(id, ({ stream }) => stream),
      event_versions: of(int, ({ version }) => version),
      event_types: of(id, ({ event }) => event.type),
    }),
  ),
  group(
    ({ published }) => published.entries,
    (of) => ({
      entries: of(bytes, (entry) => entry),
      entry_ends: of(ends, (entry) => entry),
    }),
  ),
  group(
    ({ published }) => published.openings,
    (of) => ({
      opened_offsets: of(int, ({ offset }) => offset),
      opening_salts: of(bytes, ({ salt }) => salt),
      opened_entries: of(bytes, ({ entry }) => entry),
      opened_ends: of(ends, ({ entry }) => entry),
    }),
  ),
  group(changedRows, (of) => ({
    stream_ids: of(id, ({ stream }) => stream),
    stream_bases: of(int, ({ base }) => base),
    stream_versions: of(int, ({ version }) => version),
  })),
  group(
    ({ overlay }) => [...overlay.changedStreams].flatMap(walletRows),
    (of) => ({
      wallet_players: of(id, ({ playerId }) => playerId),
      wallet_coin: of(bigint, ({ coin }) => coin),
      wallet_points: of(bigint, ({ points }) => points),
      wallet_locked: of(bigint, ({ locked }) => locked),
      wallet_versions: of(int, ({ version }) => version),
    }),
  ),
  group(
    ({ writes }) => [...writes.items.values()].filter((item) => item.kind === 'acquired'),
    (of) => ({
      item_ids: of(id, ({ row }) => row.itemId),
      item_players: of(id, ({ row }) => row.playerId),
      item_skins: of(id, ({ row }) => row.skin),
      item_wears: of(id, ({ row }) => row.wear),
      item_floats: of(int, ({ row }) => row.float),
      item_values: of(bigint, ({ row }) => row.value),
      item_games: of(id, ({ row }) => row.game),
      item_cases: of(id, ({ row }) => row.case),
      item_free: of(boolean, ({ row }) => row.free),
      item_states: of(id, ({ state }) => state),
      item_instants: of(bigint, ({ row }) => row.acquiredAt),
      item_versions: of(int, ({ row }) => row.acquiredVersion),
    }),
  ),
  group(
    ({ writes }) => [...writes.items.values()].filter((item) => item.kind === 'moved'),
    (of) => ({
      moved_items: of(id, ({ move }) => move.itemId),
      moved_owners: of(id, ({ move }) => move.owner),
      moved_from: of(id, ({ move }) => move.from),
      moved_to: of(id, ({ move }) => move.to),
      moved_heirs: of(id, ({ move }) => move.heir?.playerId ?? null),
      moved_versions: of(int, ({ move }) => move.heir?.version ?? null),
    }),
  ),
  group(
    ({ writes }) => [...writes.house.values()],
    (of) => ({
      house_accounts: of(id, ({ account }) => account),
      house_balances: of(id, ({ balance }) => balance),
      house_deltas: of(bigint, ({ amount }) => amount),
    }),
  ),
  group(
    ({ overlay }) => [...overlay.freshSeeds],
    (of) => ({
      seed_pairs: of(id, ([pair]) => pair),
      sealed_seeds: of(bytea, ([, sealed]) => sealed),
    }),
  ),
  group(
    ({ writes }) => [...writes.timers.values()].filter((one) => one.change === 'set'),
    (of) => ({
      set_streams: of(id, ({ timer }) => timer.stream),
      set_kinds: of(id, ({ timer }) => timer.kind),
      set_seqs: of(int, ({ timer }) => timer.seq),
      set_dues: of(bigint, ({ dueAt }) => dueAt),
    }),
  ),
  group(
    ({ writes }) => [...writes.timers.values()].filter((one) => one.change === 'clear'),
    (of) => ({
      cleared_streams: of(id, ({ timer }) => timer.stream),
      cleared_kinds: of(id, ({ timer }) => timer.kind),
      cleared_seqs: of(int, ({ timer }) => timer.seq),
    }),
  ),
];

const ARGUMENTS = GROUPS.flatMap(({ columns }) => columns);

/** The call, with a place for each argument. */
export const APPEND = `SELECT append(${ARGUMENTS.map(({ type }, index) => `$${index + 1}::${type}`).join(', ')}) AS first_position`;

export const appendValues = (batch: AppendedBatch): unknown[] => GROUPS.flatMap(({ values }) => values(batch));

/**
 * Fences every engine that still calls the former function, also an engine that waits in it for the head's row. From here to the end of
 * the migration no batch is appended, and afterwards no batch is appended by the former function.
 */
const REPLACE = `UPDATE log_head SET writers = '{}';\nDROP FUNCTION append;\n`;

/**
 * The migration that makes the function.
 * @param body what `append.sql` holds
 * @param replaces whether an earlier migration made one, which goes
 */
export const appendMigration = (body: string, replaces: boolean): string => {
  const [comment = '', ...rest] = body.split('\nRETURNS ');
  const parameters = ARGUMENTS.map(({ name, type }) => `  ${name} ${type}`).join(',\n');
  const former = replaces ? REPLACE : '';
  return `-- Made by \`npm run codegen\` from engine/committer/append-columns.ts and append.sql.\n\n${former}${comment}\nCREATE FUNCTION append(\n${parameters}\n) RETURNS ${rest.join('\nRETURNS ')}`;
};
