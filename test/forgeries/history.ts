import { exactRtp } from '../../engine/fairness/odds.ts';
import { caseStream, gameStream, type StreamId } from '../../engine/kernel/ids.ts';
import { dawn } from '../cast.ts';
import { commandIdNumber, pairNumber } from '../deciders.ts';
import {
  deposit,
  type Fault,
  find,
  honest,
  inserted,
  ofRotation,
  otherHash,
  play,
  published,
  replaced,
  rotation,
  sale,
  without,
  withTable,
} from '../forger.ts';

const faults: readonly Fault[] = [
  ['an entry left out', 'order', () => without(deposit.recorded.position)],
  [
    'two entries of a stream swapped',
    'order',
    () => {
      const { stream, version, position } = sale.recorded;
      const next = honest.find((one) => one.stream === stream && one.version === version + 1);
      if (next === undefined) throw new Error('the stream ends here');
      return honest.map((one) => (one.position === position ? next : one === next ? sale.recorded : one));
    },
  ],
  [
    'a stream version used twice',
    'order',
    () => honest.map((one) => (one === sale.recorded ? { ...one, version: one.version - 1 } : one)),
  ],
  [
    'sealed entries that count along with the open ones',
    'order',
    () => {
      const versions = new Map<StreamId, number>();
      return honest.map((one) => {
        const version = (versions.get(one.stream) ?? 0) + 1;
        versions.set(one.stream, version);
        return { ...one, version };
      });
    },
  ],
  [
    'time that goes back',
    'order',
    () => honest.map((one) => (one === sale.recorded ? { ...one, at: one.at - 86_400_000 } : one)),
  ],
  [
    'two ticket ranges swapped between entries',
    'rules',
    () => {
      const event = withTable(published.event, (table) => {
        const [a, b, ...rest] = table.entries;
        if (a === undefined || b === undefined) throw new Error('the table has entries');
        const moved = [
          { ...b, first: 0, last: b.last - b.first },
          { ...a, first: b.last - b.first + 1, last: b.last },
          ...rest,
        ];
        return { ...table, entries: [moved[1] ?? a, moved[0] ?? b, ...rest] };
      });
      return replaced(published.recorded.position, event);
    },
  ],
  [
    'a gap between two ticket ranges',
    'rules',
    () =>
      replaced(
        published.recorded.position,
        withTable(published.event, (table) => ({
          ...table,
          entries: table.entries.map((entry, index) => (index === 0 ? { ...entry, last: entry.last - 1 } : entry)),
        })),
      ),
  ],
  [
    'an RTP that flatters the house',
    'rules',
    () =>
      replaced(
        published.recorded.position,
        withTable(published.event, (table) => ({ ...table, rtp: exactRtp(90n, table.entries) })),
      ),
  ],
  [
    'an odds hash of another table',
    'rules',
    () =>
      replaced(published.recorded.position, {
        ...published.event,
        data: { ...published.event.data, oddsHash: otherHash },
      }),
  ],
  [
    'a reveal with another seed',
    'seeds',
    () => ofRotation({ revealed: { ...rotation.event.data.revealed, serverSeed: otherHash } }),
  ],
  [
    'a reveal with another salt',
    'seeds',
    () => ofRotation({ revealed: { ...rotation.event.data.revealed, salt: otherHash } }),
  ],
  [
    'a reveal with another number of rounds',
    'seeds',
    () => ofRotation({ revealed: { ...rotation.event.data.revealed, roundCount: 1_000 } }),
  ],
  [
    'a successor that was never committed',
    'seeds',
    () => {
      const { pairId, publicHash } = pairNumber(900);
      return ofRotation({ current: { pairId, publicHash } });
    },
  ],
  [
    'a pair committed twice',
    'seeds',
    () => ofRotation({ next: { pairId: rotation.event.data.revealed.pairId, publicHash: otherHash } }),
  ],
  [
    'a public hash committed twice under two ids',
    'seeds',
    () => ofRotation({ next: { ...rotation.event.data.next, publicHash: rotation.event.data.current.publicHash } }),
  ],
  [
    'a retirement by age before its time',
    'rules',
    () => {
      const early = find('SeedRotated', ({ data }) => data.reason === 'player');
      return replaced(early.recorded.position, {
        ...early.event,
        data: { ...early.event.data, reason: 'age', entropy: null },
      });
    },
  ],
  ['a rotation that nobody can have asked for', 'rules', () => ofRotation({ entropy: null })],

  [
    'a play while the game is stopped',
    'rules',
    () =>
      inserted(play.recorded.position, gameStream('case'), {
        type: 'GameStopped',
        schemaVersion: 2,
        data: { commandId: commandIdNumber(77_777), game: 'case', reason: 'inspection', graceMs: 0 },
      }),
  ],
  [
    'a play of a case that is retired',
    'rules',
    () =>
      inserted(play.recorded.position, caseStream(dawn), {
        type: 'CaseRetired',
        schemaVersion: 1,
        data: { commandId: commandIdNumber(77_777), case: dawn, reason: 'night' },
      }),
  ],
  [
    'an event in the stream of something else',
    'rules',
    () => inserted(deposit.recorded.position, gameStream('case'), deposit.event),
  ],
  [
    'a player who registers twice',
    'rules',
    () => {
      const first = find('PlayerRegistered');
      const [current, next] = [pairNumber(901), pairNumber(902)].map(({ pairId, publicHash }) => ({
        pairId,
        publicHash,
      }));
      if (current === undefined || next === undefined) throw new Error('no pairs');
      const data = { ...first.event.data, commandId: commandIdNumber(77_777), current, next };
      return inserted(honest.length, first.recorded.stream, { ...first.event, data });
    },
  ],
];

export const forgedHistory = { 'whole histories': faults };
