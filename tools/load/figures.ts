import type { KindFigures, LoadFigures } from './run.ts';
import { table } from './table.ts';

const ms = (value: number | null): string => (value === null ? '–' : value.toFixed(1));

const HEAD = ['clients', 'how many', 'done', 'per second', 'p50 ms', 'p99 ms', 'most ms', 'lost', 'saw all'];

const rowOf = (figures: KindFigures): readonly string[] => {
  const { kind, clients, done, perSecond, p50, p99, most, lost, whole } = figures;
  const listening = kind.endsWith('listeners');
  return [
    kind,
    String(clients),
    String(done),
    perSecond.toFixed(1),
    ms(p50),
    ms(p99),
    ms(most),
    listening ? String(lost) : '',
    listening ? String(whole) : '',
  ];
};

/** The figures as text for the terminal. */
export const loadText = ({ seconds, events, kinds, lost }: LoadFigures): string => {
  const failures = kinds.flatMap(({ kind, failures: counts, repeated }) => [
    ...Object.entries(counts).map(([code, count]) => `${kind}: ${code} ${count} times`),
    ...(repeated > 0 ? [`${kind}: ${repeated} events came again`] : []),
  ]);
  return [
    table(HEAD, kinds.map(rowOf)),
    '',
    ...(failures.length === 0 ? ['No errors, nobody was cut off.'] : failures),
    `${events} events in ${seconds.toFixed(1)} s; ${lost === 0 ? 'everybody saw every one' : `${lost} were missed`}.`,
    'Players: from the moment a command was due to its answer. GraphQL listeners: from the decision of a drop, before its',
    'commit, to its arrival. STOMP listeners: from the moment a message may be shown to its arrival.',
  ].join('\n');
};
