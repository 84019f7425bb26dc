import { houseDeltasOf, itemChangesOf } from '../../engine/committer/inline-rows.ts';
import type { Database } from '../../engine/database/open-database.ts';
import type { StreamId } from '../../engine/kernel/ids.ts';
import { decodeEntry } from '../../engine/log/entry.ts';
import { createLogStore } from '../../engine/log/store.ts';
import { evolveStream, initialState, type StreamState } from '../../engine/stream-state.ts';

/** The inline tables, as text that can be compared. */
export interface InlineTables {
  readonly wallets: readonly string[];
  readonly items: readonly string[];
  readonly house: readonly string[];
}

const sorted = (rows: Iterable<string>): string[] => [...rows].sort();

/** What the tables say. */
export const storedTables = async (database: Database): Promise<InlineTables> => {
  const db = database.kysely();
  const wallets = await db.selectFrom('wallet').selectAll().execute();
  const items = await db.selectFrom('item').selectAll().execute();
  const house = await db.selectFrom('house_account').selectAll().execute();
  return {
    wallets: sorted(wallets.map((row) => `${row.player_id} ${row.coin} ${row.points} ${row.version}`)),
    items: sorted(
      items.map(
        (row) =>
          `${row.item_id} ${row.player_id} ${row.skin_id} ${row.wear} ${row.float} ${row.value} ${row.case_slug} ${row.state} ${row.acquired_at} ${row.acquired_version}`,
      ),
    ),
    house: sorted(house.map((row) => `${row.account} ${row.balance} ${row.amount}`)),
  };
};

/** What the log says, folded from its first entry. Throws when positions or versions have a gap. */
export const replayedTables = async (database: Database): Promise<InlineTables> => {
  const log = createLogStore(database);
  const streams = new Map<StreamId, { state: StreamState; version: number }>();
  const items = new Map<string, { text: string; state: string; tail: string }>();
  const house = new Map<string, bigint>();
  let position = 0;
  for (;;) {
    const chunk = await log.readEntries(position, 1_000);
    for (const stored of chunk) {
      const { stream, version, at, event } = decodeEntry(stored.entry);
      const before = streams.get(stream) ?? { state: initialState(stream), version: 0 };
      if (stored.position !== position || version !== before.version + 1 || stored.version !== version) {
        throw new Error(`gap at ${position}: ${stream} ${version}`);
      }
      streams.set(stream, { state: evolveStream(before.state, event, at), version });
      const { acquired, sold } = itemChangesOf(event, version, at);
      if (acquired !== null) {
        const { itemId, playerId, skinId, wear, float, value, caseSlug, acquiredAt, acquiredVersion } = acquired;
        items.set(itemId, {
          text: `${itemId} ${playerId} ${skinId} ${wear} ${float} ${value} ${caseSlug}`,
          state: 'held',
          tail: `${acquiredAt} ${acquiredVersion}`,
        });
      }
      for (const id of sold) {
        const item = items.get(id);
        if (item === undefined || item.state === 'sold') throw new Error(`${id} sold twice, or never won`);
        item.state = 'sold';
      }
      for (const { account, balance, amount } of houseDeltasOf(event)) {
        house.set(`${account} ${balance}`, (house.get(`${account} ${balance}`) ?? 0n) + amount);
      }
      position += 1;
    }
    if (chunk.length === 0) break;
  }
  if (position !== (await log.head())) throw new Error(`the log ends at ${position}, its head says otherwise`);
  const wallets = [...streams.values()].flatMap(({ state, version }) =>
    state.category === 'player' && state.state.status === 'registered'
      ? [`${state.state.playerId} ${state.state.coin} ${state.state.points} ${version}`]
      : [],
  );
  return {
    wallets: sorted(wallets),
    items: sorted([...items.values()].map(({ text, state, tail }) => `${text} ${state} ${tail}`)),
    house: sorted([...house].map(([key, amount]) => `${key} ${amount}`)),
  };
};

/** All money of one balance type: players and counter-accounts together, which must be nothing. */
export const moneyInAll = async (database: Database): Promise<{ readonly coin: bigint; readonly points: bigint }> => {
  const { rows } = await database.pool.query<{ coin: string; points: string }>(`
    SELECT (SELECT coalesce(sum(coin), 0) FROM wallet)
         + (SELECT coalesce(sum(amount), 0) FROM house_account WHERE balance = 'coin') AS coin,
           (SELECT coalesce(sum(points), 0) FROM wallet)
         + (SELECT coalesce(sum(amount), 0) FROM house_account WHERE balance = 'points') AS points`);
  return { coin: BigInt(rows[0]?.coin ?? '1'), points: BigInt(rows[0]?.points ?? '1') };
};
