import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleConsolation, scriptedSite } from '../../test/harness/scripted-site.ts';
import { PUBLISHING_TYPES, publishedBy } from '../events.ts';
import { isSettled, itemsReceived, NO_FACTS } from '../facts/facts.ts';
import type { ReadEvent } from '../glasscase-decision.ts';
import { isRoundGame, ROOM_GAMES, ROUND_GAMES } from '../kernel/game-name.ts';
import { decodeBattle, encodeBattle } from './battle-codec.ts';
import { BATTLE_TYPES, type BattleRow, foldBattles } from './battles.ts';
import { CATALOG_TYPES, foldCatalog } from './catalog.ts';
import { decodeGiveaway, encodeGiveaway } from './giveaway-codec.ts';
import { foldGiveaways, GIVEAWAY_TYPES, type GiveawayRow } from './giveaway-fold.ts';
import { foldHostPairs, HOST_PAIR_TYPES } from './host-pairs.ts';
import { foldPlays, type PlayRow } from './plays.ts';
import { eventsOf } from './projection.ts';
import { foldSeedPairs, type SeedPairRow } from './seed-pairs.ts';
import { foldWagering } from './wagering.ts';

const played = (seed: string, steps: number): readonly ReadEvent[] => {
  const { log, step } = scriptedSite(seed);
  for (let n = 0; n < steps; n += 1) step();
  return log.events;
};

/** Cuts a log into batches at the given places. */
const batches = (events: readonly ReadEvent[], cuts: readonly number[]): readonly (readonly ReadEvent[])[] => {
  const places = [...new Set([0, ...cuts.map((cut) => cut % events.length), events.length])].toSorted((a, b) => a - b);
  return places.slice(1).map((end, index) => events.slice(places[index], end));
};

type Parts = readonly (readonly ReadEvent[])[];

const pairsThrough = (parts: Parts) => {
  const rows = new Map<string, SeedPairRow>();
  for (const part of parts) {
    for (const row of foldSeedPairs(rows, part).pairs) rows.set(row.pairId, row);
  }
  return rows;
};

const battlesThrough = (parts: Parts) => {
  const rows = new Map<string, BattleRow>();
  for (const part of parts) {
    for (const row of foldBattles(rows, eventsOf(BATTLE_TYPES, part))) rows.set(row.battle.battleId, row);
  }
  return rows;
};

const giveawaysThrough = (parts: Parts) => {
  const rooms = new Map<string, GiveawayRow>();
  const entries = [];
  const winners = [];
  for (const part of parts) {
    const changes = foldGiveaways(rooms, eventsOf(GIVEAWAY_TYPES, part));
    for (const row of changes.rows) rooms.set(row.room.giveawayId, row);
    entries.push(...changes.entries);
    winners.push(...changes.winners);
  }
  return { rooms, entries, winners };
};

const catalogOf = (events: readonly ReadEvent[]) => foldCatalog(eventsOf(CATALOG_TYPES, events));

describe('folding the log in batches', () => {
  it('gives the same rows wherever the batches are cut', () => {
    const events = played('cuts', 300);
    const [pairs, battles, giveaways] = [pairsThrough([events]), battlesThrough([events]), giveawaysThrough([events])];
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 12 }), (cuts) => {
        const parts = batches(events, cuts);
        expect(pairsThrough(parts)).toEqual(pairs);
        expect(battlesThrough(parts)).toEqual(battles);
        expect(giveawaysThrough(parts)).toEqual(giveaways);
      }),
      { numRuns: 30 },
    );
  });
});

describe('plays', () => {
  const events = played('plays', 300);
  const rows = foldPlays(events);
  const eventOf = (row: PlayRow) => events[row.position]?.event;

  it('are every round of every game once, at the position of its event', () => {
    const rounds = rows.filter(({ game }) => isRoundGame(game));
    expect(rounds.length).toBe(events.filter(({ event }) => 'roundNo' in event.data).length);
    expect(new Set(rounds.map(({ playId }) => playId)).size).toBe(rounds.length);
    expect(new Set(rounds.map(({ game }) => game))).toEqual(new Set(ROUND_GAMES));
    for (const row of rounds) {
      const data = eventOf(row)?.data ?? {};
      expect('pairId' in data && 'roundNo' in data && `${data.pairId}.${data.roundNo}`).toBe(row.playId);
      expect(data).toMatchObject({ playerId: row.playerId });
    }
  });

  it('are the seats of rooms once they are settled, and no entry that waits or was given back', () => {
    const rooms = rows.filter(({ game }) => !isRoundGame(game));
    const settled = events.filter(({ facts: { play } }) => play !== null && play.round === null && isSettled(play));
    expect(rooms.map(({ position }) => position)).toEqual(settled.map(({ position }) => position));
    expect(new Set(rooms.map(({ game }) => game))).toEqual(new Set(ROOM_GAMES));
  });

  it('name the dearest of what they gave, and its case where it came from one', () => {
    for (const { position, game, itemId, caseSlug, won } of rows) {
      const received = itemsReceived(events[position]?.facts ?? NO_FACTS);
      const mostValuable = received.find((item) => item.itemId === itemId);
      expect(itemId === null).toBe(received.length === 0);
      for (const { value } of received) expect(value <= (mostValuable?.value ?? -1n)).toBe(true);
      expect(caseSlug).toBe(game === 'case' ? mostValuable?.case : null);
      if (game === 'case') expect(won).toBe(mostValuable?.value);
    }
  });
});

describe('seed pairs', () => {
  const events = played('pairs', 300);
  const rows = [...pairsThrough([events]).values()];

  it('are one in use and one committed for every player, and revealed ones before them', () => {
    for (const playerId of new Set(rows.map((row) => row.playerId))) {
      const own = rows.filter((row) => row.playerId === playerId).toSorted((a, b) => a.seq - b.seq);
      expect(own.map(({ seq }) => seq)).toEqual(own.map((_row, index) => index + 1));
      expect(own.slice(0, -2).every((row) => row.reveal !== null && row.use !== null)).toBe(true);
      expect(own.at(-2)).toMatchObject({ reveal: null, use: { userSeed: expect.any(String) } });
      expect(own.at(-1)).toMatchObject({ reveal: null, use: null, roundCount: 0 });
    }
  });

  it('count the rounds of every game', () => {
    for (const { pairId, roundCount } of rows) {
      expect(events.filter(({ event: { data } }) => 'roundNo' in data && data.pairId === pairId).length).toBe(
        roundCount,
      );
    }
  });

  it('say where they were committed, before their first round', () => {
    for (const { pairId, publicHash, committedPosition } of rows) {
      const event = events[committedPosition]?.event;
      const committed = event?.type === 'PlayerRegistered' ? [event.data.current, event.data.next] : [];
      if (event?.type === 'SeedRotated') committed.push(event.data.next);
      expect(committed).toContainEqual({ pairId, publicHash });
    }
  });

  it('refuse an event about a pair that was never committed', () => {
    const [opened] = eventsOf(['CaseOpened'], events);
    expect(() => foldSeedPairs(new Map(), opened === undefined ? [] : [opened])).toThrow('never committed');
  });
});

describe('pairs of hosts', () => {
  it("are committed before the room that takes them, and none is among the players' own", () => {
    const events = played('hosts', 600);
    const rows = foldHostPairs(eventsOf(HOST_PAIR_TYPES, events));
    const own = pairsThrough([events]);
    expect(rows.some(({ pairId }) => own.has(pairId))).toBe(false);
    const rooms = eventsOf(['BattleCreated', 'GiveawayCreated'], events).flatMap(({ event, position }) => {
      const host = event.type === 'BattleCreated' ? event.data.creator : event.data.host;
      return host === null ? [] : [{ host, position, seed: event.data.seed }];
    });
    expect(rooms.length).toBeGreaterThan(5);
    for (const { host, position, seed } of rooms) {
      const promised = rows.filter((row) => row.pairId === seed.pairId);
      expect(promised).toMatchObject([{ playerId: host, publicHash: seed.publicHash }]);
      expect(promised[0]?.position).toBeLessThan(position);
    }
  });
});

describe('wagering', () => {
  it('is what the engine itself counts for each player', () => {
    const { log, step, players } = scriptedSite('wagers');
    for (let n = 0; n < 400; n += 1) step();
    const settled = eventsOf(['CaseOpened', 'UpgradePlayed', 'DreamChased', 'BattleConcluded'], log.events);
    const sums = foldWagering(settled);
    for (const playerId of players) {
      const player = log.world().player(playerId);
      expect(sums.get(playerId) ?? 0n).toBe(player.status === 'absent' ? null : player.wagered);
    }
  });
});

describe('battles', () => {
  const events = played('battles', 800);
  const rows = [...battlesThrough([events]).values()];

  it('are what the engine itself holds, and survive their text', () => {
    const { log, step } = scriptedSite('battles');
    for (let n = 0; n < 800; n += 1) step();
    expect(new Set(rows.map(({ battle }) => battle.status))).toContain('finished');
    for (const { battle } of rows) {
      expect(battle).toEqual(log.world().battle(battle.battleId));
      expect(decodeBattle(encodeBattle(battle))).toEqual(battle);
      expect(encodeBattle(decodeBattle(encodeBattle(battle)))).toBe(encodeBattle(battle));
    }
  });

  it('know their place in the log, and how many events they have', () => {
    for (const { battle, position, version, lastPosition } of rows) {
      const own = eventsOf(BATTLE_TYPES, events).filter(({ event }) => event.data.battleId === battle.battleId);
      expect([own[0]?.position, own.length, own.at(-1)?.position]).toEqual([position, version, lastPosition]);
    }
  });
});

describe('giveaways', () => {
  const { log, step } = scriptedSite('giveaways');
  for (let n = 0; n < 800; n += 1) step();
  const { rooms, entries, winners } = giveawaysThrough([log.events]);

  it('are what the engine itself holds, with the entries beside them', () => {
    expect(new Set([...rooms.values()].map(({ room }) => room.status))).toContain('drawn');
    for (const { room, entrants } of rooms.values()) {
      const state = log.world().giveaway(room.giveawayId);
      if (state.status === 'absent') throw new Error('no giveaway');
      const { entries: held, codeOf: _, ...rest } = state;
      expect(room).toEqual(rest);
      expect(decodeGiveaway(encodeGiveaway(room))).toEqual(room);
      const own = entries.filter(({ giveawayId }) => giveawayId === room.giveawayId);
      expect(own.map(({ code }) => code)).toEqual(own.map((_row, index) => index + 1));
      expect(own.map(({ playerId, entropy, at }) => ({ playerId, entropy, at }))).toEqual(held.toArray());
      expect(entrants).toBe(held.size);
      const won = winners.filter(({ giveawayId }) => giveawayId === room.giveawayId);
      expect(won.map(({ giveawayId: _id, ...winner }) => winner)).toEqual(room.drawn?.winners ?? []);
    }
  });

  it('end at the event that drew or cancelled them, whatever follows', () => {
    for (const { room, endedPosition, lastPosition } of rooms.values()) {
      expect(endedPosition === null).toBe(room.endedAt === null);
      if (endedPosition === null) continue;
      expect(log.events[endedPosition]?.event.type).toBe(
        room.status === 'drawn' ? 'GiveawayDrawn' : 'GiveawayCancelled',
      );
      expect(lastPosition >= endedPosition).toBe(true);
    }
  });
});

describe('the catalog', () => {
  it('has one version of a case after the other in force, the next 60 s after it was published, until it is retired', () => {
    const { log, step } = scriptedSite('catalog');
    while (log.events.filter(({ event }) => event.type === 'CasePublished').length < 4) step();
    const before = catalogOf(log.events).versions.filter(({ slug }) => slug === 'ember');
    expect(before.map(({ until }) => until)).toEqual([...before.slice(1).map(({ effectiveAt }) => effectiveAt), null]);
    const at = (position: number) => log.events[position]?.at ?? 0;
    const notice = before.map(({ effectiveAt, position }) => effectiveAt - at(position));
    expect(notice).toEqual([0, ...before.slice(1).map(() => 60_000)]);

    const tidal = log.events.find(({ event }) => event.type === 'CasePublished' && event.data.table.case === 'tidal');
    if (tidal?.event.type !== 'CasePublished') throw new Error('no tidal');
    log.submit({ type: 'RetireCase', case: tidal.event.data.table.case, reason: 'over' });
    const after = catalogOf(log.events);
    const retiredAt = log.events.at(-1)?.at;
    expect(after.versions.filter(({ slug }) => slug === 'tidal').map(({ until }) => until)).toEqual([retiredAt]);
    expect(catalogOf(log.events.slice(-1)).ended).toEqual(new Map([['tidal', retiredAt]]));
  });

  it('keeps where every hash was published that rounds name, as often as it was', () => {
    const { log } = scriptedSite('consolation');
    log.submit({ ...sampleConsolation, entries: sampleConsolation.entries.toReversed() });
    const { publications } = catalogOf(log.events);
    const named = log.events.flatMap(({ event, position, at }) =>
      publishedBy(event).map((hash) => ({ hash, type: event.type, position, at })),
    );
    expect(publications).toEqual(named);
    expect(new Set(publications.map(({ type }) => type))).toEqual(new Set(PUBLISHING_TYPES));
  });

  it('tells that a game is stopped, and that it runs again', () => {
    const { log } = scriptedSite('switch');
    log.submit({ type: 'StopGame', game: 'case', stop: true, reason: 'a check' });
    expect(catalogOf(log.events).switches).toMatchObject([{ game: 'case', stopped: true, reason: 'a check' }]);
    log.submit({ type: 'StopGame', game: 'case', stop: false, reason: '' });
    expect(catalogOf(log.events).switches).toMatchObject([{ game: 'case', stopped: false, reason: '' }]);
  });
});
