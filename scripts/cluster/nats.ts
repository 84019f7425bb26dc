import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { delimiter, join } from 'node:path';
import type { Service } from './service.ts';

/** Null where no `nats-server` can be found. */
export const natsBinary = (environment: NodeJS.ProcessEnv): string | null => {
  const folders = [...(environment.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => join(folder, 'nats-server')).find((path) => existsSync(path)) ?? null;
};

export interface NatsPlan {
  readonly binary: string;
  readonly dataDir: string;
  readonly logs: string;
  readonly clientPorts: readonly number[];
  readonly routePorts: readonly number[];
}

/** Clients are told of no other nodes: each knows the addresses it was given. */
const configurationOf = ({ dataDir, clientPorts, routePorts }: NatsPlan, index: number): string => {
  const routes = routePorts.map((port) => `nats-route://127.0.0.1:${port}`);
  return `server_name: nats-${index + 1}
listen: "127.0.0.1:${clientPorts[index]}"
jetstream { store_dir: ${JSON.stringify(join(dataDir, `nats-${index + 1}`))}, max_mem: 64MB, max_file: 4GB }
cluster {
  name: glasscase
  listen: "127.0.0.1:${routePorts[index]}"
  no_advertise: true
  routes: [${routes.map((route) => JSON.stringify(route)).join(', ')}]
}
`;
};

/** Whether a server on this port greets a client that connects. */
const greets = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port, timeout: 1_000 });
    const end = (answer: boolean) => (): void => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('data', end(true)).once('error', end(false)).once('timeout', end(false)).once('close', end(false));
  });

/** Three servers, one JetStream cluster. */
export const natsServices = async (plan: NatsPlan): Promise<readonly Service[]> =>
  Promise.all(
    plan.clientPorts.map(async (port, index): Promise<Service> => {
      const name = `nats-${index + 1}`;
      const folder = join(plan.dataDir, name);
      const file = join(folder, 'nats.conf');
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(file, configurationOf(plan, index));
      return {
        name,
        program: plan.binary,
        words: ['-c', file],
        environment: {},
        logFile: join(plan.logs, `${name}.log`),
        stopSignal: 'SIGTERM',
        endSignal: 'SIGKILL',
        isReady: () => greets(port),
      };
    }),
  );
