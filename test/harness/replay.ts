import { houseDeltasOf, type ItemChanges, type ItemRow, itemChangesOf } from '../../engine/committer/writes.ts';
import type { Database } from '../../engine/database/open-database.ts';
import { factsOf, visibilityOf } from '../../engine/events.ts';
import { countOn, NO_ENTRIES, type StreamCount } from '../../engine/facts/define-event.ts';
import type { ItemState } from '../../engine/facts/facts.ts';
import { type ItemId, idIn, type StreamId } from '../../engine/kernel/ids.ts';
import { decodeEntry } from '../../engine/log/entry.ts';
import { createLogStore } from '../../engine/log/store.ts';
import type { RegisteredPlayer } from '../../engine/player/state.ts';
import { evolveStream, initialState, type StreamState } from '../../engine/stream-state.ts';
import { tablesOf } from './tables.ts';

/** The inline tables, as text that can be compared. */
export interface InlineTables {
  readonly wallets: readonly string[];
  readonly items: readonly string[];
  readonly house: readonly string[];
  readonly worth: readonly string[];
}

const sorted = (rows: Iterable<string>): string[] => [...rows].sort();

/** The rows of the tables, sorted. */
export const storedTables = async (database: Database): Promise<InlineTables> => {
  const db = tablesOf(database.pool);
  const wallets = await db.selectFrom('wallet').selectAll().execute();
  const items = await db.selectFrom('item').selectAll().execute();
  const house = await db.selectFrom('house_account').selectAll().execute();
  const worth = await db.selectFrom('item_worth').selectAll().where('worth', '<>', 0n).execute();
  return {
    wallets: sorted(wallets.map((row) => `${row.player_id} ${row.coin} ${row.points} ${row.locked} ${row.version}`)),
    items: sorted(
      items.map(
        (row) =>
          `${row.item_id} ${row.skin_id} ${row.wear} ${row.float} ${row.value} ${row.game} ${row.case_slug} ${row.sell_only} ${row.acquired_at} ${row.player_id} ${row.acquired_version} ${row.state}`,
      ),
    ),
    house: sorted(house.map((row) => `${row.account} ${row.balance} ${row.amount}`)),
    worth: sorted(worth.map((row) => `${row.state} ${row.worth}`)),
  };
};

type Item = ItemRow & { readonly state: ItemState };

const itemText = (item: Item): string => {
  const { itemId, skin, wear, float, value, game, free, acquiredAt, playerId, acquiredVersion, state } = item;
  return `${itemId} ${skin} ${wear} ${float} ${value} ${game} ${item.case} ${free} ${acquiredAt} ${playerId} ${acquiredVersion} ${state}`;
};

/** One event after the other: an item is won once, and moves from where it is. */
const foldItems = (items: Map<ItemId, Item>, { acquired, moved }: ItemChanges): void => {
  for (const row of acquired) {
    if (items.has(row.itemId)) throw new Error(`${row.itemId} won twice`);
    items.set(row.itemId, { ...row, state: 'held' });
  }
  for (const { itemId, owner, from, to, heir } of moved) {
    const item = items.get(itemId);
    if (item?.playerId !== owner || item.state !== from) throw new Error(`${itemId} is not ${from} by ${owner}`);
    const inherited = heir === null ? {} : { playerId: heir.playerId, acquiredVersion: heir.version };
    items.set(itemId, { ...item, ...inherited, state: to });
  }
};

/** Of every state that items of some worth are in. */
const worthOf = (items: ReadonlyMap<ItemId, Item>): ReadonlyMap<ItemState, bigint> => {
  const worth = new Map<ItemState, bigint>();
  for (const { state, value } of items.values()) {
    if (value !== 0n) worth.set(state, (worth.get(state) ?? 0n) + value);
  }
  return worth;
};

/** The rows and the players' own streams must agree on who has what, and since when. */
const expectBagsLike = (items: ReadonlyMap<ItemId, Item>, players: readonly RegisteredPlayer[]): void => {
  const inRows = [...items.values()]
    .filter(({ state }) => state === 'held' || state === 'escrowed' || state === 'retrieving')
    .map(({ playerId, state, itemId, value, acquiredAt }) => `${playerId} ${state} ${itemId} ${value} ${acquiredAt}`);
  const inBags = players.flatMap(({ playerId, items: held, escrow, retrievals }) => [
    ...held.valueSeq().map(({ itemId, value, acquiredAt }) => `${playerId} held ${itemId} ${value} ${acquiredAt}`),
    ...escrow
      .valueSeq()
      .map(({ itemId, value, acquiredAt }) => `${playerId} escrowed ${itemId} ${value} ${acquiredAt}`),
    ...retrievals
      .valueSeq()
      .map(({ item: { itemId, value, acquiredAt } }) => `${playerId} retrieving ${itemId} ${value} ${acquiredAt}`),
  ]);
  const [rows, bags] = [new Set(inRows), new Set(inBags)];
  const strangers = [...inRows.filter((one) => !bags.has(one)), ...inBags.filter((one) => !rows.has(one))];
  if (strangers.length > 0) throw new Error(`backpacks and rows differ: ${strangers.slice(0, 5).join('; ')}`);
};

/**
 * The rows that the log gives, folded from its first entry. Throws when positions or versions have a gap, and when an
 * item isn't in exactly one place.
 */
export const replayedTables = async (database: Database): Promise<InlineTables> => {
  const log = createLogStore(database);
  const streams = new Map<StreamId, StreamCount & { readonly state: StreamState }>();
  const items = new Map<ItemId, Item>();
  const house = new Map<string, bigint>();
  let position = 0;
  for (;;) {
    const chunk = await log.readEntries(position, 1_000);
    for (const stored of chunk) {
      const { stream, version, at, event } = decodeEntry(stored.entry);
      const before = streams.get(stream) ?? { state: initialState(stream), ...NO_ENTRIES };
      const { count, number } = countOn(before, visibilityOf(event));
      if (stored.position !== position || version !== number || stored.version !== count.version) {
        throw new Error(`gap at ${position}: ${stream} ${version}`);
      }
      streams.set(stream, { state: evolveStream(before.state, event, at), ...count });
      const facts = factsOf(event, at);
      foldItems(items, itemChangesOf(facts, count.version));
      for (const { account, balance, amount } of houseDeltasOf(facts.postings)) {
        house.set(`${account} ${balance}`, (house.get(`${account} ${balance}`) ?? 0n) + amount);
      }
      position += 1;
    }
    if (chunk.length === 0) break;
  }
  if (position !== (await log.head())) throw new Error(`the log ends at ${position}, its head says otherwise`);
  const players = [...streams.values()].flatMap(({ state, version }) =>
    state.category === 'player' && state.state.status === 'registered' ? [{ ...state.state, version }] : [],
  );
  expectBagsLike(items, players);
  const erased = [...streams].flatMap(([stream, { state, version }]) =>
    state.category === 'player' && state.state.status === 'absent' ? [`${idIn(stream)} 0 0 0 ${version}`] : [],
  );
  const wallets = players.map(
    ({ playerId, coin, points, rewards, version }) =>
      `${playerId} ${coin} ${points} ${rewards.bonus.locked} ${version}`,
  );
  return {
    wallets: sorted([...wallets, ...erased]),
    items: sorted([...items.values()].map(itemText)),
    house: sorted([...house].map(([key, amount]) => `${key} ${amount}`)),
    worth: sorted([...worthOf(items)].map(([state, worth]) => `${state} ${worth}`)),
  };
};

/** All money of each balance type: players and counter-accounts together, which must be nothing. */
export const moneyInAll = async (
  database: Database,
): Promise<{ readonly coin: bigint; readonly points: bigint; readonly locked: bigint }> => {
  const { rows } = await database.pool.query<{ coin: string; points: string; locked: string }>(`
    SELECT (SELECT coalesce(sum(coin), 0) FROM wallet)
         + (SELECT coalesce(sum(amount), 0) FROM house_account WHERE balance = 'coin') AS coin,
           (SELECT coalesce(sum(points), 0) FROM wallet)
         + (SELECT coalesce(sum(amount), 0) FROM house_account WHERE balance = 'points') AS points,
           (SELECT coalesce(sum(locked), 0) FROM wallet)
         + (SELECT coalesce(sum(amount), 0) FROM house_account WHERE balance = 'locked') AS locked`);
  const [row] = rows;
  return { coin: BigInt(row?.coin ?? '1'), points: BigInt(row?.points ?? '1'), locked: BigInt(row?.locked ?? '1') };
};
