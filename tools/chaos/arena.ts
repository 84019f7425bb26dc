import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { auditorsIn } from '../../gateway/site/auditors/auditors.ts';
import { freeClusterPorts } from '../../scripts/cluster/ports.ts';
import { type Cluster, startCluster } from '../../scripts/cluster/start-cluster.ts';
import { randomFrom } from '../simulate/random.ts';
import { checkAudit } from './checks/audit.ts';
import { type Check, checkOf, looked } from './checks/check.ts';
import { checkCheckpoints } from './checks/checkpoints.ts';
import { checkCommands } from './checks/commands.ts';
import { checkEventStream } from './checks/event-stream.ts';
import { type LogRow, readRows } from './checks/log-rows.ts';
import { checkOrder } from './checks/order.ts';
import { checkReadModels } from './checks/read-models.ts';
import { checkSubscriber } from './checks/subscribers.ts';
import { type Ledger, openLedger } from './ledger.ts';
import { type Load, startLoad } from './load.ts';
import { readSiteState, type SiteState } from './site-state.ts';
import { followByGraphql, followByStomp, type Subscriber } from './subscribers.ts';
import { watchCheckpoints } from './watch-checkpoints.ts';

/** A cluster under load, with people who look on. */
export interface Arena {
  readonly cluster: Cluster;
  readonly load: Load;
  readonly ledger: Ledger;
  /** Lets what was begun end, and looks at what can be seen while the site runs. The load is paused meanwhile. */
  glance(): Promise<readonly Check[]>;
  /** Ends the load and looks at everything. */
  conclude(): Promise<readonly Check[]>;
  close(): Promise<void>;
}

export interface ArenaOptions {
  /** A fresh folder. */
  readonly folder: string;
  readonly seed: string;
  readonly players: number;
  readonly paceMs: number;
  readonly environment: NodeJS.ProcessEnv;
  readonly extraOf?: (name: string) => Readonly<Record<string, string>>;
  readonly print: (line: string) => void;
}

/** All clients come from one address here, and ask again quickly. */
const FOR_LOAD = {
  GLASSCASE_RATE_FACTOR: '10000',
  GLASSCASE_VISITORS_SUBSCRIBE_FREELY: '1',
  GLASSCASE_SMS_PROOF_TRIES: '1',
  GLASSCASE_MAX_SOCKETS_PER_ADDRESS: '1000',
  GLASSCASE_LOG_LEVEL: 'info',
};
const SETTLES_WITHIN_MS = 60_000;
const LOOKS_EVERY_MS = 200;

export const openArena = async (options: ArenaOptions): Promise<Arena> => {
  const { folder, seed, players, paceMs, environment, extraOf = () => ({}), print } = options;
  const cluster = await startCluster({
    dataDir: folder,
    ports: await freeClusterPorts(),
    databaseUrl: null,
    cuttable: true,
    extraOf: (name) => ({ ...FOR_LOAD, ...extraOf(name) }),
    environment,
    print,
  });
  const gateways = new Map(
    cluster.plans.flatMap(({ name, serves }) =>
      serves === null ? [] : [[name, `http://${serves.host}:${serves.port}`] as const],
    ),
  );
  const watch = watchCheckpoints(gateways);
  const numbered = ['first', 'second'].map((which) => followByGraphql(cluster.url, `${which} GraphQL subscriber`));
  const shown = [followByStomp(cluster.url, 'STOMP subscriber')];
  const ledger = openLedger(join(folder, 'ledger.jsonl'));
  const load = await startLoad({ address: cluster.url, ledger, random: randomFrom(seed), players, paceMs });

  const withSql = async <Result>(work: (sql: pg.Client) => Promise<Result>): Promise<Result> => {
    const sql = new pg.Client({ connectionString: cluster.databaseUrl });
    sql.on('error', () => undefined);
    await sql.connect();
    try {
      return await work(sql);
    } finally {
      await sql.end();
    }
  };
  const look = (): Promise<SiteState> => withSql((sql) => readSiteState(sql, Date.now()));
  const sealed = (): number =>
    Math.min(...[...gateways.keys()].map((name) => watch.seen.findLast(({ gateway }) => gateway === name)?.size ?? 0));

  /**
   * Waits until deadlines are met, read models are at the end, everything is sealed and these subscribers have seen it,
   * or time is up: then the checks name the faults.
   */
  const settle = async (subscribers: readonly Subscriber[]): Promise<SiteState> => {
    const until = performance.now() + SETTLES_WITHIN_MS;
    for (;;) {
      const now = await look();
      const seen = subscribers.every(({ seqs }) => Math.max(0, ...seqs.slice(-500)) >= now.feed);
      if (now.overdue === 0 && now.behind === '' && sealed() >= now.head && seen) return now;
      if (performance.now() > until) return now;
      await sleep(LOOKS_EVERY_MS);
    }
  };

  const lookAt = (rows: readonly LogRow[], now: SiteState): readonly Check[] => {
    const { contradictions, unanswered } = load.figures();
    return [
      checkOrder(rows),
      checkCommands(ledger.asked.values(), rows),
      checkOf('answers', `${load.figures().repeated} commands were sent again after their answer`, [
        ...contradictions,
        ...(unanswered === 0 ? [] : [`${unanswered} commands were given up without an answer`]),
      ]),
      checkOf('settled', `${now.head} events sealed and folded`, [
        ...(now.overdue === 0 ? [] : [`${now.overdue} deadlines were not met`]),
        ...(now.behind === '' ? [] : [`read models are behind: ${now.behind}`]),
        ...(sealed() >= now.head ? [] : [`sealed up to ${sealed()} of ${now.head}`]),
      ]),
      checkCheckpoints(watch.seen, rows),
      ...numbered.map((subscriber) => checkSubscriber(subscriber, now.feed, 'as numbered')),
    ];
  };

  return {
    cluster,
    load,
    ledger,
    glance: async () => {
      await load.pause();
      const now = await settle(numbered);
      const rows = await withSql(readRows);
      const checks = lookAt(rows, now);
      load.resume();
      return checks;
    },
    conclude: async () => {
      await load.pause();
      await load.askAgain();
      await load.stop();
      const verifierKey = await (await fetch(new URL('/log/key', cluster.url), { redirect: 'error' })).text();
      await settle([...numbered, ...shown]);
      const token = await withSql((sql) =>
        auditorsIn(sql, randomBytes).grant('chaos', 'openings', 'chaos', Date.now()),
      );
      if (token === null) throw new Error('no right to read openings');
      const audits: Check[] = [];
      for (const [name, address] of gateways) {
        audits.push(
          await looked(`audit of ${name}`, () => checkAudit(name, address, { verifierKey: verifierKey.trim(), token })),
        );
      }
      // From here on no process writes to the log.
      for (const name of ['engine-1', 'engine-2']) await cluster.supervisor(name).stop();
      const now = await settle([...numbered, ...shown]);
      const rows = await withSql(readRows);
      return [
        ...lookAt(rows, now),
        ...shown.map((subscriber) => checkSubscriber(subscriber, now.feed, 'as shown')),
        ...audits,
        await looked('event stream', () => checkEventStream(cluster.natsUrl, rows)),
        await looked('read models', () => checkReadModels(cluster.databaseUrl)),
      ];
    },
    close: async () => {
      await load.stop();
      await Promise.all([...numbered, ...shown].map((subscriber) => subscriber.stop()));
      await watch.stop();
      ledger.close();
      await cluster.stop();
    },
  };
};
