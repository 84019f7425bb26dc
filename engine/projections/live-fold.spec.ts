import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ScriptedSite, scriptedSite } from '../../test/harness/scripted-site.ts';
import { itemNumber } from '../fairness/battle-settlement.ts';
import { type OpenedBattle, seatsByRank } from '../games/battle/state.ts';
import type { ReadEvent } from '../glasscase-decision.ts';
import type { DayScore } from './day-ranks.ts';
import type { LiveRow } from './live-event.ts';
import { foldLive, LIVE_FOLD_TYPES } from './live-fold.ts';
import { decodeLive, encodeLive, liveMessage } from './live-message.ts';
import { eventsOf } from './projection.ts';
import { revealAfter } from './reel.ts';

const lived = (seed: string, steps: number, players = 5): ScriptedSite => {
  const site = scriptedSite(seed, players);
  for (let n = 0; n < steps; n += 1) site.step();
  return site;
};

/** The feed that a log gives, folded in these parts with everything kept in memory. */
const feedOf = (...parts: readonly (readonly ReadEvent[])[]) => {
  const rows: LiveRow[] = [];
  const grades = new Map<string, number>();
  const battles = new Map<string, OpenedBattle>();
  const scores = new Map<string, DayScore>();
  for (const part of parts) {
    const before = { lastSeq: rows.length, grades, battles, days: { scores: [...scores.values()], ahead: new Map() } };
    const changes = foldLive(before, eventsOf(LIVE_FOLD_TYPES, part));
    rows.push(...changes.rows);
    for (const [skin, grade] of changes.grades) grades.set(skin, grade);
    for (const score of changes.scores) scores.set(`${score.day} ${score.playerId}`, score);
    for (const [id, battle] of changes.battles) {
      if (battle === null) battles.delete(id);
      else battles.set(id, battle);
    }
  }
  return { rows, battles };
};

const rowsOf = <Type extends LiveRow['type']>(rows: readonly LiveRow[], type: Type) =>
  rows.filter((row): row is Extract<LiveRow, { type: Type }> => row.type === type);

const { log } = lived('the feed', 900);
const { rows, battles } = feedOf(log.events);
const recorded = <Type extends ReadEvent['event']['type']>(...types: readonly Type[]) => eventsOf(types, log.events);
const battleOf = (battleId: string): OpenedBattle => {
  const [created] = recorded('BattleCreated').filter(({ event }) => event.data.battleId === battleId);
  const battle = created === undefined ? null : log.world().battle(created.event.data.battleId);
  if (battle === null || battle.status === 'absent') throw new Error('the battle is absent');
  return battle;
};

describe('the live feed', () => {
  it('is numbered from 1 without gaps over all types, in the order of the log', () => {
    expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_row, index) => index + 1));
    const positions = rows.map(({ position }) => position);
    expect(positions).toEqual(positions.toSorted((a, b) => a - b));
    expect(new Set(rows.map(({ type }) => type)).size).toBe(6);
    for (const { position, at } of rows) expect(at).toBe(log.events[position]?.at);
  });

  it('is the same wherever the batches are cut', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 10 }), (cuts) => {
        const places = [...new Set([0, ...cuts.map((cut) => cut % log.events.length), log.events.length])];
        places.sort((a, b) => a - b);
        const parts = places.slice(1).map((end, index) => log.events.slice(places[index], end));
        expect(feedOf(...parts).rows).toEqual(rows);
      }),
      { numRuns: 15 },
    );
  });

  it('shows every opened case after the reels of its command', () => {
    const drops = rowsOf(rows, 'CASE_DROP');
    expect(drops.map(({ position }) => position)).toEqual(recorded('CaseOpened').map(({ position }) => position));
    for (const { position, at, displayAt, drop } of drops) {
      const event = log.events[position]?.event;
      if (event?.type !== 'CaseOpened') throw new Error('no drop');
      expect(displayAt - at).toBe(revealAfter(event.data.quantity));
      const { pairId, roundNo, skin, value, case: caseSlug } = event.data;
      expect(drop).toMatchObject({ id: `${pairId}.${roundNo}`, game: 'case', skinId: skin, value, caseSlug });
    }
  });

  it('takes 5.6 s for one reel and 6.3 s for ten', () => {
    expect(revealAfter(1)).toBe(5_600);
    expect(revealAfter(10)).toBe(6_300);
  });

  it('shows won upgrades alone, 5.1 s later', () => {
    const won = recorded('UpgradePlayed').filter(({ event }) => event.data.item !== null);
    expect(won.length).toBeLessThan(recorded('UpgradePlayed').length);
    const drops = rowsOf(rows, 'UPGRADE_DROP');
    expect(drops.map(({ drop }) => drop.id)).toEqual(
      won.map(({ event: { data } }) => `${data.pairId}.${data.roundNo}`),
    );
    expect(new Set(drops.map(({ at, displayAt }) => displayAt - at))).toEqual(new Set([5_100]));
  });

  it('keeps the grade that a skin had when it was won', () => {
    const site = lived('grades', 60, 1);
    const cinder = eventsOf(['SkinPublished'], site.log.events).find(({ event }) => event.data.skin === 'cinder');
    if (cinder === undefined) throw new Error('no cinder');
    const { skin, definition } = cinder.event.data;
    site.log.submit({ type: 'PublishSkin', skin, definition: { ...definition, grade: 5 } });
    const regraded = site.log.events.length;
    for (let n = 0; n < 60; n += 1) site.step();
    const drops = rowsOf(feedOf(site.log.events).rows, 'CASE_DROP').filter(({ drop }) => drop.skinId === skin);
    const gradesOf = (some: typeof drops) => new Set(some.map(({ drop }) => drop.grade));
    expect(gradesOf(drops.filter(({ position }) => position < regraded))).toEqual(new Set([6]));
    expect(gradesOf(drops.filter(({ position }) => position > regraded))).toEqual(new Set([5]));
  });
});

/** The reels of a battle's last round, and a look at where they stopped, milliseconds. */
const shownAfter = (battleId: string): number => (battleOf(battleId).pace === 'fast' ? 2_400 : 5_000);

describe('battles in the live feed', () => {
  it('are told when they are made and when they change, but not their rounds, and no private ones', () => {
    const expected = recorded('BattleCreated', 'SeatTaken', 'BattleLocked', 'BattleSettled', 'BattleDissolved').filter(
      ({ event }) => {
        const { private: hidden, creator } = battleOf(event.data.battleId);
        if (hidden) return false;
        if (event.type !== 'SeatTaken') return true;
        const { occupant } = event.data;
        return occupant.kind === 'bot' || occupant.playerId !== creator;
      },
    );
    const changes = rows.filter(({ type }) => type === 'BATTLE_CREATE' || type === 'BATTLE_STATE');
    expect(changes.map(({ position }) => position)).toEqual(expected.map(({ position }) => position));
    expect(rowsOf(rows, 'BATTLE_CREATE').length).toBe(
      expected.filter(({ event }) => event.type === 'BattleCreated').length,
    );
    for (const row of rowsOf(rows, 'BATTLE_STATE')) {
      expect(row.battle.version).toBe(log.events[row.position]?.version);
      expect(row.displayAt - row.at).toBe(row.battle.status === 'finished' ? shownAfter(row.battle.battleId) : 0);
    }
  });

  it('drop one item each, the most valuable that a player won, under the id of the battle', () => {
    const drops = rowsOf(rows, 'BATTLE_DROP');
    const settled = recorded('BattleSettled');
    expect(drops.length).toBeGreaterThan(5);
    for (const { event, position } of settled) {
      const { battleId, awards } = event.data;
      const battle = battleOf(battleId);
      const players = awards.flatMap(({ rank, items }) => {
        const occupant = seatsByRank(battle)[rank - 1]?.occupant;
        return occupant?.kind === 'player' ? items.map((item) => ({ item, playerId: occupant.playerId })) : [];
      });
      const values = new Map(
        battle.rounds.flatMap(({ round, draws }) =>
          draws.map(({ rank, value }) => [itemNumber(battle, round, rank), Number(value)] as const),
        ),
      );
      const best = Math.max(...players.map(({ item }) => values.get(item) ?? 0));
      const own = drops.filter(({ drop }) => drop.id === battleId);
      if (players.length === 0) expect(own).toEqual([]);
      else {
        expect(own.map((row) => [row.position, row.displayAt - row.at])).toEqual([[position, shownAfter(battleId)]]);
        expect(Number(own[0]?.drop.value)).toBe(best);
        expect(players.map(({ playerId }) => playerId)).toContain(own[0]?.drop.playerId);
      }
    }
  });

  it("tell where a winner stands in the day's ranking right after the battle", () => {
    const ranks = rowsOf(rows, 'BATTLE_RANK');
    const concluded = recorded('BattleConcluded');
    expect(ranks.map(({ position }) => position)).toEqual(
      concluded.filter(({ event }) => event.data.won).map(({ position }) => position),
    );
    for (const { rank, position, at } of ranks) {
      const day = concluded.filter((one) => one.position <= position && one.at >= at - (at % 86_400_000));
      const won = new Map<string, bigint>();
      for (const { event } of day) {
        const value = event.data.items.reduce((sum, item) => sum + BigInt(item.value), BigInt(event.data.coin));
        won.set(event.data.playerId, (won.get(event.data.playerId) ?? 0n) + value);
      }
      const order = [...won].sort(([a, x], [b, y]) => (x === y ? (a < b ? -1 : 1) : x < y ? 1 : -1));
      const own = day.filter(({ event }) => event.data.playerId === rank.playerId);
      expect(rank).toEqual({
        playerId: rank.playerId,
        rank: order.findIndex(([playerId]) => playerId === rank.playerId) + 1,
        won: String(won.get(rank.playerId)),
        wins: own.filter(({ event }) => event.data.won).length,
        battles: own.length,
      });
    }
    expect(new Set(ranks.map(({ rank }) => rank.rank)).size).toBeGreaterThan(1);
  });

  it('are forgotten when they are over', () => {
    const open = recorded('BattleCreated').filter(({ event }) => battleOf(event.data.battleId).endedAt === null);
    expect([...battles.keys()].toSorted()).toEqual(open.map(({ event }) => event.data.battleId).toSorted());
    expect(open.length).toBeLessThan(recorded('BattleCreated').length);
  });
});

describe('a live message', () => {
  it('says what came before it and when it may be shown, and survives the bus', () => {
    for (const row of rows.slice(-200)) {
      expect(decodeLive(encodeLive(row))).toEqual(row);
      expect(liveMessage(row)).toMatchObject({ topic: 'live', prev: row.seq - 1, displayAt: row.displayAt });
    }
  });

  it('is ignored where it is something else', () => {
    const [row] = rows;
    if (row === undefined) throw new Error('no row');
    expect(decodeLive(new Uint8Array(5_000))).toBeNull();
    expect(decodeLive(new Uint8Array([255]))).toBeNull();
    const spoilt = { ...liveMessage(row), event: { type: 'BATTLE_RANK', drop: {} } };
    expect(decodeLive(new TextEncoder().encode(JSON.stringify(spoilt)))).toBeNull();
  });
});
