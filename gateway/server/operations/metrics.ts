import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { BatchFacts } from '../../../engine/committer/committer.ts';

/** From a commit on a quiet machine to a caller who gives up, in seconds. */
const SECONDS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const BATCHES = [1, 2, 4, 8, 16, 32, 64, 128];

/** Figures of one process, named as Prometheus wants them; `docs/operations.md` says what each means. */
export interface Metrics {
  /** For figures that are read at each request for metrics. */
  readonly registry: Registry;
  readonly batch: (facts: BatchFacts) => void;
  readonly command: (type: string, outcome: string, seconds: number) => void;
  readonly request: (method: string, route: string, status: number, seconds: number) => void;
  readonly text: () => Promise<{ readonly type: string; readonly text: string }>;
}

export const createMetrics = (roles: readonly string[]): Metrics => {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'glasscase_roles',
    help: 'Roles of this process, 1 each.',
    labelNames: ['role'],
    registers,
    collect() {
      for (const role of roles) this.set({ role }, 1);
    },
  });
  const batches = new Histogram({
    name: 'glasscase_engine_batch_commands',
    help: 'Commands committed by one call.',
    buckets: BATCHES,
    registers,
  });
  const commits = new Histogram({
    name: 'glasscase_engine_commit_seconds',
    help: 'Time of one append, from the call to the answer.',
    buckets: SECONDS,
    registers,
  });
  const events = new Counter({
    name: 'glasscase_engine_events_total',
    help: 'Events this engine appended.',
    registers,
  });
  const commands = new Histogram({
    name: 'glasscase_command_seconds',
    help: 'Time from handing a command to the engine to its outcome, as this process saw it.',
    labelNames: ['type', 'outcome'],
    buckets: SECONDS,
    registers,
  });
  const requests = new Histogram({
    name: 'glasscase_http_request_seconds',
    help: 'Time of an HTTP request by its route.',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers,
  });
  return {
    registry,
    batch: (facts) => {
      batches.observe(facts.commands);
      commits.observe(facts.commitMs / 1_000);
      events.inc(facts.events);
    },
    command: (type, outcome, seconds) => commands.observe({ type, outcome }, seconds),
    request: (method, route, status, seconds) => requests.observe({ method, route, status }, seconds),
    text: async () => ({ type: registry.contentType, text: await registry.metrics() }),
  };
};

/** A figure that is read at each request for metrics; NaN where the read fails. */
export const gaugeOf = (
  { registry }: Pick<Metrics, 'registry'>,
  name: string,
  help: string,
  read: () => Promise<number> | number,
): void => {
  new Gauge({
    name,
    help,
    registers: [registry],
    async collect() {
      const value = await Promise.resolve()
        .then(read)
        .catch(() => Number.NaN);
      this.set(value);
    },
  });
};

/** A sum that is kept elsewhere, read at each request for metrics. */
export const counterOf = (
  { registry }: Pick<Metrics, 'registry'>,
  name: string,
  help: string,
  read: () => number,
): void => {
  new Counter({
    name,
    help,
    registers: [registry],
    collect() {
      this.reset();
      this.inc(read());
    },
  });
};

export interface Reading {
  readonly label: string;
  readonly value: number;
}

/** Several figures of one name, told apart by a label. Where they can't be read, there are none. */
export const gaugesOf = (
  { registry }: Pick<Metrics, 'registry'>,
  { name, help, label }: { readonly name: string; readonly help: string; readonly label: string },
  read: () => Promise<readonly Reading[]> | readonly Reading[],
): void => {
  new Gauge({
    name,
    help,
    labelNames: [label],
    registers: [registry],
    async collect() {
      this.reset();
      const readings = await Promise.resolve()
        .then(read)
        .catch(() => []);
      for (const reading of readings) this.set({ [label]: reading.label }, reading.value);
    },
  });
};
