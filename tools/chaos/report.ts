import type { Check } from './checks/check.ts';
import { type Fault, faultText } from './faults.ts';
import type { Asked } from './ledger.ts';
import type { LoadFigures } from './load.ts';

export interface Happened {
  readonly fault: Fault;
  /** Milliseconds after the load began. */
  readonly at: number;
  /** Until what was hit was ready again. */
  readonly lasted: number;
}

export interface ChaosReport {
  readonly when: Date;
  readonly machine: string;
  readonly seed: string;
  readonly seconds: number;
  readonly every: number;
  readonly players: number;
  readonly happened: readonly Happened[];
  readonly commands: readonly Asked[];
  readonly figures: LoadFigures;
  readonly checks: readonly Check[];
}

export const isClean = ({ checks }: Pick<ChaosReport, 'checks'>): boolean =>
  checks.every(({ faults }) => faults.length === 0);

const seconds = (milliseconds: number): string => (milliseconds / 1_000).toFixed(1);

const clock = (milliseconds: number): string => {
  const whole = Math.floor(milliseconds / 1_000);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
};

const linesOf = (faults: readonly string[]): string =>
  faults.length === 0 ? 'ok' : faults.map((fault) => fault.replaceAll('|', '\\|')).join('<br>');

/** Markdown. */
export const reportText = (report: ChaosReport): string => {
  const { commands, figures, happened, checks } = report;
  const accepted = commands.filter(({ answer }) => answer !== null && 'position' in answer);
  const refused = commands.filter(({ answer }) => answer !== null && 'code' in answer);
  const unknown = commands.filter((command) => command.unknown > 0);
  const resolved = unknown.filter(({ answer }) => answer !== null);
  const faultsOf = (name: string, pattern: RegExp): number =>
    checks
      .filter((check) => check.name === name)
      .flatMap(({ faults }) => faults)
      .filter((fault) => pattern.test(fault)).length;
  const rows = [
    ['commands sent', commands.length],
    ['accepted', accepted.length],
    ['refused by the rules', refused.length],
    ['without a clear answer at first, asked again', unknown.length],
    ['of these resolved', resolved.length],
    ['sent again after their answer, same answer', figures.repeated],
    ['lost', faultsOf('commands', /is not in the log|never answered/)],
    [
      'doubled or changed',
      faultsOf('commands', /several places|plays in the log|and is at|refused/) + figures.contradictions.length,
    ],
    ['out of order', faultsOf('order', /./)],
    ['longest time in which no client was answered', `${seconds(figures.longestSilence)} s`],
    ['longest wait of one command', `${seconds(figures.longestCommand)} s`],
  ];
  const reasons = [...figures.reasons].toSorted(([, a], [, b]) => b - a).map(([reason, count]) => `${reason} ${count}`);
  return `# Chaos report

Written by \`npm run chaos\`: ${report.players} players on \`npm run cluster\` for ${report.seconds} s, with something
killed every ${report.every} s and another trouble behind it.

| | |
|---|---|
| date | ${report.when.toISOString()} |
| machine | ${report.machine} |
| seed | \`${report.seed}\` |
| result | ${isClean(report) ? '**clean**' : '**NOT CLEAN**'} |

## Results for clients

| | |
|---|---:|
${rows.map(([name, value]) => `| ${name} | ${value} |`).join('\n')}

No clear answer means a broken connection, five seconds of silence, or \`BUSY\`, \`OUTCOME_UNKNOWN\` or \`INTERNAL\`: the client sends
the same command id again. ${reasons.length === 0 ? 'There was none.' : `The reasons: ${reasons.join(', ')}.`}

## Checks at the end

| check | data | |
|---|---|---|
${checks.map(({ name, summary, faults }) => `| ${name} | ${summary.replaceAll('|', '\\|')} | ${linesOf(faults)} |`).join('\n')}

## Faults

| after | fault | ready again after |
|---:|---|---:|
${happened.map(({ fault, at, lasted }) => `| ${clock(at)} | ${faultText(fault)} | ${seconds(lasted)} s |`).join('\n')}
`;
};
