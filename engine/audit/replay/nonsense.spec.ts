import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entriesOf } from '../../../test/fixture-log.ts';
import { recordGames } from '../../../test/games-story/story.ts';
import { leavesOf, mutated } from '../../../test/mutations.ts';
import type { RecordedEvent } from '../../glasscase-decision.ts';
import { nodeHashing } from '../../node-hashing.ts';
import { collectFindings } from '../finding.ts';
import { createReplay } from './replay.ts';

const { recorded } = recordGames({ kind: 'none' });
const place = fc.nat({ max: recorded.length - 1 });

/** Any change of any entry, wherever it leads: no careful forger would make it. */
type Mischief = (log: RecordedEvent[]) => void;
const mischief: fc.Arbitrary<Mischief> = fc.oneof(
  place.map(
    (n): Mischief =>
      (log) =>
        void log.splice(n, 1),
  ),
  fc.tuple(place, place).map(
    ([from, to]): Mischief =>
      (log) =>
        void log.splice(to, 0, ...log.slice(from, from + 3)),
  ),
  fc.tuple(place, place).map(
    ([one, other]): Mischief =>
      (log) => {
        const [a, b] = [log[one], log[other]];
        if (a === undefined || b === undefined) return;
        log[one] = { ...a, event: b.event };
        log[other] = { ...b, stream: a.stream };
      },
  ),
  fc.tuple(place, fc.nat()).map(
    ([n, which]): Mischief =>
      (log) => {
        const one = log[n];
        if (one === undefined) return;
        const paths = leavesOf(one.event.data);
        const event = mutated(one.event, paths[which % Math.max(1, paths.length)] ?? []);
        if (event !== null) log[n] = { ...one, event };
      },
  ),
  fc.tuple(place, fc.integer({ min: -90_000_000, max: 90_000_000 })).map(
    ([n, late]): Mischief =>
      (log) => {
        const one = log[n];
        if (one !== undefined) log[n] = { ...one, at: one.at + late };
      },
  ),
  place.map(
    (n): Mischief =>
      (log) => {
        const one = log[n];
        for (const next of log.slice(n, n + 90)) {
          if (one !== undefined)
            Object.assign(next, {
              at: one.at,
              event: { ...next.event, data: { ...next.event.data, commandId: one.event.data.commandId } },
            });
        }
      },
  ),
);

describe('a log that makes no sense', () => {
  it('is audited to its end all the same', () => {
    fc.assert(
      fc.property(fc.array(mischief, { minLength: 1, maxLength: 12 }), (acts) => {
        const log = recorded.map((one) => ({ ...one }));
        for (const act of acts) act(log);
        const findings = collectFindings();
        const replay = createReplay(nodeHashing, findings);
        for (const [position, entry] of entriesOf(log).entries()) replay.entry(entry, position);
        replay.settle();
        replay.seeds.checkOverdue(replay.states, replay.totals().lastAt);
        replay.money.checkConservation(replay.states);
        const { plays, playsProven, playsAwaitingReveal, rooms, roomsProven } = replay.seeds.totals();
        expect(replay.totals().entries).toBe(log.length);
        expect(playsProven + playsAwaitingReveal).toBeLessThanOrEqual(plays);
        expect(roomsProven).toBeLessThanOrEqual(rooms);
      }),
      { numRuns: 60 },
    );
  });
});
