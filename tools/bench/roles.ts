import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../engine/database/open-database.ts';
import { ROLES, type Role } from '../../gateway/site/configuration/process.ts';
import { freePorts } from '../../scripts/cluster/free-ports.ts';
import { natsBinary } from '../../scripts/cluster/nats.ts';
import { keysOf } from '../../scripts/start/keys.ts';
import { killNats, launchNats } from '../../test/harness/nats-server.ts';
import { type RunningSite, startSite } from '../../test/site/start-site.ts';
import { ROOM } from '../load/own-site.ts';
import { table } from '../load/table.ts';
import { expectOpened, type HttpRound, mediansOf, type OpenedOverHttp, startHttpRounds } from './http-rounds.ts';
import { microsecondsText, processTree, unreadableText } from './processor-time.ts';
import { type BenchServer, startBenchServer } from './server.ts';

export interface RolesRun {
  readonly rounds: number;
  readonly seconds: number;
}

export interface RolesRow extends OpenedOverHttp {
  /** How many processes the site is. */
  readonly name: string;
}

export interface RolesFigures extends RolesRun {
  readonly connections: number;
  readonly rows: readonly RolesRow[];
}

const SITES: readonly (readonly (readonly Role[])[])[] = [
  [ROLES],
  [['engine', 'projector', 'sealer'], ['gateway']],
  [['engine'], ['projector'], ['sealer'], ['gateway']],
];
const CONNECTIONS = 64;
const WARM_UP_SECONDS = 2;

type Closers = (() => Promise<unknown>)[];

/** Starts a site on a database and a NATS server of its own: no other site receives its messages. */
const startRoles = async (server: BenchServer, parts: readonly (readonly Role[])[], closers: Closers) => {
  const nats = natsBinary(process.env);
  if (nats === null) throw new Error('there is no nats-server on the PATH: apt-get install nats-server');
  const folder = await mkdtemp(join(tmpdir(), 'glasscase-bench-nats-'));
  closers.push(() => rm(folder, { recursive: true, force: true }));
  const [port = 0] = await freePorts(1);
  const bus = await launchNats(nats, port, ['-js', '-sd', folder]);
  closers.push(() => killNats(bus));
  const databaseUrl = await server.database(`roles_${parts.length}`);
  const secrets = new Map(keysOf(ROLES).map((name) => [name, randomBytes(32).toString('hex')]));
  const start = async (roles: readonly Role[]): Promise<RunningSite> => {
    const keys = keysOf(roles).map((name) => [`GLASSCASE_${name.toUpperCase()}_KEY`, secrets.get(name) ?? '']);
    const site = await startSite({
      ...ROOM,
      ...Object.fromEntries(keys),
      GLASSCASE_ROLES: roles.join(','),
      DATABASE_URL: databaseUrl,
      GLASSCASE_DATABASE_ONE_LOGIN: '1',
      NATS_URL: `nats://127.0.0.1:${port}/`,
      GLASSCASE_LOG_LEVEL: 'silent',
    });
    closers.push(site.stop);
    return site;
  };
  // The engine makes the tables and the catalog that the others wait for.
  const processes: RunningSite[] = [];
  for (const roles of parts) processes.push(await start(roles));
  const clocks = Object.fromEntries([
    ...parts.map((roles, index) => [roles.join('+'), processTree(processes[index]?.pid ?? 0)] as const),
    ['PostgreSQL', server.clock] as const,
    ['NATS', processTree(bus.pid ?? 0)] as const,
  ]);
  const load = await startHttpRounds(processes.at(-1)?.url ?? '', CONNECTIONS, clocks);
  closers.push(async () => load.stop());
  const rounds: HttpRound[] = [];
  return {
    play: async (seconds: number): Promise<void> => {
      rounds.push(await load.openCase(seconds));
    },
    /** Without the first round, which warms up. @throws AcknowledgedButLost */
    figures: async (): Promise<RolesRow> => {
      const database = await openDatabase({ databaseUrl });
      try {
        await expectOpened(
          database,
          rounds.flatMap(({ positions }) => positions),
        );
      } finally {
        await database.close();
      }
      const name = `${parts.length} ${parts.length === 1 ? 'process' : 'processes'}`;
      return { name, ...mediansOf(rounds.slice(1)) };
    },
  };
};

/**
 * `openCase` over HTTP on the site as one, two and four processes, by turns, on one PostgreSQL server. Every position that was
 * answered must be in the log.
 */
export const measureRoles = async (
  { rounds, seconds }: RolesRun,
  say: (text: string) => void,
): Promise<RolesFigures> => {
  const closers: Closers = [];
  try {
    say('Starting a PostgreSQL server');
    const server = await startBenchServer();
    closers.push(server.stop);
    const sites: Awaited<ReturnType<typeof startRoles>>[] = [];
    for (const parts of SITES) {
      say(`Starting ${parts.map((roles) => roles.join('+')).join(', ')}`);
      sites.push(await startRoles(server, parts, closers));
    }
    for (const { play } of sites) await play(WARM_UP_SECONDS);
    for (let round = 1; round <= rounds; round += 1) {
      say(`Round ${round} of ${rounds}`);
      for (const { play } of sites) await play(seconds);
    }
    const rows: RolesRow[] = [];
    for (const { figures } of sites) rows.push(await figures());
    return { rounds, seconds, connections: CONNECTIONS, rows };
  } finally {
    for (const close of closers.reverse()) await close();
  }
};

/** The report for the terminal. */
export const rolesText = ({ connections, rounds, seconds, rows }: RolesFigures): string =>
  [
    table(
      ['the site as', 'plays a second', 'p50 ms', 'p99 ms', 'all of it, µs a play'],
      rows.map(({ name, openCase, openCaseP50, openCaseP99, openCaseSpent }) => {
        const { 'load generator': _load, ...own } = openCaseSpent;
        const read = Object.values(own).filter((value) => typeof value === 'number');
        const all = read.length < Object.keys(own).length ? 'n/a' : read.reduce((sum, value) => sum + value, 0);
        return [
          name,
          openCase.toFixed(0),
          openCaseP50.toFixed(0),
          openCaseP99.toFixed(0),
          typeof all === 'number' ? all.toFixed(0) : all,
        ];
      }),
    ),
    ...rows.map(
      ({ name, openCaseSpent }) =>
        `  ${name}, µs a play: ${Object.entries(openCaseSpent)
          .map(([part, value]) => `${part} ${microsecondsText(value)}`)
          .join(', ')}`,
    ),
    ...unreadableText(rows.map(({ openCaseSpent }) => openCaseSpent)),
    `${connections} connections, ${rounds} rounds of ${seconds} s by turns; every play that was answered is in the log`,
  ].join('\n');
