import { statfs } from 'node:fs/promises';
import type { CommitterStats } from '../../engine/committer/committer.ts';
import { db, defineQuery, type Given } from '../../engine/database/queries.ts';
import type { SqlClient } from '../../engine/database/sql.ts';
import { expectedPayout } from '../../engine/fairness/return-band.ts';
import type { WitnessState } from '../../engine/log/witness/ask-witness.ts';
import type { FollowerStatus } from '../../engine/projections/follower.ts';
import { type CaseReturn, caseReturns } from '../../engine/projections/queries/returns.ts';
import { logSize } from '../../engine/projections/read-log.ts';
import { keptFor } from '../../gateway/kept-for.ts';
import type { GatewayFigures } from '../../gateway/ports.ts';
import { counterOf, gaugeOf, gaugesOf, type Metrics } from '../../gateway/server/operations/metrics.ts';

/** Monitoring asks every few seconds; this is read again after so long. */
const RETURNS_LAST_MS = 15_000;

export const engineMetrics = (metrics: Metrics, stats: () => CommitterStats): void => {
  gaugeOf(metrics, 'glasscase_engine_running', '1 while this engine takes commands.', () =>
    stats().state === 'running' ? 1 : 0,
  );
  gaugeOf(metrics, 'glasscase_engine_queue_depth', 'Commands that wait in this engine.', () => stats().queued);
  gaugeOf(metrics, 'glasscase_engine_cache_bytes', 'Memory of cached states, estimated.', () => stats().cacheBytes);
};

/** How long a payment that wasn't credited is told of. */
const UNCREDITED_FOR_MS = 7 * 24 * 60 * 60_000;

const uncredited = defineQuery((given: Given<{ since: number }>) =>
  db
    .selectFrom('depositOrder')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('problem', 'is not', null)
    .where('updatedAt', '>', given('since')),
);
const reactors = defineQuery(() => db.selectFrom('reactor').select(['name', 'position']));
const failures = defineQuery(() =>
  db
    .selectFrom('reactor as r')
    .leftJoin('reactorFailure as f', 'f.name', 'r.name')
    .select(['r.name as label', ({ fn }) => fn.count<number>('f.position').as('value')])
    .groupBy('r.name'),
);

export const projectorMetrics = (
  metrics: Metrics,
  sql: SqlClient,
  status: () => readonly FollowerStatus[],
  now: () => number,
): void => {
  gaugesOf(
    metrics,
    {
      name: 'glasscase_projection_lag_events',
      help: 'Events that a read model has yet to fold, as this projector knows.',
      label: 'projection',
    },
    async () => {
      const size = await logSize(sql);
      return status().map(({ name, position }) => ({ label: name, value: Math.max(0, size - position) }));
    },
  );
  gaugesOf(
    metrics,
    { name: 'glasscase_reactor_lag_events', help: 'Events that a reactor has yet to react to.', label: 'reactor' },
    async () => {
      const size = await logSize(sql);
      const rows = await reactors(sql, {});
      return rows.map(({ name, position }) => ({ label: name, value: Math.max(0, size - position) }));
    },
  );
  gaugesOf(
    metrics,
    {
      name: 'glasscase_reactor_failed_events',
      help: 'Events whose reaction failed and is tried again.',
      label: 'reactor',
    },
    () => failures(sql, {}),
  );
  const returns = keptFor(RETURNS_LAST_MS, now, () => caseReturns(sql));
  const ofCases = (name: string, help: string, value: (one: CaseReturn) => number): void =>
    gaugesOf(metrics, { name, help, label: 'case' }, async () =>
      (await returns()).map((one) => ({ label: one.slug, value: value(one) })),
    );
  ofCases('glasscase_case_opens', 'Draws from a case, in openings and battles.', ({ sums }) => sums.plays);
  ofCases(
    'glasscase_case_return_ratio',
    'What came out of a case, divided by what its odds promise for as many opens.',
    ({ sums }) => (sums.expected > 0n ? Number(sums.won) / expectedPayout(sums) : 0),
  );
  ofCases(
    'glasscase_case_evidence',
    'What the draws say against the odds, log10 of an e-value: 6 is one in a million, however often one looks.',
    ({ evidence }) => evidence,
  );
  gaugeOf(
    metrics,
    'glasscase_orders_uncredited',
    'Deposits of the last seven days that were paid and could not be credited.',
    async () => (await uncredited(sql, { since: now() - UNCREDITED_FOR_MS }))[0]?.count ?? 0,
  );
};

/** How far sealing is: entries of the log, sealed ones, and how long the oldest of the others waits. */
export interface Sealing {
  readonly sealed: number;
  readonly ageSeconds: number;
}

export const sealerMetrics = (metrics: Metrics, sql: SqlClient, sealing: (size: number) => Sealing): void => {
  const of = (name: string, help: string, value: (entries: number) => number): void =>
    gaugeOf(metrics, name, help, async () => value(await logSize(sql)));
  of('glasscase_log_entries', 'Entries of the log.', (entries) => entries);
  of('glasscase_sealed_entries', 'Entries that the newest checkpoint covers.', (entries) => sealing(entries).sealed);
  of(
    'glasscase_seal_age_seconds',
    'How long the oldest entry waits that is not sealed.',
    (entries) => sealing(entries).ageSeconds,
  );
};

/** The witnesses' cosignatures, as the sealer that asks them knows them. */
export const witnessMetrics = (metrics: Metrics, status: () => readonly WitnessState[]): void => {
  gaugesOf(
    metrics,
    {
      name: 'glasscase_witnessed_entries',
      help: 'Entries that the newest checkpoint covers which this witness cosigned.',
      label: 'witness',
    },
    () => status().map(({ name, size }) => ({ label: name, value: size ?? 0 })),
  );
  gaugesOf(
    metrics,
    {
      name: 'glasscase_witness_troubled',
      help: '1 while this witness does not answer as it should.',
      label: 'witness',
    },
    () => status().map(({ name, trouble }) => ({ label: name, value: trouble === null ? 0 : 1 })),
  );
};

/** The disk that holds the data folder, as an ordinary user may fill it. */
export const diskMetrics = (metrics: Metrics, folder: string): void =>
  gaugeOf(metrics, 'glasscase_disk_free_ratio', 'Free share of the disk that holds DATA_DIR.', async () => {
    const { bavail, blocks } = await statfs(folder);
    return blocks > 0 ? bavail / blocks : Number.NaN;
  });

export const natsMetrics = (metrics: Metrics, nats: { isAway(): boolean }): void =>
  gaugeOf(metrics, 'glasscase_nats_connected', '1 while a NATS server is reached.', () => (nats.isAway() ? 0 : 1));

export const remoteEngineMetrics = (metrics: Metrics, status: () => { readonly engines: number }): void =>
  gaugeOf(
    metrics,
    'glasscase_engines_known',
    'Engines that this process may send commands to.',
    () => status().engines,
  );

export const gatewayMetrics = (metrics: Metrics, read: () => GatewayFigures): void => {
  gaugesOf(
    metrics,
    { name: 'glasscase_sockets', help: 'Open sockets, by what is spoken over them.', label: 'kind' },
    () => Object.entries(read().sockets).map(([label, value]) => ({ label, value })),
  );
  gaugeOf(metrics, 'glasscase_live_listeners', 'Listeners of the live feed.', () => read().live.listeners);
  counterOf(metrics, 'glasscase_sms_sent_total', 'Text messages with a code.', () => read().sms.sent);
  gaugesOf(
    metrics,
    {
      name: 'glasscase_sms_budget_used_ratio',
      help: 'Share of the text messages that the whole site may send which is sent, by window.',
      label: 'window',
    },
    async () => Object.entries(await read().sms.budgetUsed()).map(([label, value]) => ({ label, value })),
  );
  counterOf(
    metrics,
    'glasscase_sms_exhausted_total',
    'Text messages that were refused because the site had sent as many as it may.',
    () => read().sms.exhausted,
  );
  counterOf(
    metrics,
    'glasscase_live_cut_off_total',
    'Listeners of the live feed that were cut off because they were too slow.',
    () => read().live.cutOff,
  );
};
