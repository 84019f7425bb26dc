import { setTimeout as pause } from 'node:timers/promises';
import type { Ask } from '../../test/player/ask.ts';
import { graphql } from '../../test/player/generated/index.ts';
import { askAt } from '../../test/player/http.ts';
import { type Counts, KINDS, type Kind, type Report } from './messages.ts';
import type { LoadOptions } from './options.ts';
import { countOf, merged, quantileOf } from './tally.ts';
import { startWorkers, type Worker } from './workers.ts';

const FEED = graphql(`
  query NewestEvents {
    liveSince(after: 0) { seq }
  }
`);

/** The newest event of the feed; 0 before the first. */
export const newestEvent = async (ask: Ask): Promise<number> => (await ask(FEED, {})).liveSince.at(-1)?.seq ?? 0;

const LOOK_MS = 500;
const MOST_LOOKS = 40;

/** The newest event once none follows: the feed runs a moment behind the last command. */
export const settledFeed = async (ask: Ask): Promise<number> => {
  let newest = await newestEvent(ask);
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    await pause(LOOK_MS);
    const next = await newestEvent(ask);
    if (next === newest) return newest;
    newest = next;
  }
  return newest;
};

/** The figures of one kind of clients. Times are milliseconds; null where nothing was measured. */
export interface KindFigures {
  readonly kind: Kind;
  readonly clients: number;
  /** Commands that were accepted, or messages that came. */
  readonly done: number;
  readonly perSecond: number;
  readonly p50: number | null;
  readonly p99: number | null;
  readonly most: number | null;
  /** Events that a listener missed, summed over listeners. */
  readonly lost: number;
  readonly whole: number;
  readonly repeated: number;
  readonly failures: Counts;
}

export interface LoadFigures {
  readonly seconds: number;
  /** Events of the feed while it was measured. */
  readonly events: number;
  readonly kinds: readonly KindFigures[];
  readonly lost: number;
}

export interface LoadParts {
  readonly options: LoadOptions;
  readonly urls: readonly string[];
  readonly say: (text: string) => void;
  /** Ends the commands early. */
  readonly stopping: AbortSignal;
}

/** The last drops are held back for as long as a reel turns. */
const PATIENCE_MS = 20_000;
/** Connections settle, and what was compiled for them. */
const BREATH_MS = 500;

const isListening = ({ kind }: Worker): boolean => kind.endsWith('listeners');

const sumOf = (counts: readonly Counts[]): Counts => {
  const sum: Counts = {};
  for (const one of counts) for (const [code, count] of Object.entries(one)) sum[code] = (sum[code] ?? 0) + count;
  return sum;
};

const figuresOf = (kind: Kind, clients: number, reports: readonly Report[], seconds: number): KindFigures => {
  const tally = merged(reports.map((report) => report.tally));
  const total = (name: 'done' | 'lost' | 'whole' | 'repeated'): number =>
    reports.reduce((sum, report) => sum + report[name], 0);
  return {
    kind,
    clients,
    done: total('done'),
    perSecond: total('done') / seconds,
    p50: quantileOf(tally, 0.5),
    p99: quantileOf(tally, 0.99),
    most: countOf(tally) === 0 ? null : quantileOf(tally, 1),
    lost: total('lost'),
    whole: total('whole'),
    repeated: total('repeated'),
    failures: sumOf(reports.map(({ failures }) => failures)),
  };
};

/**
 * One run against running gateways: all clients connect, players open cases, and at the end each listener reports the
 * events that it saw.
 */
export const runLoad = async ({ options, urls, say, stopping }: LoadParts): Promise<LoadFigures> => {
  const { subscribers, stomp, graphql, rest, rate } = options;
  const [first = ''] = urls;
  const ask = askAt(first);
  const base = await newestEvent(ask);
  const workers = startWorkers({
    'graphql listeners': subscribers,
    'stomp listeners': stomp,
    'graphql players': graphql,
    'rest players': rest,
  });
  const stop = (): void => {
    for (const worker of workers) worker.stop();
  };
  stopping.addEventListener('abort', stop);
  try {
    const players = graphql + rest;
    say(`${subscribers} subscribers, ${stomp} STOMP clients and ${players} players come in`);
    await Promise.all(
      workers.map((worker) =>
        worker.ask({ do: 'prepare', group: { kind: worker.kind, urls: [...urls], count: worker.count, base } }),
      ),
    );
    const after = await settledFeed(ask);
    await pause(BREATH_MS);

    say(`Cases are opened for ${options.seconds} s${rate === null ? '' : `, ${rate} a second`}`);
    const begun = performance.now();
    const milliseconds = options.seconds * 1_000;
    const reports = new Map<Worker, Report>();
    const keep = (worker: Worker, report: Report | null): void => {
      if (report !== null) reports.set(worker, report);
    };
    const begin = (worker: Worker, perSecond: number | null) => worker.ask({ do: 'begin', milliseconds, perSecond });
    await Promise.all(workers.filter(isListening).map((worker) => begin(worker, null)));
    if (stopping.aborted) stop();
    await Promise.all(
      workers
        .filter((worker) => !isListening(worker))
        .map(async (worker) =>
          keep(worker, await begin(worker, rate === null ? null : (rate * worker.count) / players)),
        ),
    );
    const seconds = (performance.now() - begun) / 1_000;
    const last = await settledFeed(ask);

    say(`${last - after} events; everybody is asked for them`);
    const end = { do: 'end', after, last, patience: PATIENCE_MS } as const;
    await Promise.all(workers.filter(isListening).map(async (worker) => keep(worker, await worker.ask(end))));
    const kinds = KINDS.flatMap((kind) => {
      const own = workers.filter((worker) => worker.kind === kind);
      if (own.length === 0) return [];
      const clients = own.reduce((sum, { count }) => sum + count, 0);
      return [
        figuresOf(
          kind,
          clients,
          own.flatMap((worker) => reports.get(worker) ?? []),
          seconds,
        ),
      ];
    });
    return { seconds, events: last - after, kinds, lost: kinds.reduce((sum, { lost }) => sum + lost, 0) };
  } finally {
    stopping.removeEventListener('abort', stop);
    for (const worker of workers) worker.dismiss();
  }
};
