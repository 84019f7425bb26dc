import { bytesOf } from '../../stream-state.ts';
import type { HistoryMemory } from '../ledgers/balance-history.ts';
import type { LiabilityMemory } from '../ledgers/liability-ledger.ts';
import type { SeenMemory } from './first-seen.ts';
import { fromPlain, toPlain } from './plain-form.ts';
import { newReplayMemory, type ReplayMemory } from './replay-memory.ts';

/** The size of a full piece, in bytes on the heap: a piece is copied in one go. */
const PIECE_BYTES = 4_000_000;
/** Roughly what a line of a collection takes on the heap, and an event that something waits with. */
const LINE_BYTES = 250;
const EVENT_BYTES = 2_000;

/** A part of a replay's memory that structured cloning can copy. */
export interface ReplayPiece {
  readonly of: string;
  readonly lines: readonly unknown[];
}

/** A collection of a memory that grows with the log. */
interface Collection {
  readonly lines: (memory: ReplayMemory) => Iterable<{ readonly line: unknown; readonly bytes: number }>;
  /** Puts a line of a piece back. */
  readonly add: (memory: ReplayMemory, line: unknown) => void;
}

const mapOf = <Key, Value>(
  find: (memory: ReplayMemory) => Map<Key, Value>,
  bytes: (value: Value) => number = () => 0,
): Collection => ({
  *lines(memory) {
    for (const line of find(memory)) yield { line, bytes: LINE_BYTES + bytes(line[1]) };
  },
  add: (memory, line) => {
    const [key, value] = line as [Key, Value];
    find(memory).set(key, value);
  },
});

const setOf = <Member>(find: (memory: ReplayMemory) => Set<Member>): Collection => ({
  *lines(memory) {
    for (const line of find(memory)) yield { line, bytes: LINE_BYTES };
  },
  add: (memory, line) => {
    find(memory).add(line as Member);
  },
});

/** So many words of a table are a line. */
const TABLE_LINE = 250_000;

const tableOf = (find: (memory: ReplayMemory) => SeenMemory): Collection => ({
  *lines(memory) {
    const { words, count } = find(memory);
    for (let at = 0; at < words.length; at += TABLE_LINE) {
      const part = words.subarray(at, at + TABLE_LINE);
      yield {
        // A view is copied with all that it is a view of.
        get line() {
          return { at, count, length: words.length, words: part.slice() };
        },
        bytes: part.byteLength,
      };
    }
  },
  add: (memory, line) => {
    const { at, count, length, words } = line as SeenMemory & { readonly at: number; readonly length: number };
    const table = find(memory);
    if (at === 0) Object.assign(table, { count, words: new Uint32Array(length) });
    table.words.set(words, at);
  },
});

const COLLECTIONS: ReadonlyMap<string, Collection> = new Map([
  [
    'states',
    mapOf(
      ({ states }) => states,
      ({ state }) => bytesOf(state),
    ),
  ],
  [
    'pending',
    mapOf(
      ({ seeds }) => seeds.draws.pending,
      (waiting) => EVENT_BYTES * waiting.length,
    ),
  ],
  [
    'published',
    mapOf(
      ({ seeds }) => seeds.draws.published,
      (events) => EVENT_BYTES * events.size,
    ),
  ],
  ['commandIds', tableOf(({ commandIds }) => commandIds)],
  ['hashOf', mapOf(({ seeds }) => seeds.hashOf)],
  ['hashes', setOf(({ seeds }) => seeds.hashes)],
  ['revealed', setOf(({ seeds }) => seeds.revealed)],
  ['locked', setOf(({ seeds }) => seeds.draws.locked)],
  ['lanes', mapOf(({ unanswered }) => unanswered.lanes)],
  ['unanswered', mapOf(({ unanswered }) => unanswered.players)],
  ['deposits', setOf(({ money }) => money.deposits)],
  ['releasesDue', mapOf(({ money }) => money.releasesDue)],
  ['witnessedLocks', mapOf(({ witnessed }) => witnessed.locks)],
  ['witnessedRoots', mapOf(({ witnessed }) => witnessed.roots)],
  [
    'contests',
    mapOf(
      ({ contests }) => contests,
      ({ scores }) => EVENT_BYTES + LINE_BYTES * scores.size,
    ),
  ],
  [
    'balances',
    mapOf(
      ({ liabilities }) => liabilities.history.stretches,
      ({ byteLength }) => byteLength,
    ),
  ],
]);

/** Everything else: a few numbers, and the entries that wait for what follows. */
type Rest = Pick<
  ReplayMemory,
  'continuations' | 'given' | 'beacons' | 'open' | 'entries' | 'commands' | 'lastAt' | 'readable'
> & {
  readonly accounts: ReplayMemory['money']['accounts'];
  readonly games: ReplayMemory['seeds']['draws']['games'];
  readonly seeds: Pick<ReplayMemory['seeds'], 'loose' | 'seats' | 'links' | 'givenUp'>;
  readonly unanswered: ReplayMemory['unanswered']['site'];
  readonly origin: ReplayMemory['witnessed']['origin'];
  readonly balances: Pick<HistoryMemory, 'now' | 'next'>;
  readonly statements: Pick<LiabilityMemory, 'statements' | 'newest'>;
};
const REST = 'rest';

const restOf = ({
  money,
  seeds,
  liabilities,
  unanswered,
  witnessed,
  continuations,
  given,
  beacons,
  open,
  entries,
  commands,
  lastAt,
  readable,
}: ReplayMemory): Rest => ({
  accounts: money.accounts,
  games: seeds.draws.games,
  seeds: { loose: seeds.loose, seats: seeds.seats, links: seeds.links, givenUp: seeds.givenUp },
  unanswered: unanswered.site,
  origin: witnessed.origin,
  balances: { now: liabilities.history.now, next: liabilities.history.next },
  statements: { statements: liabilities.statements, newest: liabilities.newest },
  continuations,
  given,
  beacons,
  open,
  entries,
  commands,
  lastAt,
  readable,
});

const addRest = (
  memory: ReplayMemory,
  { accounts, games, seeds, unanswered, origin, balances, statements, ...rest }: Rest,
): void => {
  Object.assign(memory.liabilities.history, balances);
  Object.assign(memory.liabilities, statements);
  Object.assign(memory, rest);
  memory.witnessed.origin = origin;
  Object.assign(memory.money.accounts, accounts);
  Object.assign(memory.seeds.draws.games, games);
  Object.assign(memory.seeds, seeds);
  Object.assign(memory.unanswered.site, unanswered);
};

/** Roughly what a replay's memory takes on the heap, in bytes: an estimate, by what its collections hold. */
export const bytesOfReplay = (memory: ReplayMemory): number => {
  let sum = 0;
  for (const { lines } of COLLECTIONS.values()) for (const { bytes } of lines(memory)) sum += bytes;
  return sum;
};

/**
 * A replay's memory piece by piece, each of a few megabytes: the replay waits while the caller copies the pieces. A
 * piece shares its content with the memory until it is copied.
 */
export function* piecesOf(memory: ReplayMemory): Generator<ReplayPiece, void, void> {
  for (const [of, { lines }] of COLLECTIONS) {
    let piece: unknown[] = [];
    let size = 0;
    for (const { line, bytes } of lines(memory)) {
      piece.push(toPlain(line));
      size += bytes;
      if (size < PIECE_BYTES) continue;
      yield { of, lines: piece };
      piece = [];
      size = 0;
    }
    if (piece.length > 0) yield { of, lines: piece };
  }
  yield { of: REST, lines: [restOf(memory)] };
}

/** Puts a memory together again from copies of all its pieces. */
export const replayFromPieces = () => {
  const memory = newReplayMemory();
  return {
    add: ({ of, lines }: ReplayPiece): void => {
      if (of === REST) for (const line of lines) addRest(memory, line as Rest);
      else for (const line of lines) COLLECTIONS.get(of)?.add(memory, fromPlain(line));
    },
    memory: (): ReplayMemory => memory,
  };
};
