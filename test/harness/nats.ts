import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from '../../scripts/cluster/free-ports.ts';
import { killNats, launchNats, natsBinary } from './nats-server.ts';

export { startNatsCluster } from './nats-cluster.ts';

/** A real NATS server for a suite. JetStream keeps its files over an outage. */
export interface NatsServer {
  readonly url: string;
  /** Takes the server away, runs what is given meanwhile, and brings it back on the same port. */
  readonly outage: (meanwhile: () => Promise<void>) => Promise<void>;
  readonly stop: () => Promise<void>;
}

export interface NatsServerOptions {
  /** `user:password` that clients must give. */
  readonly credentials?: string;
}

/** Null where no `nats-server` can be found; the suite then says so in one line and is skipped. */
export const startNats = async ({ credentials }: NatsServerOptions = {}): Promise<NatsServer | null> => {
  const path = natsBinary();
  if (path === null) return null;
  const [port = 0] = await freePorts(1);
  const folder = await mkdtemp(join(tmpdir(), 'glasscase-nats-'));
  const [user, password] = credentials?.split(':') ?? [];
  const access = user === undefined || password === undefined ? [] : ['--user', user, '--pass', password];
  const launch = () => launchNats(path, port, ['-js', '-sd', folder, ...access]);
  let child = await launch();
  return {
    url: `nats://${credentials === undefined ? '' : `${credentials}@`}127.0.0.1:${port}`,
    outage: async (meanwhile) => {
      await killNats(child);
      await meanwhile();
      child = await launch();
    },
    stop: async () => {
      await killNats(child);
      await rm(folder, { recursive: true, force: true });
    },
  };
};
