import type { Compilable } from 'kysely';
import { db, fragment, runQuery } from '../../engine/database/queries.ts';
import type { Queryable } from '../../engine/database/session.ts';
import type { SqlClient } from '../../engine/database/sql.ts';
import { ROUND_GAMES } from '../../engine/kernel/game-name.ts';
import type { PlayerId } from '../../engine/kernel/ids.ts';
import { databaseTileStore } from '../../engine/log/database-tile-store.ts';
import { TILE_WIDTH } from '../../engine/log/merkle.ts';
import { bundlePath } from '../../engine/log/tiles.ts';
import { nodeHashing } from '../../engine/node-hashing.ts';
import * as backpack from '../../engine/projections/queries/backpack.ts';
import * as battles from '../../engine/projections/queries/battles.ts';
import * as catalog from '../../engine/projections/queries/catalog.ts';
import * as contests from '../../engine/projections/queries/contests.ts';
import { couponsOf } from '../../engine/projections/queries/coupons.ts';
import { encodeCursor } from '../../engine/projections/queries/cursor.ts';
import { deliveriesUpTo } from '../../engine/projections/queries/deliveries.ts';
import * as giveaways from '../../engine/projections/queries/giveaways.ts';
import * as hostPairs from '../../engine/projections/queries/host-pairs.ts';
import * as ledger from '../../engine/projections/queries/ledger.ts';
import { owedByKindAt } from '../../engine/projections/queries/liabilities.ts';
import * as statements from '../../engine/projections/queries/liability-statements.ts';
import * as live from '../../engine/projections/queries/live.ts';
import * as logEntries from '../../engine/projections/queries/log.ts';
import * as openings from '../../engine/projections/queries/openings.ts';
import * as playerPage from '../../engine/projections/queries/player-page.ts';
import * as plays from '../../engine/projections/queries/plays.ts';
import { proofOf } from '../../engine/projections/queries/proof.ts';
import * as publications from '../../engine/projections/queries/publications.ts';
import { purchasesOf } from '../../engine/projections/queries/purchases.ts';
import * as rankings from '../../engine/projections/queries/rankings.ts';
import * as records from '../../engine/projections/queries/records.ts';
import * as retrievals from '../../engine/projections/queries/retrievals.ts';
import * as returns from '../../engine/projections/queries/returns.ts';
import { rewardDays } from '../../engine/projections/queries/reward-calendar.ts';
import * as seedPairs from '../../engine/projections/queries/seed-pairs.ts';
import { serialsOf } from '../../engine/projections/queries/serials.ts';
import * as shop from '../../engine/projections/queries/shop.ts';
import { targetsIn } from '../../engine/projections/queries/targets.ts';
import { wageredBy } from '../../engine/projections/queries/wagering.ts';
import { slotOf } from '../../engine/projections/slot.ts';
import { newestEntriesOf } from '../../gateway/accounts/erasure/own-data.ts';
import { openingsIn } from '../../gateway/server/plugins/log-openings.ts';
import { MAX_ROWS, readState } from '../../gateway/server/plugins/log-state.ts';

export interface NamedQuery {
  readonly name: string;
  readonly run: (sql: Queryable) => Promise<unknown>;
}

export interface Asked {
  readonly busy: PlayerId;
  readonly quiet: PlayerId;
  readonly entries: number;
  /** The log's newest moment. */
  readonly now: number;
}

const DAY_MS = 86_400_000;

const idsIn = async (sql: SqlClient, query: Compilable<{ readonly id: string }>): Promise<readonly string[]> =>
  (await runQuery(sql, query)).map(({ id }) => id);

/** A cursor into the middle of a player's rows. */
const middleOf = async (
  sql: SqlClient,
  list: string,
  table: 'movement' | 'play',
  tie: string | null,
  player: string,
) => {
  const rows = db.selectFrom(table).where('playerId', '=', player);
  const middle = rows
    .select(['position', fragment<string>`${fragment.raw(tie ?? "''")}::text`.as('key')])
    .orderBy('position')
    .orderBy('key')
    .offset(fragment<number>`${rows.select(fragment<number>`count(*) / 2`.as('half'))}`);
  const [row] = await runQuery(sql, middle.limit(1));
  return row === undefined ? null : encodeCursor(list, [String(row.position), ...(tie === null ? [] : [row.key])]);
};

/** The lists of one player. */
const listsOf = async (sql: SqlClient, who: string, playerId: string, now: number): Promise<readonly NamedQuery[]> => {
  const named = (name: string, run: NamedQuery['run']): NamedQuery => ({ name: `${name}, ${who}`, run });
  const middle = (list: string, table: 'movement' | 'play', tie: string | null) =>
    middleOf(sql, list, table, tie, playerId);
  const movements = await middle('movements', 'movement', 'seq');
  const games = await middle('games', 'play', null);
  const purchases = await middle('purchases', 'play', 'coalesce(item_id, play_id)');
  const played = await middle('plays', 'play', null);
  const own = db.selectFrom('item').where('playerId', '=', playerId);
  const items = await idsIn(sql, own.select('itemId as id').orderBy('acquiredVersion', 'desc').limit(60));
  const sold = await backpack.itemsOf(sql, playerId, { state: 'sold', first: 100 });
  const ofSold = own.where('state', '=', 'sold');
  const inTheMiddle = ofSold
    .select(['itemId', 'acquiredVersion', 'value'])
    .orderBy('acquiredVersion')
    .offset(fragment<number>`${ofSold.select(fragment<number>`count(*) / 2`.as('half'))}`);
  const [half] = await runQuery(sql, inTheMiddle.limit(1));
  const soldMiddle =
    half === undefined
      ? sold.endCursor
      : encodeCursor('items sold newest', [half.value, half.acquiredVersion, half.itemId].map(String));
  return [
    named('backpack', (one) => backpack.itemsOf(one, playerId)),
    named('backpack, by value', (one) => backpack.itemsOf(one, playerId, { sort: 'value-desc' })),
    named('backpack, stacked', (one) => backpack.itemsOf(one, playerId, { stacked: true })),
    named('items sold', (one) => backpack.itemsOf(one, playerId, { state: 'sold' })),
    named('items sold, middle', (one) => backpack.itemsOf(one, playerId, { state: 'sold', after: soldMiddle })),
    named('items on their way', (one) => backpack.itemsOf(one, playerId, { state: 'retrieving' })),
    named('items to choose', (one) => backpack.itemsToChoose(one, playerId, {})),
    named('items by id', (one) => backpack.itemsById(one, items)),
    named('serials', (one) => serialsOf(one, items)),
    named('wallet', (one) => backpack.wallet(one, playerId)),
    named('plays', (one) => plays.playsOf(one, playerId)),
    named('plays, middle', (one) => plays.playsOf(one, playerId, { after: played })),
    ...ROUND_GAMES.map((game) => named(`plays of ${game}s`, (one) => plays.playsIn(one, playerId, game))),
    named('openings', (one) => openings.openingsOf(one, playerId)),
    named('openings, middle', (one) =>
      openings.openingsOf(one, playerId, { after: played === null ? null : asOpenings(played) }),
    ),
    named('newest openings', (one) => openings.newestOpeningsOf(one, playerId, 1_000)),
    named('own entries', (one) => newestEntriesOf(one, playerId)),
    named('movements', (one) => records.movementsOf(one, playerId, { balance: null, action: null })),
    named('movements, middle', (one) =>
      records.movementsOf(one, playerId, { balance: null, action: null }, { after: movements }),
    ),
    named('movements of points', (one) => records.movementsOf(one, playerId, { balance: 'points', action: null })),
    named('movements of coin', (one) => records.movementsOf(one, playerId, { balance: 'coin', action: null })),
    named('movements, cases', (one) => records.movementsOf(one, playerId, { balance: null, action: 'CASE_OPEN' })),
    named('movements, deposits', (one) => records.movementsOf(one, playerId, { balance: null, action: 'DEPOSIT' })),
    named('games', (one) => records.gamesOf(one, playerId, null)),
    named('games, middle', (one) => records.gamesOf(one, playerId, null, { after: games })),
    named('games, cases', (one) => records.gamesOf(one, playerId, 'case')),
    named('games, battles', (one) => records.gamesOf(one, playerId, 'battle')),
    named('games, contracts', (one) => records.gamesOf(one, playerId, 'contract')),
    named('purchases', (one) => purchasesOf(one, playerId)),
    named('purchases, middle', (one) => purchasesOf(one, playerId, { after: purchases })),
    named('flows', (one) => records.flowsOf(one, playerId, null)),
    named('flows, transfers', (one) => records.flowsOf(one, playerId, 'transfer')),
    named('rebates', (one) => records.rebatesOf(one, playerId)),
    named('net of a day', (one) => records.netSince(one, playerId, now - DAY_MS)),
    named('retrievals', (one) => retrievals.retrievalsOf(one, playerId)),
    named('retrievals that failed', (one) => retrievals.retrievalsOf(one, playerId, { state: 'failed' })),
    named('shop purchases', (one) => shop.purchasesOf(one, playerId)),
    named('coupons', (one) => couponsOf(one, playerId)),
    named('calendar of rewards', (one) => rewardDays(one, playerId, { now, days: 35 })),
    named('wagered', (one) => wageredBy(one, playerId)),
    named('seed pairs', (one) => seedPairs.seedPairsOf(one, playerId)),
    named('host pairs', (one) => hostPairs.hostPairsOf(one, playerId)),
    named('revealed returns', (one) => returns.revealedReturnsOf(one, playerId)),
    named('recent wins', (one) => playerPage.recentWinsOf(one, playerId)),
    named('public battles', (one) => playerPage.publicBattlesOf(one, playerId)),
    named('own battles', (one) => battles.battlesIn(one, { scope: 'mine', playerId })),
    named('own giveaways that are over', (one) => giveaways.giveawaysIn(one, { finished: true, playerId })),
    named('own giveaways', (one) => giveaways.giveawaysIn(one, { playerId })),
  ];
};

/** The same position in the list of openings. */
const asOpenings = (plays: string): string =>
  encodeCursor('openings', Buffer.from(plays, 'base64url').toString().split('\n').slice(1));

/** Every list and every single thing that players and auditors can ask for, with what they would ask. */
export const growthQueries = async (
  sql: SqlClient,
  { busy, quiet, entries, now }: Asked,
): Promise<readonly NamedQuery[]> => {
  const ofCases = db.selectFrom('play').select('playId as id').where('playerId', '=', busy).where('game', '=', 'case');
  const rounds = await idsIn(sql, ofCases.orderBy('position', 'desc').limit(1));
  const finished = db.selectFrom('battle').select('battleId as id').where('status', '=', 'finished');
  const battleIds = await idsIn(sql, finished.orderBy('position', 'desc').limit(50));
  const rooms = db.selectFrom('giveaway').select('giveawayId as id');
  const giveawayIds = await idsIn(sql, rooms.orderBy('position', 'desc').limit(50));
  const pairs = db.selectFrom('seedPair').select('pairId as id');
  const pairIds = await idsIn(sql, pairs.orderBy('committedPosition', 'desc').limit(100));
  const hostPairIds = db.selectFrom('hostPair').select('pairId as id');
  const hosts = await idsIn(sql, hostPairIds.orderBy('position', 'desc').limit(1));
  const asked = db.selectFrom('retrieval').select('retrievalId as id');
  const retrievalIds = await idsIn(sql, asked.orderBy('position', 'desc').limit(50));
  const published = db.selectFrom('publication').select('hash as id');
  const hashes = await idsIn(sql, published.orderBy('position', 'desc').limit(20));
  const listings = await idsIn(sql, db.selectFrom('shopListing').select('listingId as id').limit(1));
  const middle = Math.floor(entries / 2);
  const bundle = Math.floor(middle / TILE_WIDTH);
  const lastSeq = await live.lastLiveSeq(sql);
  const stated = await statements.liabilityStatements(sql, 1);
  const month = { from: slotOf(now) - 30 * DAY_MS, to: slotOf(now) };
  const ofHistory = encodeCursor('battles history', [String(middle)]);
  const ofOver = encodeCursor('giveaways finished', [String(middle), String(middle)]);
  const named = (name: string, run: NamedQuery['run']): NamedQuery => ({ name, run });
  return [
    ...(await listsOf(sql, 'busy', busy, now)),
    ...(await listsOf(sql, 'quiet', quiet, now)),
    named('play by id', (one) => plays.playById(one, rounds[0] ?? '')),
    named('proof of a round', (one) => proofOf(one, rounds[0] ?? '')),
    named('proof of a battle', (one) => proofOf(one, battleIds[0] ?? '')),
    named('proof of a giveaway', (one) => proofOf(one, giveawayIds[0] ?? '')),
    named('entries of a stream', (one) =>
      logEntries.entriesAmong(one, { positions: [1, middle], streamId: null }, -1, 500),
    ),
    named('publications by hash', (one) => logEntries.publicationsOf(one, hashes)),
    named('how far a model is', (one) => logEntries.foldedTo(one, 'plays')),
    named('tables in force', (one) => publications.tablesInForce(one, now)),
    named('next in force', (one) => publications.nextInForce(one, now)),
    named('terms', (one) => publications.termsNow(one)),
    named('battles', (one) => battles.battlesIn(one, { scope: 'current' })),
    named('battles of the house', (one) => battles.battlesIn(one, { scope: 'official' })),
    named('battles that are over', (one) => battles.battlesIn(one, { scope: 'history' })),
    named('battles that are over, middle', (one) => battles.battlesIn(one, { scope: 'history', after: ofHistory })),
    named('battles that are over, of a mode', (one) => battles.battlesIn(one, { scope: 'history', mode: 'shared' })),
    named('battles by id', (one) => battles.battlesById(one, battleIds)),
    named('versions of battles', (one) => battles.battleVersions(one, battleIds)),
    named('giveaways', (one) => giveaways.giveawaysIn(one)),
    named('giveaways that are over', (one) => giveaways.giveawaysIn(one, { finished: true })),
    named('giveaways that are over, middle', (one) => giveaways.giveawaysIn(one, { finished: true, after: ofOver })),
    named('giveaway by id', (one) => giveaways.giveawayById(one, giveawayIds[0] ?? '')),
    named('codes in giveaways', (one) => giveaways.codesOf(one, busy, giveawayIds)),
    named('host pair', (one) => hostPairs.hostPair(one, hosts[0] ?? '')),
    named('seed pairs by id', (one) => seedPairs.seedPairsById(one, pairIds)),
    named('retrievals by id', (one) => retrievals.retrievalsById(one, retrievalIds)),
    named('is a retrieval of', (one) => records.isRetrievalOf(one, busy, retrievalIds[0] ?? '')),
    named('deliveries of 30 days', (one) => deliveriesUpTo(one, now)),
    named('what is owed', (one) => owedByKindAt(one, 100)),
    named('statements of what is owed', (one) => statements.liabilityStatements(one, 8)),
    ...stated.map((statement) => named('own leaf', (one) => statements.ownLeafOf(one, nodeHashing, busy, statement))),
    named('newest drops', (one) => live.recentDrops(one, { now: now + DAY_MS })),
    named('best drops', (one) => live.recentDrops(one, { now: now + DAY_MS, top: true })),
    named('live events since', (one) => live.eventsSince(one, lastSeq - 500)),
    named('live events after', (one) => live.eventsAfter(one, lastSeq - 500, 200)),
    named('last live event', (one) => live.lastLiveSeq(one)),
    named('battle ranks of a week', (one) => rankings.battleRanks(one, { period: 'week', at: now })),
    named('opening ranks of a month', (one) => rankings.openingRanks(one, { period: 'month', at: now })),
    named('biggest wins of a month', (one) => rankings.biggestWins(one, { period: 'month', at: now })),
    named('sums of the site', (one) => records.siteTotals(one)),
    named('returns', (one) => returns.returnsSoFar(one)),
    named('returns of cases', (one) => returns.caseReturns(one)),
    named('plays of 30 days', (one) => ledger.playsBetween(one, month)),
    named('plays of 30 days by day', (one) => ledger.playsByDay(one, { ...month, zone: 'Asia/Shanghai' })),
    named('money of 30 days', (one) => ledger.moneyBetween(one, month)),
    named('money of 30 days by day', (one) => ledger.moneyByDay(one, { ...month, zone: 'Asia/Shanghai' })),
    named('pace', (one) => ledger.pace(one, { slots: [0, 7, 14, 21, 28].map((days) => month.to - days * DAY_MS) })),
    named('cases', (one) => catalog.casesOpen(one, now)),
    named('cases by version', (one) => catalog.caseVersions(one, [{ slug: 'hill', version: 1 }])),
    named('themes', (one) => catalog.themes(one, now)),
    named('skins', (one) => catalog.skins(one)),
    named('stopped games', (one) => catalog.stoppedGames(one)),
    named('targets', (one) => targetsIn(one)),
    named('shop', (one) => shop.shopIn(one, { balance: 'coin' })),
    named('listing', (one) => shop.listingById(one, listings[0] ?? '')),
    named('contests', (one) => contests.openContests(one, 20)),
    named('contests that are due', (one) => contests.dueContests(one, now)),
    named('contests that are over', (one) => contests.settledContests(one, 20)),
    named('page of /log/state', (one) => readState(one, busy, MAX_ROWS)),
    named('bundle of entries', (one) => databaseTileStore({ sql: one }).read(bundlePath(bundle, TILE_WIDTH))),
    named('bundle of openings', (one) => openingsIn(one, bundle * TILE_WIDTH, TILE_WIDTH)),
  ];
};
