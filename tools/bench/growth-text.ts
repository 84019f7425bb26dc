import { table } from '../load/table.ts';
import type { GrowthFigures, GrowthStage } from './growth.ts';
import { microsecondsText } from './processor-time.ts';

const SHOWN_ON_DISK = 12;

const whole = (value: number | null | undefined): string => (value == null ? 'n/a' : value.toFixed(0));

const seconds = (microseconds: number | null | undefined): string =>
  microseconds == null ? 'n/a' : (microseconds / 1e6).toFixed(1);

/** The largest tables with their indexes, and the rest in one row. */
const diskText = (stages: readonly GrowthStage[]): string => {
  const bytesOf = ({ disk, entries }: GrowthStage, name: string, what: 'table' | 'indexes'): number =>
    disk.reduce((sum, one) => ((what === 'table' ? one.name : one.of) === name ? sum + one.bytes : sum), 0) / entries;
  const tables = (stages.at(-1)?.disk ?? []).filter(({ of }) => of === null).map(({ name }) => name);
  const all = (stage: GrowthStage, name: string): number =>
    bytesOf(stage, name, 'table') + bytesOf(stage, name, 'indexes');
  const last = stages.at(-1);
  const sorted = last === undefined ? [] : tables.toSorted((a, b) => all(last, b) - all(last, a));
  const [large, small] = [sorted.slice(0, SHOWN_ON_DISK), sorted.slice(SHOWN_ON_DISK)];
  return table(
    ['bytes an entry', ...stages.flatMap(({ entries }) => [`${entries} entries`, 'of that indexes'])],
    [
      ...large.map((name) => [
        name,
        ...stages.flatMap((stage) => [whole(all(stage, name)), whole(bytesOf(stage, name, 'indexes'))]),
      ]),
      [
        'others',
        ...stages.flatMap((stage) => [
          whole(small.reduce((sum, name) => sum + all(stage, name), 0)),
          whole(small.reduce((sum, name) => sum + bytesOf(stage, name, 'indexes'), 0)),
        ]),
      ],
      ['all', ...stages.flatMap(({ bytes, entries }) => [whole(bytes / entries), ''])],
    ],
  );
};

const startsText = (stages: readonly GrowthStage[]): string =>
  table(
    ['start', 's', 'processor s', 'MB', '30 s later: s', 'MB'],
    stages.flatMap(({ entries, firstStart, start }) =>
      [
        { name: `${entries}, sealing`, figures: firstStart },
        { name: `${entries}`, figures: start },
      ].map(({ name, figures }) => [
        name,
        figures === null ? 'none' : figures.seconds.toFixed(1),
        seconds(figures?.processor),
        whole(figures?.mostMegabytes),
        seconds(figures?.processorLater),
        whole(figures?.mostMegabytesLater),
      ]),
    ),
  );

const queriesText = (stages: readonly GrowthStage[], grows: readonly string[]): string =>
  table(
    ['query', ...stages.flatMap(({ entries }) => [`${entries}: blocks`, 'removed', 'p50 ms', 'p95']), ''],
    (stages.at(-1)?.queries ?? []).map(({ name }) => [
      name,
      ...stages.flatMap(({ queries }) => {
        const found = queries.find((one) => one.name === name);
        return found === undefined
          ? ['', '', '', '']
          : [whole(found.blocks), whole(found.removed), found.p50.toFixed(1), found.p95.toFixed(1)];
      }),
      grows.includes(name) ? 'grows' : '',
    ]),
  );

/** The report for the terminal. */
export const growthText = ({ stages, grows, unread }: GrowthFigures): string =>
  [
    diskText(stages),
    '',
    table(
      ['entries', 'made a second', 'folded a second', 'Node, making', 'folding', 'PostgreSQL, making', 'folding, µs'],
      stages.map(({ entries, filled, folded, filledSpent, foldedSpent }) => [
        String(entries),
        whole(filled),
        whole(folded),
        microsecondsText(filledSpent.Node),
        microsecondsText(foldedSpent.Node),
        microsecondsText(filledSpent.PostgreSQL),
        microsecondsText(foldedSpent.PostgreSQL),
      ]),
    ),
    '',
    startsText(stages),
    '',
    queriesText(stages, grows),
    '',
    ...unread.map(
      ({ definition, bytes, unique }) => `nothing read${unique ? ' the key' : ''} ${definition} (${bytes} bytes)`,
    ),
    ...grows.map((name) => `grows: ${name}`),
  ].join('\n');
