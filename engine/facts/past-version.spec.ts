import { describe, expect, it } from 'vitest';
import { giftGiven } from '../../test/changed-event.ts';
import { expectLawfulUpcasting } from '../../test/upcasting-laws.ts';
import { EVENTS } from '../events.ts';
import { commandId, count, playerId } from '../kernel/event-codec.ts';
import { isCommandId, mustBe } from '../kernel/ids.ts';
import { type DataOf, defineChangedEvent, FIRST, pastVersion } from './define-event.ts';
import { gets } from './facts.ts';

const shape = { commandId, playerId, points: count };

/** An event whose second version looks like its first. */
const changedBy = (upcast: (data: DataOf<typeof shape>) => DataOf<typeof shape>) =>
  defineChangedEvent(
    'PointsCounted',
    pastVersion(FIRST, shape, {
      becomes: 2,
      facts: ({ playerId, points }) => ({ postings: gets(playerId, 'rewards', 'REBATE', String(points), 'points') }),
      upcast,
    }),
    shape,
    {
      stream: 'player',
      visibility: 'sealed',
      facts: ({ playerId, points }) => ({ postings: gets(playerId, 'rewards', 'REBATE', String(points), 'points') }),
    },
  );

const ticks = Array.from({ length: 1_000 }, (_, index) => index).values();

describe('earlier versions of an event', () => {
  it('become the current one lawfully, whatever event of the product changed', () => {
    for (const definition of EVENTS) expectLawfulUpcasting(definition);
  });

  it('become it step by step', () => {
    expect(giftGiven.schemaVersion).toBe(3);
    expect(giftGiven.past.map(({ schemaVersion }) => schemaVersion)).toEqual([1, 2]);
    expectLawfulUpcasting(giftGiven);
  });

  it('follow each other', () => {
    expect(() => pastVersion(FIRST, shape, { becomes: 3, upcast: (data) => data })).toThrow(RangeError);
  });

  it('are written no more', () => {
    const data = { commandId: 'operator:1', playerId: 'A'.repeat(22), points: 1 };
    const { schema } = changedBy((same) => same);
    expect(schema.safeParse({ type: 'PointsCounted', schemaVersion: 2, data }).success).toBe(true);
    expect(schema.safeParse({ type: 'PointsCounted', schemaVersion: 1, data }).success).toBe(false);
  });

  it('are lawful where nothing changes', () => {
    expect(() => expectLawfulUpcasting(changedBy((data) => data))).not.toThrow();
  });

  it.each([
    ['gives what the current schema refuses', changedBy((data) => ({ ...data, points: data.points - 1 }))],
    ['gives a member that the current schema has not', changedBy((data) => ({ ...data, more: 1 }))],
    ['throws', changedBy(({ points }) => JSON.parse(`{${points}`))],
    ['answers another thing each time', changedBy((data) => ({ ...data, points: ticks.next().value ?? 0 }))],
    ['changes what it was given', changedBy((data) => Object.assign(data, { points: data.points }))],
    ['gives other facts', changedBy((data) => ({ ...data, points: Math.min(data.points + 1, 9_000_000) }))],
    ['loses what was said', changedBy((data) => ({ ...data, commandId: mustBe(isCommandId, 'operator:1') }))],
  ])('are refused where their upcaster %s', (_, definition) => {
    expect(() => expectLawfulUpcasting(definition)).toThrow();
  });
});
