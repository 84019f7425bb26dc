import { chmod, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { lockDataFolder } from '../../engine/database/data-folder.ts';
import type { Role } from '../../gateway/site/configuration/process.ts';
import { loadOrCreateKey, secretsFolder } from '../start/secrets.ts';
import { startBalancer } from './balancer.ts';
import { natsBinary, natsServices } from './nats.ts';
import type { Ports } from './ports.ts';
import { postgresService, roleLogin, siteLogin } from './postgres.ts';
import { startReaper } from './reaper.ts';
import { roleService } from './role-service.ts';
import { rollOver } from './roll.ts';
import type { Service } from './service.ts';
import { NotReady, type Supervisor, supervise } from './supervisor.ts';
import { cuttableLines, directLines, type Wires } from './surroundings.ts';
import { clusterTopology, type Keys, PROCESS_NAMES, type ProcessPlan } from './topology.ts';

/**
 * The keys that all processes share: from the environment, else from `DATA_DIR/secrets`, made there the first time.
 * @throws SecretInvalid
 */
const clusterKeys = async (dataDir: string, environment: NodeJS.ProcessEnv): Promise<Keys> => {
  const folder = await secretsFolder(dataDir);
  const key = async (name: string, variable: string): Promise<string> =>
    (await loadOrCreateKey(folder, name, environment[variable] || undefined)).toString('hex');
  return {
    seal: await key('seal-key', 'GLASSCASE_SEAL_KEY'),
    account: await key('account-key', 'GLASSCASE_ACCOUNT_KEY'),
    log: await key('log-key', 'GLASSCASE_LOG_KEY'),
    promise: await key('promise-key', 'GLASSCASE_PROMISE_KEY'),
  };
};

/** Something that the cluster needs isn't on this machine. The message says what to install or to set. */
export class ClusterCannotStart extends Error {
  override readonly name = 'ClusterCannotStart';
}

const STARTS_WITHIN_MS = 120_000;
const LOOPBACK = '127.0.0.1';
/** A role that takes work stops before the role that does it. */
const STOP_ORDER = ['gateway', 'engine', 'projector', 'sealer'] as const;

export interface ClusterOptions {
  readonly dataDir: string;
  readonly ports: Ports;
  /** Instead of a server of the cluster's own. */
  readonly databaseUrl: string | null;
  /** Lines to PostgreSQL and NATS that can be cut. */
  readonly cuttable: boolean;
  /** Variables of a process besides, or instead of, its planned environment. */
  readonly extraOf: (name: string) => Readonly<Record<string, string>>;
  readonly environment: NodeJS.ProcessEnv;
  /** One line for every event. */
  readonly print: (line: string) => void;
}

export interface Cluster {
  /** Of the balancer. */
  readonly url: string;
  /** Of PostgreSQL itself, past lines that can be cut, with the owner's login. */
  readonly databaseUrl: string;
  readonly natsUrl: string;
  readonly keys: Keys;
  readonly plans: readonly ProcessPlan[];
  readonly logs: string;
  /** Processes of the site, `postgres` and `nats-1` to `nats-3`. @throws Error for another name */
  supervisor(name: string): Supervisor;
  /** Null unless `cuttable`. */
  wiresOf(name: string): Wires | null;
  /** Restarts the site's processes, one at a time. @throws NotReady */
  roll(print?: (line: string) => void): Promise<void>;
  /** Everything, in order. */
  stop(): Promise<void>;
}

/**
 * PostgreSQL, three NATS servers, two processes of each role and a balancer, on loopback.
 * @throws ClusterCannotStart, PostgresMissing, DataFolderInUse, NotReady
 */
export const startCluster = async (options: ClusterOptions): Promise<Cluster> => {
  const { dataDir, ports, environment, print } = options;
  const binary = natsBinary(environment);
  if (binary === null)
    throw new ClusterCannotStart(
      'npm run cluster needs nats-server on the PATH: apt-get install nats-server, brew install nats-server, or https://nats.io/download',
    );
  await mkdir(dataDir, { recursive: true });
  // PostgreSQL may run as another user, whose folder is in here; private files have their own folders.
  await chmod(dataDir, 0o711);
  const lock = lockDataFolder(dataDir);
  const logs = join(dataDir, 'logs');
  await mkdir(logs, { recursive: true, mode: 0o700 });
  const reaper = startReaper();
  const supervisors = new Map<string, Supervisor>();
  const closers: (() => Promise<void>)[] = [];
  const parts = { reaper, print, now: () => performance.now() };
  const supervisor = (name: string): Supervisor => {
    const found = supervisors.get(name);
    if (found === undefined) throw new Error(`the cluster has no ${name}`);
    return found;
  };
  const begin = (service: Service): Supervisor => {
    const begun = supervise(service, parts);
    supervisors.set(begun.name, begun);
    closers.push(() => begun.stop());
    begun.start();
    return begun;
  };
  const ready = async (one: Supervisor): Promise<void> => {
    await one.whenReady(STARTS_WITHIN_MS);
    print(`${one.name} is ready`);
  };
  const stop = async (): Promise<void> => {
    for (const close of closers.splice(0).reverse()) await close();
    reaper.close();
    lock.release();
  };

  try {
    const postgres =
      options.databaseUrl === null
        ? await postgresService({ folder: join(dataDir, 'postgres'), logs, port: ports.postgres })
        : null;
    if (postgres !== null) await ready(begin(postgres));
    const databaseUrl = postgres === null ? (options.databaseUrl ?? '') : await siteLogin(postgres.url);
    const ownerUrl = postgres?.url ?? (environment.GLASSCASE_DATABASE_OWNER_URL || null);
    const nats = (
      await natsServices({ binary, dataDir, logs, clientPorts: ports.natsClients, routePorts: ports.natsRoutes })
    ).map(begin);
    await Promise.all(nats.map(ready));

    const direct = directLines(databaseUrl, ports.natsClients);
    const lines = options.cuttable ? await cuttableLines(PROCESS_NAMES, databaseUrl, ports.natsClients) : direct;
    closers.push(() => lines.close());
    const keys = await clusterKeys(dataDir, environment);
    const portOf = (from: readonly number[], index: number) => ({ host: LOOPBACK, port: from[index] ?? 0 });
    const url = `http://${LOOPBACK}:${ports.balancer}`;
    const plans = clusterTopology({
      dataDir,
      publicUrl: url,
      keys,
      operationsAt: (name) => portOf(ports.operations, PROCESS_NAMES.indexOf(name)),
      gatewayAt: (name) => portOf(ports.gateways, Number(name.split('-')[1]) - 1),
      surroundingsOf: (name) => lines.surroundingsOf(name),
      loginOf: postgres === null ? (given) => given : roleLogin,
      ownerUrl,
      trustedProxies: 0,
      allowSandbox: false,
    });
    for (const plan of plans) {
      const service = await roleService(plan, logs, options.extraOf(plan.name));
      supervisors.set(plan.name, supervise(service, parts));
    }
    const of = (role: Role): readonly Supervisor[] =>
      plans.filter((plan) => plan.role === role).map(({ name }) => supervisor(name));
    closers.push(async () => {
      for (const role of STOP_ORDER) await Promise.all(of(role).map((one) => one.stop()));
    });
    const start = async (some: readonly Supervisor[]): Promise<void> => {
      for (const one of some) one.start();
      await Promise.all(some.map(ready));
    };
    // The first engine makes the tables and the catalog; the others would only wait for it.
    await start(of('engine').slice(0, 1));
    await start([...of('engine').slice(1), ...of('projector'), ...of('sealer')]);
    await start(of('gateway'));

    const backends = plans.flatMap(({ name, serves }) =>
      serves === null ? [] : [{ name, address: serves, isReady: () => supervisor(name).isReady() }],
    );
    const balancer = await startBalancer({ host: LOOPBACK, port: ports.balancer }, backends);
    closers.push(() => balancer.close());

    return {
      url,
      databaseUrl: ownerUrl ?? databaseUrl,
      natsUrl: direct.surroundingsOf('').natsUrl,
      keys,
      plans,
      logs,
      supervisor,
      wiresOf: (name) => lines.wiresOf(name),
      roll: (say = print) => rollOver({ plans, supervisor, serves: (name) => balancer.serves(name), print: say }),
      stop,
    };
  } catch (error) {
    await stop();
    throw error instanceof NotReady ? new ClusterCannotStart(error.message) : error;
  }
};
