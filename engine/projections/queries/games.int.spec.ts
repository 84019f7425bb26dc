import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseProviders, type TestDatabase } from '../../../test/harness/databases.ts';
import { type ScriptedSite, scriptedSite } from '../../../test/harness/scripted-site.ts';
import { writeLog } from '../../../test/harness/write-log.ts';
import { memoryBus } from '../../bus/bus.ts';
import { encodeEntry } from '../../log/entry.ts';
import { BATTLE_TYPES, type BattleRow, foldBattles } from '../battles.ts';
import { readModelDatabase } from '../database.ts';
import { startFollowers } from '../followers.ts';
import { foldGiveaways, GIVEAWAY_TYPES } from '../giveaway-fold.ts';
import { PERIODS } from '../period.ts';
import { eventsOf } from '../projection.ts';
import { rebuild } from '../rebuild.ts';
import { projections } from '../registry.ts';
import { itemsWon } from '../won-items.ts';
import { battleById, battlesById, battlesIn, battleVersions } from './battles.ts';
import { InvalidCursor, type Page } from './cursor.ts';
import { giveawayStatus, isOver } from './giveaway-status.ts';
import { codesOf, giveawayById, giveawaysIn } from './giveaways.ts';
import { hostPair, hostPairsOf } from './host-pairs.ts';
import { eventsSince, lastLiveSeq, MAX_LIVE_GAP, recentDrops } from './live.ts';
import { entriesAmong, publicationsOf } from './log.ts';
import { playById, playsIn } from './plays.ts';
import { proofOf } from './proof.ts';
import { nextInForce, tablesInForce } from './publications.ts';
import { battleRanks, biggestWins, openingRanks } from './rankings.ts';
import { targetsIn } from './targets.ts';

/** All rows of a list, page by page. */
const walk = async <Row>(page: (after: string | null) => Promise<Page<Row>>): Promise<readonly Row[]> => {
  const rows: Row[] = [];
  for (let after: string | null = null, more = true; more; ) {
    const { rows: some, hasNextPage, endCursor } = await page(after);
    rows.push(...some);
    more = hasNextPage;
    after = endCursor;
  }
  return rows;
};

const descending = (a: number, b: number): number => b - a;

describe.each(databaseProviders)('what gateways ask of games on $name', ({ create }) => {
  let store: TestDatabase;
  let site: ScriptedSite;

  const recorded = <Type extends (typeof site.log.events)[number]['event']['type']>(...types: readonly Type[]) =>
    eventsOf(types, site.log.events);
  const battleRows = (): readonly BattleRow[] => foldBattles(new Map(), recorded(...BATTLE_TYPES));

  beforeAll(async () => {
    store = await create();
    site = scriptedSite('questions', 6);
    for (let n = 0; n < 900; n += 1) site.step();
    await writeLog(store.database, site.log.events);
    const followers = startFollowers({
      database: readModelDatabase(store.database),
      bus: memoryBus(),
      projections,
    });
    for (const { name } of projections) {
      expect(await followers.catchUp(name, site.log.events.length - 1, 30_000)).toBe(true);
    }
    await followers.stop();
  });
  afterAll(async () => {
    await store?.close();
  });

  describe('battles', () => {
    const idsOf = (rows: readonly BattleRow[]): readonly string[] => rows.map(({ battle }) => battle.battleId);
    const isOpen = ({ battle }: BattleRow): boolean => battle.endedAt === null;
    const isPublic = ({ battle }: BattleRow): boolean => !battle.private;

    it('that can be joined or watched, those of the house, and those that are over', async () => {
      const sql = store.database.pool;
      const all = battleRows();
      const newest = all.toSorted((a, b) => b.position - a.position);
      const current = newest.filter((row) => isOpen(row) && isPublic(row));
      const official = current.filter(({ battle }) => battle.creator === null);
      const history = all
        .filter((row) => row.battle.status === 'finished' && isPublic(row))
        .toSorted((a, b) => b.lastPosition - a.lastPosition);
      expect(await walk((after) => battlesIn(sql, { scope: 'current', first: 2, after }))).toEqual(current);
      expect(idsOf((await battlesIn(sql, { scope: 'official' })).rows)).toEqual(idsOf(official));
      expect(await walk((after) => battlesIn(sql, { scope: 'history', first: 3, after }))).toEqual(history);
      expect(history.length).toBeGreaterThan(5);
      expect((await battlesIn(sql, { scope: 'history', first: 1 })).totalCount).toBe(history.length);
    });

    it('of one player, whatever became of them', async () => {
      const sql = store.database.pool;
      for (const playerId of site.players) {
        const own = battleRows()
          .filter(({ battle }) =>
            battle.seats.some(({ occupant }) => occupant.kind === 'player' && occupant.playerId === playerId),
          )
          .toSorted((a, b) => b.position - a.position);
        const found = await walk((after) => battlesIn(sql, { scope: 'mine', playerId, first: 4, after }));
        expect(idsOf(found)).toEqual(idsOf(own));
        expect(found.some(({ battle }) => battle.private)).toBe(own.some(({ battle }) => battle.private));
      }
      expect((await battlesIn(sql, { scope: 'mine', playerId: 'nobody' })).totalCount).toBe(0);
    });

    it('of a mode, a status and a price', async () => {
      const sql = store.database.pool;
      const history = battleRows().filter((row) => row.battle.status === 'finished' && isPublic(row));
      const some = history.filter(({ battle }) => battle.mode === 'underdog' && battle.cost <= 5_000n);
      const found = await battlesIn(sql, { scope: 'history', mode: 'underdog', maxCost: 5_000n, first: 50 });
      expect(new Set(idsOf(found.rows))).toEqual(new Set(idsOf(some)));
      expect(found.totalCount).toBe(some.length);
      expect(some.length).toBeGreaterThan(0);
      const [player] = site.players;
      const dissolved = await battlesIn(sql, { scope: 'mine', playerId: player ?? '', status: 'dissolved' });
      expect(dissolved.rows.every(({ battle }) => battle.status === 'dissolved')).toBe(true);
    });

    it('by id, private ones too, and how far they are', async () => {
      const sql = store.database.pool;
      const [row] = battleRows().filter(({ battle }) => battle.private);
      if (row === undefined) throw new Error('no private battle');
      const { battleId } = row.battle;
      expect(await battleById(sql, battleId)).toEqual(row);
      expect((await battlesById(sql, [battleId, 'unknown'])).length).toBe(1);
      expect(await battleVersions(sql, [battleId])).toEqual([{ battleId, version: row.version }]);
      expect(await battleById(sql, "x' OR 'x'='x")).toBeNull();
    });

    it('not by a cursor of another list', async () => {
      const sql = store.database.pool;
      const { endCursor } = await battlesIn(sql, { scope: 'history', first: 1 });
      await expect(battlesIn(sql, { scope: 'current', after: endCursor })).rejects.toBeInstanceOf(InvalidCursor);
    });
  });

  describe('giveaways', () => {
    const folded = () => foldGiveaways(new Map(), recorded(...GIVEAWAY_TYPES));

    it('in progress by the time of their draw, finished ones newest first', async () => {
      const sql = store.database.pool;
      const { rows } = folded();
      const open = rows
        .filter(({ endedPosition }) => endedPosition === null)
        .toSorted((a, b) => a.room.drawAt - b.room.drawAt);
      const over = rows
        .filter(({ endedPosition }) => endedPosition !== null)
        .toSorted((a, b) => (b.endedPosition ?? 0) - (a.endedPosition ?? 0));
      expect(over.length).toBeGreaterThan(3);
      expect(await walk((after) => giveawaysIn(sql, { first: 1, after }))).toEqual(open);
      expect(await walk((after) => giveawaysIn(sql, { finished: true, first: 2, after }))).toEqual(over);
      expect((await giveawaysIn(sql, { finished: true, first: 1 })).totalCount).toBe(over.length);
      const [first] = over;
      expect(await giveawayById(sql, first?.room.giveawayId ?? '')).toEqual(first);
      expect(await giveawayById(sql, 'nothing')).toBeNull();
    });

    it('of a status at a moment, as the rooms themselves tell it', async () => {
      const sql = store.database.pool;
      const { rows } = folded();
      const times = rows.flatMap(({ room }) => [room.startsAt - 1, room.startsAt, room.drawAt - 1, room.drawAt]);
      for (const now of [0, ...times]) {
        for (const status of ['UPCOMING', 'OPEN', 'DRAWING', 'FINISHED', 'CANCELLED'] as const) {
          const [finished, only] = [isOver(status), { status, now }];
          const found = await walk((after) => giveawaysIn(sql, { finished, only, first: 2, after }));
          const idsOf = (some: typeof rows) => some.map(({ room }) => room.giveawayId).toSorted();
          expect(idsOf(found)).toEqual(idsOf(rows.filter(({ room }) => giveawayStatus(room, now) === status)));
          expect((await giveawaysIn(sql, { finished, only })).totalCount).toBe(found.length);
        }
      }
    });

    it('that a player hosts or entered', async () => {
      const sql = store.database.pool;
      const { rows, entries } = folded();
      for (const playerId of site.players) {
        const own = rows.filter(
          ({ room }) =>
            room.host === playerId ||
            entries.some((entry) => entry.giveawayId === room.giveawayId && entry.playerId === playerId),
        );
        const found = [
          ...(await walk((after) => giveawaysIn(sql, { playerId, finished: true, first: 2, after }))),
          ...(await giveawaysIn(sql, { playerId })).rows,
        ];
        const idsOf = (some: typeof own) => some.map(({ room }) => room.giveawayId).toSorted();
        expect(idsOf(found)).toEqual(idsOf(own));
      }
    });

    it('with a player’s codes', async () => {
      const sql = store.database.pool;
      const { entries, winners } = folded();
      const giveawayId = winners[0]?.giveawayId ?? '';
      const own = entries.filter((entry) => entry.giveawayId === giveawayId);
      const [entry] = own;
      expect(await codesOf(sql, entry?.playerId ?? '', [giveawayId, 'other'])).toEqual(
        new Map([[giveawayId, entry?.code]]),
      );
    });
  });

  describe('rankings', () => {
    const now = (): number => site.log.events.at(-1)?.at ?? 0;

    it('of battles and openings, where everyone stands', async () => {
      const sql = store.database.pool;
      for (const period of PERIODS) {
        const time = { period, at: now() };
        const ranks = await battleRanks(sql, time);
        expect(ranks.length).toBeGreaterThan(2);
        expect(ranks.map(({ rank }) => rank)).toEqual(ranks.map((_row, index) => index + 1));
        expect(ranks.map(({ won }) => Number(won))).toEqual(ranks.map(({ won }) => Number(won)).toSorted(descending));
        const openings = await openingRanks(sql, time);
        expect(openings.map(({ value }) => Number(value))).toEqual(
          openings.map(({ value }) => Number(value)).toSorted(descending),
        );
        expect(await battleRanks(sql, { period, at: now() + 40 * 86_400_000 })).toEqual([]);
      }
    });

    it('agree with the rank that the live feed told last', async () => {
      const sql = store.database.pool;
      const all = await eventsSince(sql, 0);
      const last = all.findLast((row) => row.type === 'BATTLE_RANK');
      if (last?.type !== 'BATTLE_RANK') throw new Error('no rank was told');
      const { playerId, ...numbers } = last.rank;
      const ranks = await battleRanks(sql, { period: 'day', at: last.at, first: 50 });
      const { rank, won, wins, battles } = ranks.find((row) => row.playerId === playerId) ?? {};
      // Other players may have lost since, which moves no player up; the winner's own score may only have grown.
      expect(Number(won)).toBeGreaterThanOrEqual(Number(numbers.won));
      expect([rank !== undefined, Number(wins) >= numbers.wins, Number(battles) >= numbers.battles]).toEqual([
        true,
        true,
        true,
      ]);
    });

    it('of the most valuable items, in any game', async () => {
      const sql = store.database.pool;
      const expected = site.log.events
        .flatMap(itemsWon)
        .toSorted((a, b) => Number(BigInt(b.value) - BigInt(a.value)) || a.position - b.position)
        .slice(0, 50);
      const found = await biggestWins(sql, { period: 'month', at: now(), first: 50 });
      expect(found.map(({ rank: _, ...item }) => item)).toEqual(expected);
      expect((await biggestWins(sql, { period: 'month', at: now(), first: 3 })).map(({ rank }) => rank)).toEqual([
        1, 2, 3,
      ]);
    });
  });

  it('the live feed of every game, and the newest of a large gap', async () => {
    const sql = store.database.pool;
    const last = await lastLiveSeq(sql);
    const gap = await eventsSince(sql, 5);
    expect(gap.length).toBe(MAX_LIVE_GAP);
    expect(gap.map(({ seq }) => seq)).toEqual(gap.map((_row, index) => last - MAX_LIVE_GAP + 1 + index));
    const drops = await recentDrops(sql, { now: Number.MAX_SAFE_INTEGER });
    expect(drops.length).toBe(20);
    expect(drops.every((row) => 'drop' in row)).toBe(true);
  });

  describe('targets', () => {
    it('by value, page by page, without one twice', async () => {
      const sql = store.database.pool;
      const rising = await walk((after) => targetsIn(sql, { first: 2, after }));
      expect(rising.length).toBe(6);
      const values = rising.map(({ value }) => Number(value));
      expect(values).toEqual(values.toSorted((a, b) => a - b));
      expect(await walk((after) => targetsIn(sql, { sort: 'value-desc', first: 4, after }))).toEqual(
        rising.toReversed(),
      );
      expect((await targetsIn(sql, { first: 1 })).totalCount).toBe(6);
    });

    it('by value range, rarity, wear and name', async () => {
      const sql = store.database.pool;
      const found = async (query: Parameters<typeof targetsIn>[1]) =>
        (await targetsIn(sql, query)).rows.map(({ skinId, wear }) => `${skinId} ${wear}`);
      expect(await found({ minValue: 200n, maxValue: 750n })).toEqual(['cinder FN', 'brook FT']);
      expect(await found({ grades: [0, 6], wears: ['FN'] })).toEqual(['cinder FN', 'aurora FN']);
      expect(await found({ search: ' KESTREL | bro' })).toEqual(['brook FT', 'brook FN']);
      expect(await found({ search: '%' })).toEqual([]);
      expect(await found({ search: ' ', grades: [] })).toHaveLength(6);
    });

    it('as the catalog has them now', async () => {
      const sql = store.database.pool;
      const { rows } = await targetsIn(sql, { search: 'brook' });
      expect(rows.find(({ wear }) => wear === 'FT')).toMatchObject({ value: 750n, grade: 3, floatMin: 150_000 });
      expect(rows.find(({ wear }) => wear === 'BS')).toBeUndefined();
    });
  });

  it('what was published: the table in force, when the next one will be, and where each hash was said first', async () => {
    const sql = store.database.pool;
    const published = recorded('ConsolationPublished');
    const [first, last] = [published[0], published.at(-1)];
    if (first === undefined || last === undefined) throw new Error('no table');
    const tableAt = async (at: number) => (await tablesInForce(sql, at)).get('ConsolationPublished');
    expect(await tableAt(first.at)).toEqual(first.event);
    expect(await tableAt(last.at + 59_999)).not.toEqual(last.event);
    expect(await tableAt(last.at + 60_000)).toEqual(last.event);
    expect(await nextInForce(sql, last.at + 59_999)).not.toBeNull();
    const hashes = published.map(({ event }) => event.data.tableHash);
    const found = await publicationsOf(sql, [...hashes, 'f'.repeat(64)]);
    expect(found).toEqual(new Map(published.map(({ event, position }) => [event.data.tableHash, position])));
  });

  it("a host's committed pairs: the newest of each kind", async () => {
    const sql = store.database.pool;
    for (const playerId of site.players) {
      const player = site.log.world().player(playerId);
      const seeds = player.status === 'absent' ? null : player.hostSeeds;
      const found = await hostPairsOf(sql, playerId);
      if (seeds === null) expect(found).toBeNull();
      else expect(found).toMatchObject(seeds);
    }
    expect(await hostPair(sql, 'nothing')).toBeNull();
  });

  it('rounds of one game alone', async () => {
    const sql = store.database.pool;
    for (const playerId of site.players) {
      const own = recorded('DreamChased').filter(({ event }) => event.data.playerId === playerId);
      const found = await walk((after) => playsIn(sql, playerId, 'dream', { first: 3, after }));
      expect(found.map(({ position }) => position)).toEqual(own.map(({ position }) => position).toReversed());
      for (const { id, data } of found.slice(0, 2)) {
        expect(await playById(sql, id)).toMatchObject({ game: 'dream', data });
      }
    }
  });

  describe('proofs', () => {
    const typesOf = (entries: readonly { readonly json: string }[]): readonly string[] =>
      entries.map(({ json }) => String(JSON.parse(json).type));
    const expectVerbatim = (entries: readonly { readonly position: number; readonly json: string }[]): void => {
      for (const { position, json } of entries) {
        const event = site.log.events[position];
        if (event === undefined) throw new Error('the entry is missing');
        expect(json).toBe(new TextDecoder().decode(encodeEntry(event)));
      }
    };

    it('of rounds: the table, the commitment, the play, and the reveal once it is there', async () => {
      const sql = store.database.pool;
      for (const [type, table] of [
        ['CaseOpened', 'CasePublished'],
        ['DreamChased', 'ConsolationPublished'],
        ['UpgradePlayed', null],
      ] as const) {
        for (const { event, position } of recorded(type).slice(0, 5)) {
          const { pairId, roundNo, playerId } = event.data;
          const proof = await proofOf(sql, `${pairId}.${roundNo}`);
          const types = typesOf(proof?.entries ?? []);
          expectVerbatim(proof?.entries ?? []);
          expect(types).toContain(type);
          if (table !== null) expect(types).toContain(table);
          expect(types.some((one) => one === 'PlayerRegistered' || one === 'SeedRotated')).toBe(true);
          expect(proof?.entries.map((entry) => entry.position)).toContain(position);
          expect(proof?.playerIds).toEqual([playerId]);
          const revealed = recorded('SeedRotated').find((one) => one.event.data.revealed.pairId === pairId);
          expect(proof?.entries.at(-1)?.position).toBe(revealed?.position ?? position);
          expect(proof?.more).toBe(false);
        }
      }
      expect(await proofOf(sql, 'nothing')).toBeNull();
      expect(await proofOf(sql, `${'a'.repeat(22)}.1`)).toBeNull();
    });

    it('of battles and giveaways: tables, the promised seed, and the whole stream', async () => {
      const sql = store.database.pool;
      for (const { battle } of battleRows().slice(0, 12)) {
        const proof = await proofOf(sql, battle.battleId);
        expectVerbatim(proof?.entries ?? []);
        const own = recorded(...BATTLE_TYPES).filter(({ event }) => event.data.battleId === battle.battleId);
        const positions = proof?.entries.map(({ position }) => position) ?? [];
        expect(positions).toEqual(positions.toSorted((a, b) => a - b));
        expect(positions).toEqual(expect.arrayContaining(own.map(({ position }) => position)));
        const types = typesOf(proof?.entries ?? []);
        const boxes = new Set(battle.boxes.map(({ oddsHash }) => oddsHash));
        expect(types.filter((type) => type === 'CasePublished').length).toBe(boxes.size);
        const promises = types.filter((type) => type === 'HostSeedsCommitted' || type === 'BattleEntered');
        expect(promises.length).toBe(battle.creator === null ? 0 : 1);
        const players = battle.seats.flatMap(({ occupant }) => (occupant.kind === 'player' ? [occupant.playerId] : []));
        expect(proof?.playerIds).toEqual(expect.arrayContaining(players));
      }
      for (const { room } of foldGiveaways(new Map(), recorded(...GIVEAWAY_TYPES)).rows) {
        const proof = await proofOf(sql, room.giveawayId);
        expectVerbatim(proof?.entries ?? []);
        const own = recorded(...GIVEAWAY_TYPES).filter(({ event }) => event.data.giveawayId === room.giveawayId);
        const promise = room.host === null ? 0 : 1;
        expect(proof?.entries.length).toBe(own.length + promise);
        const [first, ...rest] = proof?.entries ?? [];
        expect((await proofOf(sql, room.giveawayId, first?.position))?.entries).toEqual(rest);
      }
    });

    it('from single questions as well', async () => {
      const sql = store.database.pool;
      const [created] = recorded('BattleCreated');
      if (created === undefined) throw new Error('no battle');
      const at = (position: number) => entriesAmong(sql, { positions: [position], streamId: null }, -1, 1);
      const found = await at(created.position);
      expect(found.map(({ position }) => position)).toEqual([created.position]);
      expectVerbatim(found);
      expect(await at(site.log.events.length)).toEqual([]);
    });
  });

  it('nothing of periods that are long over, whether followed or rebuilt', async () => {
    const sql = store.database.pool;
    const followers = startFollowers({ database: readModelDatabase(store.database), bus: memoryBus(), projections });
    let written = site.log.events.length;
    for (const days of [1, 30, 40]) {
      site.log.pass(days * 86_400_000);
      for (let n = 0; n < 40; n += 1) site.step();
      await writeLog(store.database, site.log.events.slice(written));
      written = site.log.events.length;
      expect(await followers.catchUp('rankings', written - 1, 30_000)).toBe(true);
    }
    await followers.stop();
    const contents = async () => {
      const { rows } = await sql.query(
        `SELECT 'b' AS kind, period, start, count(*), sum(won) FROM battle_score GROUP BY period, start
         UNION ALL SELECT 'o', period, start, count(*), sum(value) FROM opening_score GROUP BY period, start
         UNION ALL SELECT 'w', period, start, count(*), sum(value) FROM big_win GROUP BY period, start ORDER BY 1, 2, 3`,
      );
      return rows;
    };
    const live = await contents();
    const { rows } = await sql.query<{ start: unknown }>(
      `SELECT min(start)::text AS start FROM opening_score WHERE period = 'day'`,
    );
    const newest = site.log.events.at(-1)?.at ?? 0;
    expect(Number(rows[0]?.start)).toBeGreaterThan(newest - 61 * 86_400_000);
    await rebuild(
      readModelDatabase(store.database),
      projections.filter(({ name }) => name === 'rankings'),
    );
    expect(await contents()).toEqual(live);
  });
});
