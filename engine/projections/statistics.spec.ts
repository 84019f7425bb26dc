import { describe, expect, it } from 'vitest';
import { lanedRoomsStory } from '../../test/forgeries/laned-rooms.ts';
import { lanesStory } from '../../test/forgeries/lanes.ts';
import { scriptedSite } from '../../test/harness/scripted-site.ts';
import { factsOf, isRound, pairsOf } from '../events.ts';
import type { ReadEvent, RecordedEvent } from '../glasscase-decision.ts';
import { seatInRoom } from '../seat-in-room.ts';
import { addedBy, type SiteTotal } from './statistics.ts';

const withFacts = (recorded: RecordedEvent): ReadEvent => ({
  ...recorded,
  facts: factsOf(recorded.event, recorded.at),
});

describe('the totals of the site', () => {
  const { log, step } = scriptedSite('totals');
  for (let n = 0; n < 600; n += 1) step();
  const sumOf = (events: readonly ReadEvent[], name: SiteTotal): number =>
    events.flatMap(addedBy).reduce((sum, [one, amount]) => sum + (one === name ? amount : 0), 0);
  const total = (name: SiteTotal): number => sumOf(log.events, name);
  const ofLanes = (name: SiteTotal): number => sumOf(lanesStory.map(withFacts), name);

  it('count as revealed what was drawn from a seed that the log reveals, one by one', () => {
    const revealed = new Set(log.events.flatMap(({ event }) => pairsOf(event).revealed.map(({ pairId }) => pairId)));
    const settled = new Set(
      log.events.flatMap(({ event }) => (event.type === 'BattleSettled' ? event.data.battleId : [])),
    );
    let [drawn, shown] = [0, 0];
    for (const { event } of log.events) {
      if (isRound(event)) {
        drawn += 1;
        if (revealed.has(event.data.pairId)) shown += 1;
      } else if (event.type === 'BattleRoundPlayed') {
        drawn += event.data.draws.length;
        if (settled.has(event.data.battleId)) shown += event.data.draws.length;
      } else if (event.type === 'GiveawayDrawn') {
        drawn += event.data.winners.length;
        shown += event.data.winners.length;
      }
    }
    expect(settled.size).toBeGreaterThan(0);
    expect(total('drawn')).toBe(drawn);
    expect(total('revealed')).toBe(shown);
    expect(shown).toBeLessThan(drawn);
  });

  it('count every round once, as loose or as a step of a lane', () => {
    const rounds = [...log.events.map(({ event }) => event), ...lanesStory.map(({ event }) => event)].filter(isRound);
    const laned = rounds.filter(({ data }) => data.step !== null).length;
    const counted = (name: SiteTotal): number => total(name) + ofLanes(name);
    expect(laned).toBeGreaterThan(0);
    expect([counted('laned'), counted('loose')]).toEqual([laned, rounds.length - laned]);
  });

  it('count every seat of a player once, and those that took a step of a lane', () => {
    const rooms = lanedRoomsStory.map(withFacts);
    const steps = rooms.filter(({ event }) => event.type === 'LinkSpent').length;
    const brought = rooms.filter(({ event }) => seatInRoom(event) !== null).length;
    expect(brought).toBeGreaterThan(steps);
    expect([sumOf(rooms, 'seats'), sumOf(rooms, 'lanedSeats')]).toEqual([brought, steps]);
    expect(total('lanedSeats')).toBe(0);
  });

  it('count rounds of a lane as revealed when it is closed', () => {
    const drawn = lanesStory.filter(({ event }) => isRound(event)).length;
    expect([ofLanes('drawn'), ofLanes('revealed')]).toEqual([drawn, drawn]);
  });

  it('count people and games once each', () => {
    const of = (type: string) => log.events.filter(({ event }) => event.type === type).length;
    expect(total('players')).toBe(of('PlayerRegistered'));
    expect(total('opened')).toBe(of('CaseOpened') + of('FreeCaseOpened'));
    expect(total('upgrades')).toBe(of('UpgradePlayed'));
    expect(total('battles')).toBe(of('BattleSettled'));
    expect(total('giveaways')).toBe(of('GiveawayDrawn'));
  });
});
