import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { utf8 } from '../../../../engine/fairness/bytes.ts';
import { canonicalJson, type Json } from '../../../../engine/kernel/canonical-json.ts';
import { isHexHash, mustBe } from '../../../../engine/kernel/ids.ts';
import { sealedText } from '../../../../engine/log/sealed-entry.ts';
import { matchingEvents, positionIn } from './event-filter.ts';
import { EVENT_KINDS, kindOf } from './event-kinds.ts';
import { prettyText, readLogEvent, shortStream } from './log-event.ts';

const PLAYER = 'E_7Lzxw1ioFtThQLnbcMFw';
const PAIR = '3UsldeDMN-LFJplJg-FzOA';

const event = (position: number, type: string, data: Json, stream = `player-${PLAYER}`) =>
  readLogEvent(
    utf8(canonicalJson({ v: 2, stream, version: 1, type, schemaVersion: 1, at: '2026-11-21T17:36:39.237Z', data })),
    position,
  );

describe('the kinds of events', () => {
  it('have every event that has a schema, each once', () => {
    const types = readdirSync('schema/events').map((file) => file.split('.')[0] ?? '');
    expect(types.length).toBeGreaterThan(50);
    expect(types.filter((type) => kindOf(type) === null)).toEqual([]);
    expect(new Set(types.map(kindOf)).size).toBe(EVENT_KINDS.length);
  });

  it('leave an event that is not known without one', () => {
    expect(event(3, 'SomethingNew', {}).envelope).toMatchObject({ type: 'SomethingNew', kind: null });
    expect(kindOf('toString')).toBeNull();
  });
});

describe('an event of the log', () => {
  it('leads to the play, battle or giveaway that it belongs to', () => {
    expect(event(1, 'CaseOpened', { pairId: PAIR, roundNo: 3 }).envelope?.play).toBe(`${PAIR}.3`);
    expect(event(1, 'SeatTaken', { battleId: PAIR, seat: 1 }).envelope?.play).toBe(PAIR);
    expect(event(1, 'ItemsSold', { items: [] }).envelope?.play).toBeNull();
    expect(event(1, 'GiveawayEntered', { giveawayId: '../../evil' }).envelope?.play).toBeNull();
  });

  it('is shown as it is where it is none', () => {
    const broken = readLogEvent(utf8('{"v": 1}'), 7);
    expect(broken.envelope).toBeNull();
    expect(prettyText(broken)).toBe('{"v": 1}');
  });

  it('that is sealed shows when, and neither whose nor what', () => {
    const at = '2026-11-21T17:36:39.237Z';
    const sealed = readLogEvent(
      utf8(sealedText({ at: Date.parse(at), commitment: mustBe(isHexHash, 'ab'.repeat(32)) })),
      7,
    );
    expect(sealed.envelope).toEqual({ stream: '', type: 'Sealed', at, kind: null, play: null });
  });

  it('is spread out for reading without a change of what it says', () => {
    const one = event(1, 'ItemsSold', { items: [{ paid: '9007199254740993' }] });
    expect(prettyText(one)).toContain('\n  "data": {');
    expect(JSON.parse(prettyText(one))).toEqual(JSON.parse(one.text));
  });

  it('has a stream with a short name', () => {
    expect(shortStream(`player-${PLAYER}`)).toBe('player-E_7Lzx…');
    expect(shortStream('game-case')).toBe('game-case');
  });
});

describe('looking for events', () => {
  const events = [
    event(300, 'CaseOpened', { playerId: PLAYER }),
    event(299, 'SomethingNew', { room: PAIR }, 'battle-x'),
    event(298, 'BattleCreated', {}, `battle-${PAIR}`),
  ];
  const found = (kind: Parameters<typeof matchingEvents>[1]['kind'], search = '') =>
    matchingEvents(events, { kind, search }).map(({ position }) => position);

  it('goes by kind', () => {
    expect(found('all')).toEqual([300, 299, 298]);
    expect(found('case')).toEqual([300]);
    expect(found('other')).toEqual([299]);
  });

  it('goes by position, stream and id', () => {
    expect(found('all', ' 298 ')).toEqual([298]);
    expect(found('all', PAIR)).toEqual([299, 298]);
    expect(found('battle', PAIR)).toEqual([298]);
    expect(found('all', 'nobody')).toEqual([]);
  });

  it('reads a position however it is written', () => {
    expect(positionIn('1,284')).toBe(1284);
    expect(positionIn('#12')).toBe(12);
    expect(positionIn('12a')).toBeNull();
  });
});
