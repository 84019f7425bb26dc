import { table } from '../load/table.ts';
import type { BattleFigures } from './battle-rounds.ts';
import type { HttpFigures } from './http.ts';
import { median, quantile, type Sample } from './load.ts';
import { medianSpent, microsecondsText, type Spent, unreadableText } from './processor-time.ts';

/** A round, and the microseconds of processor time that a write took in it. */
export interface Round extends Sample {
  readonly spent: Spent;
}

/** Every round of one competitor at one number of writes in flight. */
export interface Series {
  readonly name: string;
  readonly inFlight: number;
  readonly samples: readonly Round[];
}

export interface Row {
  readonly name: string;
  readonly inFlight: number;
  /** Median of the rounds. */
  readonly perSecond: number;
  /** Milliseconds, over all rounds. */
  readonly p50: number;
  readonly p99: number;
  /** Microseconds a write. Node: the writer, and the load generator, which is a loop around it. */
  readonly spent: Spent;
}

export const rowOf = ({ name, inFlight, samples }: Series): Row => {
  const latencies = samples.flatMap((sample) => sample.latencies);
  return {
    name,
    inFlight,
    perSecond: median(samples.map(({ perSecond }) => perSecond)),
    p50: median(latencies),
    p99: quantile(latencies, 0.99),
    spent: medianSpent(samples.map(({ spent }) => spent)),
  };
};

export interface Figures {
  readonly date: string;
  readonly pace: 'whole' | 'quick' | 'brief';
  /** Rounds that began while the machine did nothing else, of all. */
  readonly quietRounds: { readonly quiet: number; readonly rounds: number };
  readonly node: string;
  readonly postgres: string;
  readonly cores: number;
  /** Load average of the machine over the minute before and after: a sign of other programs that ran. */
  readonly load: readonly [number, number];
  readonly rows: readonly Row[];
  readonly hot: readonly Row[];
  readonly rebuild: { readonly events: number; readonly onePerSecond: number; readonly allPerSecond: number };
  readonly audit: { readonly perSecond: number; readonly proven: number };
  readonly http: HttpFigures;
  /** Null where they were left out. */
  readonly battles: BattleFigures | null;
}

export const OURS = 'glasscase';
export const OURS_EMBEDDED = 'glasscase on PGlite';
const APPEND = 'emmett append';
/** Parts of a write. */
export const NODE = 'Node';
export const SERVER = 'PostgreSQL';

export interface Aim {
  readonly what: string;
  readonly aim: string;
  readonly measured: string;
  readonly reached: boolean;
}

const ms = (value: number): string => `${value.toFixed(value < 10 ? 2 : 1)} ms`;
const times = (value: number): string => `${value.toFixed(1)}×`;
const thousands = (value: number): string => `${(value / 1_000).toFixed(1)}k/s`;
const rowAt = (rows: readonly Row[], name: string, inFlight: number): Row | undefined =>
  rows.find((row) => row.name === name && row.inFlight === inFlight);
const rate = (row: Row | undefined): number => row?.perSecond ?? Number.NaN;
const micros = (value: number): string => `${value.toFixed(0)} µs`;
const percent = (value: number): string => `${(value * 100).toFixed(0)} %`;

/** NaN for what can't be read. */
const spentIn = (spent: Spent | undefined, part: string): number => {
  const value = spent?.[part];
  return typeof value === 'number' ? value : Number.NaN;
};

const atLeast = (what: string, bound: number, show: (value: number) => string, measured: number): Aim => ({
  what,
  aim: `≥ ${show(bound)}`,
  measured: show(measured),
  reached: measured >= bound,
});
const atMost = (what: string, bound: number, show: (value: number) => string, measured: number): Aim => ({
  what,
  aim: `≤ ${show(bound)}`,
  measured: show(measured),
  reached: measured <= bound,
});

/** The aims of the design beside what was measured; those of others that took no part are left out. */
export const aimsOf = ({ rows, hot, rebuild, audit, http, battles }: Figures): readonly Aim[] => {
  const [many, one] = [rowAt(rows, OURS, 64), rowAt(rows, OURS, 1)];
  const [embedded, append] = [rowAt(rows, OURS_EMBEDDED, 64), rowAt(rows, APPEND, 64)];
  const [ours, theirs] = hot;
  const inAll = Object.keys(http.openCaseSpent).reduce((sum, part) => sum + spentIn(http.openCaseSpent, part), 0);
  const beside = [
    atLeast('case opens, 64 in flight, of emmett’s append', 5.5, times, rate(many) / rate(append)),
    atLeast('the same on PGlite', 4, times, rate(embedded) / rate(append)),
    atLeast('one hot stream, of emmett’s read-decide-append', 100, times, rate(ours) / rate(theirs)),
  ];
  return [
    ...(append === undefined ? [] : beside),
    atMost('an open, 64 in flight: Node, with the loop that asks', 55, micros, spentIn(many?.spent, NODE)),
    atMost('the same: PostgreSQL', 48, micros, spentIn(many?.spent, SERVER)),
    atMost('latency, 64 in flight, p50', 4, ms, many?.p50 ?? Number.NaN),
    atMost('the same, p99', 15, ms, many?.p99 ?? Number.NaN),
    atMost('latency, one client, p50', 0.7, ms, one?.p50 ?? Number.NaN),
    atMost('openCase over HTTP: site, PostgreSQL and load generator', 400, micros, inAll),
    atLeast('openCase over HTTP, of a mutation that does nothing', 0.25, percent, http.openCase / http.nothing),
    atLeast('rebuild of one projection', 80_000, thousands, rebuild.onePerSecond),
    atLeast('rebuild of all in one pass', 40_000, thousands, rebuild.allPerSecond),
    atLeast('audit replay with draws', 60_000, thousands, audit.perSecond),
    ...(battles === null
      ? []
      : [atMost(`a round of ${battles.battles} battles, p99 after it was due`, 250, ms, battles.p99)]),
  ];
};

/** One line about a run of battles. */
export const battlesText = ({ battles, boxes, rounds, p50, p99, most }: BattleFigures): string =>
  `battles on PGlite: ${battles} of 4 seats and ${boxes} boxes at once, ${rounds} rounds, committed p50 ${ms(p50)}, p99 ${ms(p99)}, at most ${ms(most)} after they were due`;

const spentText = (spent: Spent): string =>
  Object.entries(spent)
    .map(([part, value]) => `${part} ${microsecondsText(value)}`)
    .join(', ');

/** The report for the terminal. */
export const figuresText = (figures: Figures): string => {
  const written = (row: Row, ratio: string): readonly string[] => [
    row.name,
    String(row.inFlight),
    row.perSecond.toFixed(row.perSecond < 100 ? 1 : 0),
    ratio,
    row.p50.toFixed(2),
    row.p99.toFixed(2),
    microsecondsText(row.spent[NODE]),
    microsecondsText(row.spent[SERVER]),
  ];
  const ratioOf = ({ name, inFlight, perSecond }: Row): string =>
    name === OURS ? '' : times(rate(rowAt(figures.rows, OURS, inFlight)) / perSecond);
  const { rebuild, audit, http } = figures;
  return [
    table(
      [
        'writes, each durable',
        'in flight',
        'per second',
        'glasscase ÷ it',
        'p50 ms',
        'p99 ms',
        'Node µs',
        'PostgreSQL µs',
      ],
      [...figures.rows.map((row) => written(row, ratioOf(row))), ...figures.hot.map((row) => written(row, ''))],
    ),
    'µs: processor time of a write; Node with the loop that asks for it',
    ...new Set(figures.rows.flatMap(({ name, spent }) => unreadableText([spent]).map((line) => `${name}: ${line}`))),
    '',
    `rebuild from ${rebuild.events} events: ${thousands(rebuild.onePerSecond)} for plays alone, ${thousands(rebuild.allPerSecond)} for all at once`,
    `audit: ${thousands(audit.perSecond)}, ${audit.proven} draws proven`,
    `HTTP, ${http.connections} connections: ${Math.round(http.nothing)} no-op mutations/s, ${Math.round(http.openCase)} case opens/s, p50 ${http.openCaseP50} ms, p99 ${http.openCaseP99} ms`,
    `  µs of processor time, a no-op mutation: ${spentText(http.nothingSpent)}; a case open: ${spentText(http.openCaseSpent)}`,
    ...unreadableText([http.nothingSpent, http.openCaseSpent]),
    ...(figures.battles === null ? [] : [battlesText(figures.battles)]),
    '',
    table(
      ['aim', 'wanted', 'measured', ''],
      aimsOf(figures).map(({ what, aim, measured, reached }) => [what, aim, measured, reached ? 'reached' : 'missed']),
    ),
    '',
    `PostgreSQL ${figures.postgres}, Node ${figures.node}, ${figures.cores} cores, load ${figures.load.map((one) => one.toFixed(1)).join(' → ')}, ${figures.quietRounds.quiet} of ${figures.quietRounds.rounds} rounds began in a quiet moment`,
    '',
  ].join('\n');
};
