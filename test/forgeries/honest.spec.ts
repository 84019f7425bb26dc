import { describe, expect, it } from 'vitest';
import { MAX_PAIR_AGE_MS } from '../../engine/fairness/seed-pair.ts';
import type { RecordedEvent } from '../../engine/glasscase-decision.ts';
import { gameStream, playerStream } from '../../engine/kernel/ids.ts';
import { alice, bob, openDawn, playerNumber, publishDawn, roundOf } from '../cast.ts';
import { commandIdNumber, createHouse } from '../deciders.ts';
import { entriesOf, recordStory } from '../fixture-log.ts';
import { auditBoth, auditSigned, forgerOf, honest, kindsIn } from '../forger.ts';
import { upgradeTerms } from '../terms-cast.ts';
import { beacon, released } from './draws.ts';
import { games, recorded } from './games.ts';
import { lanedRoomsStory } from './laned-rooms.ts';
import { lanesStory } from './lanes.ts';
import { payment, received } from './money.ts';
import * as battle from './one-battle.ts';
import { lock } from './one-giveaway.ts';
import { expired } from './settlements.ts';
import { termsStory, upgradeNumber } from './terms.ts';

const HOUR = 3_600_000;
const { leftAt } = games;
const until = ({ position }: RecordedEvent) => recorded.slice(0, position);

describe('a validly signed log', () => {
  it.each<[string, () => readonly RecordedEvent[]]>([
    ['that no forger changes', () => honest],
    ['of all games', () => games.replaced(payment.recorded.position, payment.event)],
    ['of lanes', () => lanesStory],
    ['of terms, with those of before honoured for 60 s', () => forgerOf(termsStory).changed(upgradeNumber(1), {})],
    ['of a giveaway that is drawn in time', () => leftAt(lock.recorded.position, HOUR / 2)],
    ['of a giveaway whose prizes come in time', () => leftAt(released.recorded.position, HOUR / 2)],
    ['of a giveaway that waits for a late beacon, for an hour', () => leftAt(beacon.recorded.position, HOUR)],
    ['of a battle before its first round', () => until(battle.first.recorded)],
    ['of a battle before its last round', () => until(battle.last.recorded)],
    ['of a room before it expires', () => until(expired.recorded).slice(0, -2)],
    ['of a battle that waits for a late beacon, for an hour', () => leftAt(battle.beacon.recorded.position, HOUR)],
  ])('%s is clean', async (_, log) => {
    expect(await kindsIn(log())).toEqual([]);
  });

  it.each([
    ['giveaway', beacon.recorded],
    ['battle', battle.beacon.recorded],
  ])('of a %s that waits for a late beacon for a day is not', async (_, { position }) => {
    expect(await kindsIn(leftAt(position, 24 * HOUR))).toEqual(['seeds']);
  });

  it('tells of what the forgers change', () => {
    expect(upgradeNumber(3).event.data.terms).toBe(upgradeTerms);
    expect(received.recorded.stream).toBe(playerStream(received.event.data.playerId));
  });

  it('of laned rooms is clean, and its seats are counted by whether they took a step', async () => {
    const { full, everybody } = await auditBoth(entriesOf(lanedRoomsStory));
    expect([full.verdict, everybody.verdict]).toEqual(['clean', 'plays-clean']);
    const steps = lanedRoomsStory.filter(({ event }) => event.type === 'LinkSpent').length;
    for (const { replayed, unanswered } of [full, everybody]) {
      expect(replayed).toMatchObject({ seatsOnLanes: steps, seatsLoose: 5, playsOnLanes: 8 });
      expect(unanswered).toMatchObject({ claims: 1, rooms: 1, void: 0 });
    }
  });

  it('fails for entries that aren’t canonical, or aren’t events', async () => {
    const entries = entriesOf(honest);
    const changed = (change: (text: string) => string): Uint8Array[] =>
      entries.map((bytes, position) =>
        position === 5 ? new TextEncoder().encode(change(new TextDecoder().decode(bytes))) : bytes,
      );
    for (const change of [
      (text: string) => text.replace('{', '{ '),
      (text: string) => text.replace(/"v":2/, '"v":3'),
      (text: string) => text.replace(/"type":"[A-Za-z]+"/, '"type":"Gift"'),
      () => '',
    ]) {
      expect((await auditSigned(changed(change))).exitCode).toBe(6);
    }
  });
});

describe('a withheld seed', () => {
  it('fails the audit once its pair is older than 30 days', async () => {
    const story = (waits: number): readonly RecordedEvent[] => {
      const house = createHouse();
      house.submit({ type: 'RegisterPlayer', playerId: alice, userSeed: 'a' });
      house.wait(waits);
      house.submit({ type: 'RegisterPlayer', playerId: bob, userSeed: 'b' });
      return house.recorded;
    };
    expect((await auditSigned(entriesOf(story(MAX_PAIR_AGE_MS + 60_000)))).verdict).toBe('clean');
    const late = await auditSigned(entriesOf(story(MAX_PAIR_AGE_MS + 2 * 3_600_000)));
    expect(late.findings.shown).toMatchObject([{ kind: 'seeds' }]);
  });

  it('is no excuse for a play on a pair that came of age', async () => {
    const house = recordStory({ seed: 'aged', players: 1, acts: 0 });
    house.submit(openDawn(playerNumber(0), 1, roundOf(house.world().player(playerNumber(0)))));
    house.wait(1_000);
    house.submit({ ...publishDawn, price: '120' });
    const opened = house.recorded.find(({ event }) => event.type === 'CaseOpened');
    if (opened === undefined) throw new Error('nothing was opened');
    const aged = house.recorded.map((one) =>
      one.position >= opened.position ? { ...one, at: one.at + MAX_PAIR_AGE_MS } : one,
    );
    const report = await auditSigned(entriesOf(aged));
    expect(report.findings.shown.map(({ kind }) => kind)).toContain('seeds');
  });

  it('fails for each lane that is kept back beyond its age', async () => {
    const kept = lanesStory.slice(
      0,
      lanesStory.findIndex(({ event }) => event.type === 'LaneClosed'),
    );
    const at = (kept.at(-1)?.at ?? 0) + 31 * 24 * 60 * 60_000;
    const stop: RecordedEvent = {
      stream: gameStream('case'),
      version: 1,
      position: kept.length,
      at,
      event: {
        type: 'GameStopped',
        schemaVersion: 2,
        data: { commandId: commandIdNumber(900), game: 'case', reason: 'a pause', graceMs: 60_000 },
      },
    };
    const { findings } = await auditSigned(entriesOf([...kept, stop]));
    const said = findings.shown.map(({ kind, message }) => `${kind} ${message}`);
    const lanes = lanesStory.flatMap(({ event }) => (event.type === 'LaneOpened' ? [event.data.pair.pairId] : []));
    expect(lanes.length).toBe(3);
    for (const lane of lanes) expect(said.some((one) => one.startsWith(`seeds pair ${lane} of`))).toBe(true);
  });
});
