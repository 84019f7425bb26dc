import { exactRtp } from '../../engine/fairness/odds.ts';
import { caseStream, gameStream, type StreamId } from '../../engine/kernel/ids.ts';
import { dawn } from '../cast.ts';
import { commandIdNumber, pairNumber } from '../deciders.ts';
import {
  deposit,
  type Fault,
  find,
  finding,
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

const { order, rules, seeds, sealed } = finding;

const faults: readonly Fault[] = [
  sealed.order('an entry left out', () => without(deposit.recorded.position)),
  order('two entries of a stream swapped', () => {
    const { stream, version, position } = sale.recorded;
    const next = honest.find((one) => one.stream === stream && one.version === version + 1);
    if (next === undefined) throw new Error('the stream ends here');
    return honest.map((one) => (one.position === position ? next : one === next ? sale.recorded : one));
  }),
  order('a stream version used twice', () =>
    honest.map((one) => (one === sale.recorded ? { ...one, version: one.version - 1 } : one)),
  ),
  order('sealed entries that count along with the open ones', () => {
    const versions = new Map<StreamId, number>();
    return honest.map((one) => {
      const version = (versions.get(one.stream) ?? 0) + 1;
      versions.set(one.stream, version);
      return { ...one, version };
    });
  }),
  order('time that goes back', () =>
    honest.map((one) => (one === sale.recorded ? { ...one, at: one.at - 86_400_000 } : one)),
  ),
  rules('two ticket ranges swapped between entries', () => {
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
  }),
  rules('a gap between two ticket ranges', () =>
    replaced(
      published.recorded.position,
      withTable(published.event, (table) => ({
        ...table,
        entries: table.entries.map((entry, index) => (index === 0 ? { ...entry, last: entry.last - 1 } : entry)),
      })),
    ),
  ),
  rules('an RTP that flatters the house', () =>
    replaced(
      published.recorded.position,
      withTable(published.event, (table) => ({ ...table, rtp: exactRtp(90n, table.entries) })),
    ),
  ),
  rules('an odds hash of another table', () =>
    replaced(published.recorded.position, {
      ...published.event,
      data: { ...published.event.data, oddsHash: otherHash },
    }),
  ),
  seeds('a reveal with another seed', () =>
    ofRotation({ revealed: { ...rotation.event.data.revealed, serverSeed: otherHash } }),
  ),
  seeds('a reveal with another salt', () =>
    ofRotation({ revealed: { ...rotation.event.data.revealed, salt: otherHash } }),
  ),
  seeds('a reveal with another number of rounds', () =>
    ofRotation({ revealed: { ...rotation.event.data.revealed, roundCount: 1_000 } }),
  ),
  seeds('a successor that was never committed', () => {
    const { pairId, publicHash } = pairNumber(900);
    return ofRotation({ current: { pairId, publicHash } });
  }),
  seeds('a pair committed twice', () =>
    ofRotation({ next: { pairId: rotation.event.data.revealed.pairId, publicHash: otherHash } }),
  ),
  seeds('a public hash committed twice under two ids', () =>
    ofRotation({ next: { ...rotation.event.data.next, publicHash: rotation.event.data.current.publicHash } }),
  ),
  rules('a retirement by age before its time', () => {
    const early = find('SeedRotated', ({ data }) => data.reason === 'player');
    return replaced(early.recorded.position, {
      ...early.event,
      data: { ...early.event.data, reason: 'age', entropy: null },
    });
  }),
  rules('a rotation that nobody can have asked for', () => ofRotation({ entropy: null })),

  rules('a play while the game is stopped', () =>
    inserted(play.recorded.position, gameStream('case'), {
      type: 'GameStopped',
      schemaVersion: 2,
      data: { commandId: commandIdNumber(77_777), game: 'case', reason: 'inspection', graceMs: 0 },
    }),
  ),
  rules('a play of a case that is retired', () =>
    inserted(play.recorded.position, caseStream(dawn), {
      type: 'CaseRetired',
      schemaVersion: 1,
      data: { commandId: commandIdNumber(77_777), case: dawn, reason: 'night' },
    }),
  ),
  sealed.rules('an event in the stream of something else', () =>
    inserted(deposit.recorded.position, gameStream('case'), deposit.event),
  ),
  rules('a player who registers twice', () => {
    const first = find('PlayerRegistered');
    const [current, next] = [pairNumber(901), pairNumber(902)].map(({ pairId, publicHash }) => ({
      pairId,
      publicHash,
    }));
    if (current === undefined || next === undefined) throw new Error('no pairs');
    const data = { ...first.event.data, commandId: commandIdNumber(77_777), current, next };
    return inserted(honest.length, first.recorded.stream, { ...first.event, data });
  }),
];

export const forgedHistory = { 'whole histories': faults };
